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
  /// A finger that came down before the control was told that this one lifted.
  var successor: UITouch?

  /// Whether the finger was taken from the control, or its end told.
  var isTaken: Bool { touch.state.view == nil || touch.delivery.stage == .over }

  /// Whether nothing more will be heard of the finger, as is known after an event.
  var isLost: Bool { isTaken || (touch.isOver && !touch.delivery.isWithheld) }
}

extension UITouch {
  /// Whether the finger is up, whatever views have been told so far.
  final var hasLifted: Bool { delivery.hasEnded || state.phase == .ended }

  /// Whether a control has begun to receive the touch and will hear more of it.
  final func isHeld(by control: UIControl) -> Bool {
    state.view === control && delivery.stage == .seen
  }
}
