/// A step of a control that follows a finger.
public struct ControlTracking: Hashable, Sendable {
  /// What the control did.
  public enum Step: String, Hashable, Sendable {
    /// It was asked whether to follow a finger that came down.
    case began
    /// It declined to follow the finger.
    case refused
    /// It received a move.
    case continued
    /// It declined to go on after a move.
    case stopped
    /// It received the lifting of the finger.
    case ended
    /// It received that the finger was taken away.
    case cancelled
  }

  /// The control.
  public var control: NodeSnapshot
  /// What it did.
  public var step: Step
  /// The finger, by its number.
  public var touch: Int

  /// Creates a description of a step.
  public init(control: NodeSnapshot, step: Step, touch: Int) {
    self.control = control
    self.step = step
    self.touch = touch
  }
}

/// What happened to a control at one moment, and was sent to the targets registered for it.
public struct ControlEvents: Hashable, Sendable {
  /// The control.
  public var control: NodeSnapshot
  /// The names of the events, such as `touchUpInside`.
  public var names: [String]
  /// The finger that caused them, by its number; nil when the program did.
  public var touch: Int?
  /// How many handlers were registered for them.
  public var handlers: Int

  /// Creates a description of events.
  public init(control: NodeSnapshot, names: [String], touch: Int?, handlers: Int) {
    self.control = control
    self.names = names
    self.touch = touch
    self.handlers = handlers
  }
}
