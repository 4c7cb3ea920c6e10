import DispatchTracing

/// Decides whether the view under a new finger receives it.
///
/// The rules of `isMultipleTouchEnabled` and `isExclusiveTouch`. Recognizers are not concerned:
/// they see the finger either way.
@MainActor
struct TouchAdmission {
  /// The fingers that were down before, in order.
  let touches: [UITouch]

  /// Whether the new touch is bound to the view it hits, or why not.
  func outcome(of touch: UITouch, hitting view: UIView) -> TouchAssignment.Outcome {
    let rivals = touches.filter {
      $0.state.window === touch.state.window && !$0.isOver && $0.state.view != nil
    }
    if !view.isMultipleTouchEnabled, rivals.contains(where: { $0.state.view === view }) {
      return .multipleTouchDisabled
    }
    let others = rivals.filter { $0.state.view !== view }
    if view.isExclusiveTouch, !others.isEmpty { return .exclusiveTouch }
    if others.contains(where: { $0.state.view?.isExclusiveTouch == true }) {
      return .exclusiveTouch
    }
    return .bound
  }
}
