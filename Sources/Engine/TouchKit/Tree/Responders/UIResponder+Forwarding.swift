import TouchTrace

extension UIResponder {
  /// Delivers touches to the responder and to the responders to which it passes them on.
  final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    ChainJourney.begin(.touches(phase, touches, event), at: self)
  }

  /// Calls the touch method of a phase; stationary touches have none.
  ///
  /// While a trace is recorded, it also records which responders the code may have called.
  final func performTouchMethod(
    _ phase: UITouch.Phase,
    _ touches: Set<UITouch>,
    _ event: UIEvent?,
    for trace: Tracer?
  ) {
    guard let trace, trace.interests.contains(.forwarding) else {
      return call(phase, touches, event)
    }
    NextReads.watch(self, phase, touches, for: trace) { call(phase, touches, event) }
  }

  private func call(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Calls the same method of the next responder; the default implementation of the touch methods.
  final func forward(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    NextReads.noteDefault(of: self)
    ChainCall.touches(phase, touches, event).passOn(from: self)
  }

  /// Records that a responder receives touches from the previous one.
  final func traceForwarding(
    _ phase: UITouch.Phase,
    _ touches: Set<UITouch>,
    from sender: UIResponder,
    in trace: Tracer
  ) {
    guard trace.interests.contains(.forwarding) else { return }
    let call = TouchDelivery(
      phase: .init(phase),
      receiver: snapshot(for: trace),
      touches: touches.snapshotsInOrder
    )
    trace.record(.forwarded(call, from: sender.snapshot(for: trace)))
  }
}

extension OverriddenHooks {
  /// Creates the set with the touch method of a phase.
  init(receiving phase: UITouch.Phase) {
    switch phase {
    case .began: self = .touchesBegan
    case .moved: self = .touchesMoved
    case .ended: self = .touchesEnded
    case .cancelled: self = .touchesCancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: self = []
    }
  }
}
