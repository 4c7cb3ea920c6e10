/// Manages each press from key down to its end, for recognizers and responders.
@MainActor
final class PressRouter {
  private unowned let application: UIApplication
  let event = UIPressesEvent()

  init(application: UIApplication) {
    self.application = application
    event.application = application
  }

  isolated deinit {
    for press in event.presses + event.lingering { press.letGo() }
  }

  /// Delivers a press that has just begun; returns whether every responder passed it on.
  func begin(_ press: UIPress) -> Bool {
    application.gestures.beginBatch()
    PressCollection(arena: application.gestures, event: event).collect(press)
    event.presses.append(press)
    return send([press]).contains(press)
  }

  /// Ends presses with a phase, in one event.
  func end(_ presses: [UIPress], in phase: UIPress.Phase) {
    for press in presses { press.state.phase = phase }
    send(presses)
  }

  /// Cancels presses whose keys came up before their responders received the end.
  func cancelLifted(where isLost: (UIPress) -> Bool) {
    let lost = event.lingering.filter(isLost)
    guard !lost.isEmpty else { return }
    // Added to the event again while responders receive the cancellation.
    event.presses += lost
    PressTaking(event: event).take(lost)
    event.presses.removeAll { press in lost.contains { $0 === press } }
    event.lingering.removeAll { !$0.delivery.isWithheld }
  }

  /// Sends the presses that changed; the other presses become stationary.
  ///
  /// Returns the presses that no responder handled.
  @discardableResult
  private func send(_ changed: [UIPress]) -> Set<UIPress> {
    event.content.timestamp = application.currentTime
    for press in event.presses {
      if changed.contains(press) {
        press.state.timestamp = application.currentTime
      } else {
        press.state.phase = .stationary
      }
    }
    application.sendEvent(event)
    for press in event.presses where press.isOver && press.delivery.isWithheld {
      press.delivery.hasEnded = true
      event.lingering.append(press)
    }
    event.presses.removeAll(where: \.isOver)
    // A remaining press would retain its window, and therefore the application.
    let unhandled = event.unhandled
    event.unhandled = []
    // Attempts may be over although no recognizer has changed.
    if changed.contains(where: { !$0.watchers.isEmpty }) { application.settlement.run() }
    return unhandled
  }
}
