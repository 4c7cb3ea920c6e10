import DispatchTracing

/// The window's first step: shows the recognizers their touches, before any view sees them.
@MainActor
struct GesturePhase {
  // One field alone: to put together several would be to count each.
  let application: UIApplication

  /// Calls each recognizer once for each phase, with its touches in that phase.
  ///
  /// The order is that of arrival of the touches, and for each touch from its view outwards.
  func deliver(_ event: UIEvent, to window: UIWindow) {
    if event.content.touches.count == 1, event.content.touches[0].watchers.count == 1 {
      let only = UncountedReference(event.content.touches[0].watchers[0])
      // Within another event it may follow that one's finger, too. While the application works, the
      // arena keeps it until the event is over.
      if application.isWorking, only.ask({ $0.attempt.touches.count }) == 1 {
        return only.ask { deliverOnly(event, to: $0) }
      }
    }
    for recognizer in recognizers(of: window, in: event) {
      // One finger is by far the most frequent case, and is in one phase.
      if recognizer.attempt.touches.count == 1 {
        deliverOnly(event, to: recognizer)
        continue
      }
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let isFinished = recognizer.machine.isFinished
        // Client code that was asked about new touches may have finished it: then they are not its
        // own.
        guard !isFinished || phase == .began else { break }
        let mine = recognizer.attempt.touches(in: phase)
        if isFinished {
          mine.forEach(recognizer.drop)
        } else if !mine.isEmpty {
          call(phase, recognizer, mine, event)
        }
      }
    }
  }

  /// Calls a recognizer that follows one touch.
  private func deliverOnly(_ event: UIEvent, to recognizer: UIGestureRecognizer) {
    // In its place: the set that the recognizer is shown keeps the touch.
    let phase = recognizer.attempt.touches[0].state.phase
    guard !recognizer.machine.isFinished else {
      return phase == .began ? recognizer.drop(recognizer.attempt.touches[0]) : ()
    }
    switch phase {
    case .began, .moved, .ended, .cancelled:
      if Tracer.isInUse, application.trace.isOn {
        trace(phase, recognizer, recognizer.attempt.touches)
      }
      let set = recognizer.attempt.touches[0].singleton ?? recognizer.attempt.touches[0].alone()
      recognizer.receive(phase, set, event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func recognizers(of window: UIWindow, in event: UIEvent) -> [UIGestureRecognizer] {
    let touches = event.content.touches
    if touches.count == 1 { return touches[0].watchers }
    var found: [UIGestureRecognizer] = []
    for touch in touches where touch.state.window === window {
      for watcher in touch.watchers where !found.contains(where: { $0 === watcher }) {
        found.append(watcher)
      }
    }
    return found
  }

  private func call(
    _ phase: UITouch.Phase,
    _ recognizer: UIGestureRecognizer,
    _ touches: [UITouch],
    _ event: UIEvent
  ) {
    if application.trace.isOn { trace(phase, recognizer, touches) }
    recognizer.receive(phase, UITouch.set(of: touches), event)
  }

  private func trace(
    _ phase: UITouch.Phase,
    _ recognizer: UIGestureRecognizer,
    _ touches: [UITouch]
  ) {
    application.trace.record(
      .recognizerCalled(
        TouchDelivery(
          phase: .init(phase),
          receiver: recognizer.snapshot(),
          touches: touches.snapshots
        )
      )
    )
  }
}
