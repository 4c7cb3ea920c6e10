/// A recognizer that tracks the pointer while no button is down.
@MainActor
protocol HoverFollower: UIGestureRecognizer {
  /// Called with the pointer's change in relation to the recognizer's view.
  ///
  /// Called for each hover event while the pointer is over the view or a descendant, and once more when it has left.
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
