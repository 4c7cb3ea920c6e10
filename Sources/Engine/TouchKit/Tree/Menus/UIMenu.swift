import Foundation

/// A list of actions, commands and submenus (Apple: UIMenu).
///
/// It is immutable. Buttons show it as their `menu`, views through a `UIContextMenuInteraction`.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  private let name: Identifier
  private let picture: UIImage?
  private let list: [UIMenuElement]
  private let choices: Options

  nonisolated deinit {}

  /// Creates a menu; without an identifier it receives a unique one.
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

  /// The identifier of the menu.
  open var identifier: Identifier { name }

  /// The image of the menu; nil by default.
  open override var image: UIImage? { picture }

  /// The options of the menu.
  open var options: Options { choices }

  /// The elements of the menu, from top to bottom.
  open var children: [UIMenuElement] { list }

  /// The actions in the menu and its submenus whose state is on.
  open var selectedElements: [UIMenuElement] {
    list.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }

  /// Returns a copy of the menu with other elements.
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
  /// The identifier of a menu.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu.
  nonisolated public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the elements inline in the parent menu, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Marks the menu as destructive, shown in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows one action at a time to be on; choosing another one selects that instead.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
}
