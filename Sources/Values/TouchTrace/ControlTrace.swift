/// A step of a control that tracks a finger.
public struct ControlTracking: Hashable, Sendable {
  /// The kind of step.
  public enum Step: String, Hashable, Sendable {
    /// It was asked whether to track a finger that came down.
    case began
    /// It declined to track the finger.
    case refused
    /// It received a move.
    case continued
    /// It declined to continue after a move.
    case stopped
    /// It received the lift of the finger.
    case ended
    /// It received the cancellation of the touch.
    case cancelled
  }

  /// The control.
  public var control: NodeSnapshot
  /// The kind of step.
  public var step: Step
  /// The number of the touch.
  public var touch: Int

  /// Creates a description of a step.
  public init(control: NodeSnapshot, step: Step, touch: Int) {
    self.control = control
    self.step = step
    self.touch = touch
  }
}

/// The events that a control sent to its registered targets at one moment.
public struct ControlEvents: Hashable, Sendable {
  /// The control.
  public var control: NodeSnapshot
  /// The names of the events, such as `touchUpInside`.
  public var names: [String]
  /// The number of the touch that caused them; nil if the program caused them.
  public var touch: Int?
  /// The number of handlers that were registered for them.
  public var handlers: Int

  /// Creates a description of events.
  public init(control: NodeSnapshot, names: [String], touch: Int?, handlers: Int) {
    self.control = control
    self.names = names
    self.touch = touch
    self.handlers = handlers
  }
}
