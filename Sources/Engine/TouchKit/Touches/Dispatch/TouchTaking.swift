import TouchTrace

/// Takes touches from their views, as `DeliveryPlan` decides; recognizers may go on following them.
@MainActor
struct TouchTaking {
  let application: UIApplication

  /// Takes what a recognizer claims that has just recognised.
  func takeTouches(for recognizer: UIGestureRecognizer) {
    let claim = recognizer.claim
    let touches = recognizer.attempt.history.filter { claim.includes($0.delivery.stage) }
    if application.trace.isOn {
      for touch in touches { touch.noteTaking(by: recognizer, in: application.trace) }
    }
    takeFromViews(touches, because: .gestureRecognized)
  }

  /// Ends touches for their views: cancelled for views that saw them, unnoticed for other views.
  func takeFromViews(_ touches: [UITouch], because cause: CancellationCause) {
    for index in touches.indices {
      // Asked for each one anew: callbacks may have ended it meanwhile.
      switch DeliveryPlan.loss(of: index, among: touches.map(\.holding)) {
      case .nothing: break
      case .unnoticed: touches[index].leaveView(in: application.trace)
      case .cancelled(let others): cancel(others.map { touches[$0] }, cause)
      }
    }
  }

  /// Tells a view that touches of its own are taken away.
  private func cancel(_ touches: [UITouch], _ cause: CancellationCause) {
    guard let view = touches.first?.state.view else { return }
    for touch in touches {
      application.trace.record(.cancelled(touch: touch.state.number, cause: cause))
    }
    let views = ViewDelivery(application: application)
    views.call(.cancelled, view, touches, application.touchesEvent)
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
    // Only traces read it.
    if trace?.isOn == true { formerView = state.view }
    state.view = nil
  }

  /// Tells the trace that a recognizer takes the touch from its view.
  final func noteTaking(by recognizer: UIGestureRecognizer, in trace: Tracer) {
    guard let view = state.view else { return }
    trace.record(.taken(touch: state.number, from: view.snapshot(), by: recognizer.snapshot()))
  }
}
