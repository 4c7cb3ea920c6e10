/// A recognizer that tracks the pointer while no button is down.
@MainActor
protocol HoverFollower: UIGestureRecognizer {
  /// Called with the pointer's change in relation to the recognizer's view.
  ///
  /// The engine calls it for each hover event over the view or a descendant. It calls it once more when the pointer has
  /// left.
  func pointer(_ change: HoverChange, _ touch: UITouch, _ event: UIEvent)
}

/// The pointer's change in relation to a view.
enum HoverChange {
  /// The pointer entered the view.
  case entered
  /// The pointer moved over the view.
  case moved
  /// The pointer left the view, or the view moved away from it.
  case exited
}
