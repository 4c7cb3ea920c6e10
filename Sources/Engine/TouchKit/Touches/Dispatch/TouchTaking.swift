import TouchTrace

/// Takes touches from their views, as the delivery plan decides; recognizers may continue to receive them.
@MainActor
struct TouchTaking {
  let application: UIApplication

  /// Takes the touches that a recognizer claims when it recognises.
  func takeTouches(for recognizer: UIGestureRecognizer) {
    let claim = recognizer.claim
    let touches = recognizer.attempt.history.filter { claim.includes($0.delivery.stage) }
    if application.trace.isOn {
      for touch in touches { touch.noteTaking(by: recognizer, in: application.trace) }
    }
    takeFromViews(touches, because: .gestureRecognized)
  }

  /// Ends touches for their views.
  ///
  /// A view that has seen its touch receives a cancellation. Other views are not called.
  func takeFromViews(_ touches: [UITouch], because cause: CancellationCause) {
    for index in touches.indices {
      // Evaluated again for each touch, because callbacks may have ended it.
      switch DeliveryPlan.loss(of: index, among: touches.map(\.holding)) {
      case .nothing: break
      case .unnoticed: touches[index].leaveView(in: application.trace)
      case .cancelled(let others): cancel(others.map { touches[$0] }, cause)
      }
    }
  }

  /// Sends a view the cancellation of its touches.
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
  /// The facts that matter when the touch is taken.
  fileprivate final var holding: DeliveryPlan.Holding {
    DeliveryPlan.Holding(holder: state.view.map(ObjectIdentifier.init), stage: delivery.stage)
  }

  /// Ends the touch for its view; recognizers may continue to receive it.
  final func leaveView(in trace: Tracer?) {
    delivery.stage = .over
    delivery.isWithheld = false
    // Only traces read it.
    if trace?.isOn == true { formerView = state.view }
    state.view = nil
  }

  /// Records in the trace that a recognizer takes the touch from its view.
  final func noteTaking(by recognizer: UIGestureRecognizer, in trace: Tracer) {
    guard let view = state.view else { return }
    trace.record(.taken(touch: state.number, from: view.snapshot(), by: recognizer.snapshot()))
  }
}
