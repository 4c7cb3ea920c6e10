/// The one finger that a control follows.
@MainActor
struct TrackedTouch {
  /// How far the following has come.
  enum Stage {
    /// `beginTracking(_:with:)` is being asked.
    case asking
    /// The control follows.
    case tracking
    /// The end or the loss of the finger is being told.
    case ending
  }

  let touch: UITouch
  var stage = Stage.asking
  /// Whether the finger counts as inside.
  var isInside = true
  /// The latest event that the finger was in.
  weak var event: UIEvent?

  /// Whether nothing more will be heard of the finger.
  var isLost: Bool {
    touch.state.view == nil || touch.delivery.stage == .over
      || (touch.isOver && !touch.delivery.isWithheld)
  }
}
