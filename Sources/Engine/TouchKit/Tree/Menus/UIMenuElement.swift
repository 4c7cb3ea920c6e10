public import Foundation

/// An element of a menu, with a title and an image (Apple: UIMenuElement).
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  private let elementTitle: String

  nonisolated deinit {}

  init(title: String) {
    elementTitle = title
    super.init()
  }

  /// The title of the element.
  open var title: String { elementTitle }

  /// The image of the element; nil by default.
  open var image: UIImage? { nil }
}

extension UIMenuElement {
  /// The state of an element's check mark.
  nonisolated public enum State: Int, Sendable {
    /// The element is not checked.
    case off = 0
    /// The element is checked.
    case on = 1
    /// Some parts of the element are checked.
    case mixed = 2
  }

  /// The attributes of an element.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
