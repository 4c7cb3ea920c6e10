import TouchTrace

/// Asks the delegate and the views whether a recognizer may recognise.
///
/// The delegate is asked first. Next comes each view that would lose a touch, even if the touch is still withheld from
/// it. A button therefore keeps a quick tap whose beginning was withheld. The order is our choice; all have to agree.
@MainActor
struct GesturePermission {
  let recognizer: UIGestureRecognizer

  /// The refusal of the delegate or a view; nil if all agree.
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
