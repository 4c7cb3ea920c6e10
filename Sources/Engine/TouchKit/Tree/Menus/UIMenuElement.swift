public import Foundation

/// Something that can stand in a menu: a title and how it appears (Apple: UIMenuElement).
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  private let elementTitle: String

  nonisolated deinit {}

  init(title: String) {
    elementTitle = title
    super.init()
  }

  /// What the element is called.
  open var title: String { elementTitle }

  /// A picture of the element; nil if it has none.
  open var image: UIImage? { nil }
}

extension UIMenuElement {
  /// Whether an element is checked.
  nonisolated public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// How an element appears and behaves.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Its menu stays after it was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
