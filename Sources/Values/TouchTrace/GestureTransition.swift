/// A change of a gesture recognizer's state, and its cause.
public struct GestureTransition: Hashable, Sendable {
  /// The states of a recognizer.
  public enum State: String, Hashable, Sendable {
    /// It has not decided yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture continued.
    case changed
    /// The gesture was recognised, or a continuous one ended.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches do not match this gesture.
    case failed
  }

  /// The recognizer.
  public var recognizer: NodeSnapshot
  /// The view it is attached to.
  public var view: NodeSnapshot?
  /// The state before.
  public var from: State
  /// The state after; the same as before if the recognizer has to wait.
  public var to: State
  /// The cause.
  public var cause: GestureCause

  /// Creates a description of a change.
  public init(
    recognizer: NodeSnapshot,
    view: NodeSnapshot?,
    from: State,
    to: State,
    cause: GestureCause
  ) {
    self.recognizer = recognizer
    self.view = view
    self.from = from
    self.to = to
    self.cause = cause
  }
}
