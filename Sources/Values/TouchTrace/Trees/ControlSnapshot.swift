/// What only controls have, at the moment a tree was written down.
public struct ControlSnapshot: Hashable, Sendable {
  /// Whether it reacts to fingers.
  public var isEnabled: Bool
  /// Whether it is selected.
  public var isSelected: Bool
  /// Whether it shows that it is pressed.
  public var isHighlighted: Bool
  /// What is called when something happens to it.
  public var handlers: [ControlHandlerSnapshot]

  /// Creates a description.
  public init(
    isEnabled: Bool,
    isSelected: Bool,
    isHighlighted: Bool,
    handlers: [ControlHandlerSnapshot]
  ) {
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.handlers = handlers
  }
}

/// One method or closure that a control calls.
public struct ControlHandlerSnapshot: Hashable, Sendable {
  /// What a person calls the target; nil where it is looked for along the chain.
  public var target: String?
  /// The type of the method, or the title of the action.
  public var action: String
  /// The names of the events for which it is called.
  public var events: [String]

  /// Creates a description.
  public init(target: String?, action: String, events: [String]) {
    self.target = target
    self.action = action
    self.events = events
  }
}
