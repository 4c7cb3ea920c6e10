/// The properties of a control in a tree snapshot.
public struct ControlSnapshot: Hashable, Sendable {
  /// Whether it reacts to touches.
  public var isEnabled: Bool
  /// Whether it is selected.
  public var isSelected: Bool
  /// Whether it is highlighted.
  public var isHighlighted: Bool
  /// The handlers of its events.
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

/// A method or closure that a control calls.
public struct ControlHandlerSnapshot: Hashable, Sendable {
  /// The name of the target for developers; nil if the responder chain is searched.
  public var target: String?
  /// The name or type of the method, or the title of the action.
  public var action: String
  /// The names of its events.
  public var events: [String]

  /// Creates a description.
  public init(target: String?, action: String, events: [String]) {
    self.target = target
    self.action = action
    self.events = events
  }
}
