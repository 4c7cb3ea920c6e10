import DispatchTracing

/// Takes touches from their views, as `DeliveryPlan` decides; recognizers may go on following them.
@MainActor
struct TouchTaking {
  let application: UIApplication

  /// Takes what a recognizer claims that has just recognised.
  func takeTouches(for recognizer: UIGestureRecognizer) {
    // By far the most frequent case: one finger, and nothing to be weighed.
    if recognizer.attempt.history.count == 1 {
      return takeOnly(recognizer.attempt.history[0], for: recognizer)
    }
    let claim = recognizer.claim
    let history = recognizer.attempt.history
    // Loops here and below: a closure is checked for its actor with each call.
    var touches: [UITouch] = []
    for touch in history where claim.includes(touch.delivery.stage) { touches.append(touch) }
    if application.trace.isOn {
      for touch in touches { touch.noteTaking(by: recognizer, in: application.trace) }
    }
    takeFromViews(touches, because: .gestureRecognized)
  }

  private func takeOnly(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
    guard recognizer.claim.includes(touch.delivery.stage) else { return }
    if application.trace.isOn { touch.noteTaking(by: recognizer, in: application.trace) }
    guard let view = touch.state.view, touch.delivery.stage != .over else { return }
    if touch.delivery.stage == .seen {
      application.trace.record(.cancelled(touch: touch.state.number, cause: .gestureRecognized))
      let views = ViewDelivery(application: application)
      views.call(.cancelled, view, touch, application.touchesEvent)
    }
    touch.leaveView(in: application.trace)
  }

  /// Ends touches for their views: cancelled for views that saw them, unnoticed for other views.
  func takeFromViews(_ touches: [UITouch], because cause: CancellationCause) {
    for index in touches.indices {
      // Asked for each one anew: callbacks may have ended it meanwhile.
      switch DeliveryPlan.loss(of: index, among: holdings(touches)) {
      case .nothing: break
      case .unnoticed: touches[index].leaveView(in: application.trace)
      case .cancelled(let others): cancel(others.map { touches[$0] }, cause)
      }
    }
  }

  private func holdings(_ touches: [UITouch]) -> [DeliveryPlan.Holding] {
    var holdings: [DeliveryPlan.Holding] = []
    holdings.reserveCapacity(touches.count)
    for touch in touches { holdings.append(touch.holding) }
    return holdings
  }

  /// Tells a view that touches of its own are taken away.
  private func cancel(_ touches: [UITouch], _ cause: CancellationCause) {
    guard let view = touches.first?.state.view else { return }
    for touch in touches {
      application.trace.record(.cancelled(touch: touch.state.number, cause: cause))
    }
    ViewDelivery(application: application)
      .call(.cancelled, view, touches, application.touchesEvent)
    for touch in touches { touch.leaveView(in: application.trace) }
  }
}

extension UITouch {
  /// What matters about the touch when it is taken.
  fileprivate final var holding: DeliveryPlan.Holding {
    DeliveryPlan.Holding(holder: state.view.map(ObjectIdentifier.init), stage: delivery.stage)
  }

  /// Ends the touch for its view; recognizers may go on following it.
  final func leaveView(in trace: Tracer?) {
    delivery.stage = .over
    delivery.isWithheld = false
    // Asked for by traces alone: a weak reference makes every later use of the view slower.
    if trace?.isOn == true { formerView = state.view }
    state.view = nil
  }

  /// Tells the trace that a recognizer takes the touch from its view.
  final func noteTaking(by recognizer: UIGestureRecognizer, in trace: Tracer) {
    guard let view = state.view else { return }
    trace.record(.taken(touch: state.number, from: view.snapshot(), by: recognizer.snapshot()))
  }
}
