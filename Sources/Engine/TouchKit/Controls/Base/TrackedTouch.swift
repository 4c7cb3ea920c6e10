/// The one touch that a control tracks.
@MainActor
struct TrackedTouch {
  /// The stage of the tracking.
  enum Stage {
    /// `beginTracking(_:with:)` is running.
    case asking
    /// The control tracks the touch.
    case tracking
    /// The control is being notified of the end or cancellation of the touch.
    case ending
  }

  let touch: UITouch
  var stage = Stage.asking
  /// Whether the touch counts as inside.
  var isInside = true
  /// The latest event that contained the touch.
  weak var event: UIEvent?
  /// A touch that began before the control was notified that this one ended.
  var successor: UITouch?

  /// Whether the touch was taken from the control, or its end was delivered.
  var isTaken: Bool { touch.state.view == nil || touch.delivery.stage == .over }

  /// Whether the control will receive nothing more about the touch, as is known after an event.
  var isLost: Bool { isTaken || (touch.isOver && !touch.delivery.isWithheld) }
}

extension UITouch {
  /// Whether the finger is up, regardless of the deliveries to views.
  final var hasLifted: Bool { delivery.hasEnded || state.phase == .ended }

  /// Returns whether a control has begun to receive the touch and will receive more of it.
  final func isHeld(by control: UIControl) -> Bool {
    state.view === control && delivery.stage == .seen
  }
}
