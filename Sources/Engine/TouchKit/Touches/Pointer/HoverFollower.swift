/// A recognizer that follows the pointer while no button is down.
@MainActor
protocol HoverFollower: UIGestureRecognizer {
  /// Tells the recognizer where the pointer is in relation to its view.
  ///
  /// Called for each hover event while the pointer is over the view or something below it, and once
  /// more when it no longer is.
  func pointer(_ change: HoverChange, _ touch: UITouch, _ event: UIEvent)
}

/// What the pointer did in relation to a view.
enum HoverChange {
  /// It came over the view.
  case entered
  /// It moved over the view.
  case moved
  /// It left the view, or the view left it.
  case exited
}
