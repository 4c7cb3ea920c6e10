/// A key with modifiers that calls a method of a responder in the chain.
///
/// Responders provide commands through `keyCommands`. When a key goes down, the engine searches the chain for commands
/// that match it. The first one with a receiver in the chain replaces the press. Held keys repeat their command (Apple:
/// UIKeyCommand).
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  private let keys: String
  private let flags: UIKeyModifierFlags

  nonisolated deinit {}

  /// Creates a command for a key: its characters without modifiers, or one of the constants here.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command for a key, with a title that explains it.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  /// Creates a command with a title for a key.
  public init(
    title: String = "",
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    keys = input
    flags = modifierFlags
    super.init(
      title: title,
      action: action,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  /// The characters of the key without modifiers, or one of the constants here.
  open var input: String? { keys }

  /// The modifiers that have to be held, and no other modifiers; Caps Lock does not matter.
  open var modifierFlags: UIKeyModifierFlags { flags }

  /// Whether the command also handles keys that the first responder would type; false by default.
  open var wantsPriorityOverSystemBehavior = false
}

extension UIKeyCommand {
  /// The upper arrow key.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The lower arrow key.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// The End key.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// The forward-delete key.
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  /// Function key 1.
  nonisolated public static let f1 = "UIKeyInputF1"
  /// Function key 2.
  nonisolated public static let f2 = "UIKeyInputF2"
  /// Function key 3.
  nonisolated public static let f3 = "UIKeyInputF3"
  /// Function key 4.
  nonisolated public static let f4 = "UIKeyInputF4"
  /// Function key 5.
  nonisolated public static let f5 = "UIKeyInputF5"
  /// Function key 6.
  nonisolated public static let f6 = "UIKeyInputF6"
  /// Function key 7.
  nonisolated public static let f7 = "UIKeyInputF7"
  /// Function key 8.
  nonisolated public static let f8 = "UIKeyInputF8"
  /// Function key 9.
  nonisolated public static let f9 = "UIKeyInputF9"
  /// Function key 10.
  nonisolated public static let f10 = "UIKeyInputF10"
  /// Function key 11.
  nonisolated public static let f11 = "UIKeyInputF11"
  /// Function key 12.
  nonisolated public static let f12 = "UIKeyInputF12"
}

/// Initializers that take a method reference.
extension UIKeyCommand {
  /// Creates a command that calls a method on the main actor.
  public convenience init<Target, each Argument>(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      input: input,
      modifierFlags: modifierFlags,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column))
    )
  }

  /// Creates a command that calls a method without an actor.
  public convenience init<each Argument, Target>(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      input: input,
      modifierFlags: modifierFlags,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column))
    )
  }

  /// Creates a command with a title that calls a method on the main actor.
  public convenience init<Target, each Argument>(
    title: String = "",
    action: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      title: title,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column)),
      input: input,
      modifierFlags: modifierFlags,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }
}
