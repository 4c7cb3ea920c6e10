import TouchTrace

/// The window's first step, which sends touches to recognizers before any view.
@MainActor
struct GesturePhase {
  let application: UIApplication

  /// Calls each recognizer once per phase, with its touches in that phase.
  ///
  /// The order is the arrival of the touches, and for each touch from its view outwards.
  func deliver(_ event: UIEvent, to window: UIWindow) {
    for recognizer in recognizers(of: window, in: event) {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let isFinished = recognizer.machine.isFinished
        // The recognizer may have finished while client code was asked about new touches. It then receives none of
        // these.
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

  private func recognizers(of window: UIWindow, in event: UIEvent) -> [UIGestureRecognizer] {
    let touches = event.content.touches.filter { $0.state.window === window }
    // A single touch has no duplicate watchers.
    guard touches.count > 1 else { return touches.first?.watchers ?? [] }
    var found: Set<ObjectIdentifier> = []
    return touches.flatMap(\.watchers).filter { found.insert(ObjectIdentifier($0)).inserted }
  }

  private func call(
    _ phase: UITouch.Phase,
    _ recognizer: UIGestureRecognizer,
    _ touches: [UITouch],
    _ event: UIEvent
  ) {
    if application.trace.isOn { trace(phase, recognizer, touches) }
    recognizer.receive(phase, Set(touches), event)
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
