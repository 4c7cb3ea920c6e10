import Foundation

/// A list of things that can be done (Apple: UIMenu).
///
/// It is immutable. Buttons show one as their `menu`, views through a `UIContextMenuInteraction`.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  private let name: Identifier
  private let picture: UIImage?
  private let list: [UIMenuElement]
  private let choices: Options

  nonisolated deinit {}

  /// Creates a menu; without an identifier it gets one of its own.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    name = identifier ?? Identifier(UUID().uuidString)
    picture = image
    choices = options
    list = children
    super.init(title: title)
  }

  /// The name of the menu.
  open var identifier: Identifier { name }

  /// A picture of what the menu is for; nil unless given.
  open override var image: UIImage? { picture }

  /// How the menu appears.
  open var options: Options { choices }

  /// What is in it, from top to bottom.
  open var children: [UIMenuElement] { list }

  /// The actions in it and in its menus that are on.
  open var selectedElements: [UIMenuElement] {
    list.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }

  /// The same menu with something else in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      image: picture,
      identifier: name,
      options: choices,
      children: newChildren
    )
  }
}

extension UIMenu {
  /// The name of a menu.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Names a menu.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Names a menu.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu appears and behaves.
  nonisolated public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What is in it stands in the menu around it, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something: red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Of its actions one is on: choosing another one turns it on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
}
