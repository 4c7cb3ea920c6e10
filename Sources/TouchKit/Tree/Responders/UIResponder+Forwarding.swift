import DispatchTracing

extension UIResponder {
  /// Calls the touch method that belongs to a phase; stationary touches have none.
  ///
  /// While the trace is read, it is told too what the responder's code may have passed on by hand.
  final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let trace = readTrace(of: touches) else { return call(phase, touches, event) }
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

  /// Passes a callback on to the next responder that does something with it.
  ///
  /// Responders that would only pass it on are stepped over in a loop, so that the length of the
  /// chain is not limited by the stack; the trace still tells every step.
  final func forward(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    NextReads.noteDefault(of: self)
    let hook = OverriddenHooks(receiving: phase)
    let journey = event?.journey
    journey?.enter()
    defer { journey?.leave() }
    var walk = ChainWalk(from: self)
    let receiver: UIResponder?
    if let trace = readTrace(of: touches) {
      receiver = traceForwarding(phase, touches, to: hook, &walk, in: trace)
    } else {
      receiver = walk.advance(toOverrideOf: hook)
    }
    guard let receiver else { return }
    guard journey?.admits(receiver) ?? true else {
      return receiver.warnOfCycle(in: touches.first?.state.window?.application)
    }
    receiver.receive(phase, touches, event)
  }

  /// The trace, where what is passed on is read there.
  private func readTrace(of touches: Set<UITouch>) -> Tracer? {
    guard let trace = touches.first?.state.window?.application?.trace,
      trace.interests.contains(.forwarding)
    else { return nil }
    return trace
  }

  /// Tells the trace every step of the way, and answers where it ends.
  private func traceForwarding(
    _ phase: UITouch.Phase,
    _ touches: Set<UITouch>,
    to hook: OverriddenHooks,
    _ walk: inout ChainWalk,
    in trace: Tracer
  ) -> UIResponder? {
    let snapshots = touches.snapshotsInOrder
    // Nothing but `next` of clients runs on the way, so that what was told of one is still true.
    var sender = snapshot(for: trace)
    while let receiver = walk.advance() {
      let call = TouchDelivery(
        phase: .init(phase),
        receiver: receiver.snapshot(for: trace),
        touches: snapshots
      )
      trace.record(.forwarded(call, from: sender))
      if receiver.overrides.contains(hook) { return receiver }
      sender = call.receiver
    }
    return nil
  }
}

extension OverriddenHooks {
  /// The method that is called for a phase.
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
