import DispatchTracing

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
    if recognizer.attempt.history.count == 1 { return refusalOfOnlyView }
    for view in viewsThatWouldLoseTouches where !view.gestureRecognizerShouldBegin(recognizer) {
      return .vetoedByView(view.snapshot())
    }
    return nil
  }

  /// That of the view of the only touch, of which in its place nothing has to be kept but the view.
  private var refusalOfOnlyView: GestureCause? {
    guard recognizer.attempt.history[0].delivery.stage != .over,
      let view = recognizer.attempt.history[0].state.view,
      !view.gestureRecognizerShouldBegin(recognizer)
    else { return nil }
    return .vetoedByView(view.snapshot())
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
