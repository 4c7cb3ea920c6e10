import TouchTrace

/// Asks the delegate and the views that may forbid a recognizer to leave `.possible`.
///
/// The delegate comes first, then each view from which recognising would take a touch, also one
/// that is still withheld from it: a button keeps a quick tap even if recognizers have kept its
/// beginning to themselves (the order is our choice; both have to agree).
@MainActor
struct GesturePermission {
  let recognizer: UIGestureRecognizer

  /// Which of them refuses; nil when none does.
  var refusal: GestureCause? {
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) {
      return .vetoedByDelegate
    }
    guard recognizer.cancelsTouchesInView else { return nil }
    for view in viewsThatWouldLoseTouches where !view.gestureRecognizerShouldBegin(recognizer) {
      return .vetoedByView(view.snapshot())
    }
    return nil
  }

  private var viewsThatWouldLoseTouches: [UIView] {
    var views: [UIView] = []
    for touch in recognizer.attempt.history where touch.delivery.stage != .over {
      guard let view = touch.state.view, !views.contains(where: { $0 === view }) else { continue }
      views.append(view)
    }
    return views
  }
}
