import DispatchTracing

/// The window's first step: shows the recognizers their touches, before any view sees them.
@MainActor
struct GesturePhase {
  let application: UIApplication
  let event: UIEvent

  /// Calls each recognizer once for each phase, with its touches in that phase.
  ///
  /// The order is that of arrival of the touches, and for each touch from its view outwards.
  func deliver(to window: UIWindow) {
    for recognizer in recognizers(of: window) {
      // One finger is by far the most frequent case, and is in one phase.
      if recognizer.attempt.touches.count == 1 {
        deliver(recognizer.attempt.touches[0], to: recognizer)
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
          call(phase, recognizer, mine)
        }
      }
    }
  }

  private func deliver(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
    let phase = touch.state.phase
    guard !recognizer.machine.isFinished else {
      return phase == .began ? recognizer.drop(touch) : ()
    }
    switch phase {
    case .began, .moved, .ended, .cancelled:
      if Tracer.isInUse, application.trace.isOn { trace(phase, recognizer, [touch]) }
      recognizer.receive(phase, touch.alone(), event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func recognizers(of window: UIWindow) -> [UIGestureRecognizer] {
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
    _ touches: [UITouch]
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
