import TouchTrace

/// Decides whether the view under a new finger receives its touch.
///
/// It applies `isMultipleTouchEnabled` and `isExclusiveTouch`. Recognizers receive the touch in either case.
@MainActor
struct TouchAdmission {
  /// The touches of the fingers that were down before, in order.
  let touches: [UITouch]

  /// The decision about a new touch.
  struct Decision {
    var outcome: TouchAssignment.Outcome
    /// The view whose setting prevents the touch.
    var obstacle: UIView?
  }

  /// Returns whether the view at the touch's location receives the new touch, or why not.
  func decision(about touch: UITouch, hitting view: UIView) -> Decision {
    guard !touches.isEmpty else { return Decision(outcome: .bound) }
    let rivals = touches.filter {
      $0.state.window === touch.state.window && !$0.isOver && $0.state.view != nil
    }
    if !view.isMultipleTouchEnabled, rivals.contains(where: { $0.state.view === view }) {
      return Decision(outcome: .multipleTouchDisabled, obstacle: view)
    }
    let others = rivals.compactMap(\.state.view).filter { $0 !== view }
    if view.isExclusiveTouch, let other = others.first {
      return Decision(outcome: .exclusiveTouch, obstacle: other)
    }
    if let other = others.first(where: \.isExclusiveTouch) {
      return Decision(outcome: .exclusiveTouch, obstacle: other)
    }
    return Decision(outcome: .bound)
  }
}
