/// Owns the presses: sees each from key down to its end, for recognizers and responders.
@MainActor
final class PressRouter {
  // Owned by the application, which therefore outlives it.
  private unowned(unsafe) let application: UIApplication
  /// Presses that ended before their responders may know, until recognizers let them through.
  private var lingering: [UIPress] = []
  let event = UIPressesEvent()

  init(application: UIApplication) {
    self.application = application
    event.application = application
  }

  /// Delivers a press that has just begun; answers whether every responder passed it on.
  func begin(_ press: UIPress) -> Bool {
    application.gestures.beginBatch()
    application.gestures.hasSeenPresses = true
    PressCollection(room: application.gestures, event: event).collect(press)
    event.presses.append(press)
    return send([press]).contains(press)
  }

  /// Ends presses in a phase, as one event.
  func end(_ presses: [UIPress], in phase: UIPress.Phase) {
    for press in presses { press.state.phase = phase }
    send(presses)
  }

  /// Sends the presses that changed and answers those that no responder handled; the other presses
  /// rest.
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
    for press in event.presses where press.isOver && press.passage.isWithheld {
      press.passage.hasEnded = true
      lingering.append(press)
    }
    event.presses.removeAll(where: \.isOver)
    // Whoever is down would keep its window, and with that the application.
    let unhandled = event.unhandled
    event.unhandled = []
    // Attempts may be over without anybody having news.
    if changed.contains(where: { !$0.watchers.isEmpty }) { application.router.settleGestures() }
    return unhandled
  }

  // MARK: - What recognizers do to presses

  /// Takes from their responders the presses of a recognizer that has just recognised.
  func givePresses(to recognizer: UIGestureRecognizer) {
    let presses = recognizer.attempt.pressHistory
    if recognizer.cancelsTouchesInView {
      take(presses)
    } else if recognizer.delaysTouchesBegan {
      take(presses.filter { $0.passage.stage == .unseen })
    }
  }

  /// Ends presses for their responders: cancelled for those that saw them, unnoticed for others.
  private func take(_ presses: [UIPress]) {
    for press in presses where press.passage.stage == .unseen { press.leaveResponder() }
    PressDelivery(event: event).cancel(presses.filter { $0.passage.stage == .seen })
    event.unhandled.subtract(presses)
  }

  /// Tells responders what was withheld from them and no longer is.
  func release() {
    guard !event.presses.isEmpty || !lingering.isEmpty else { return }
    // Recognizers may have taken them meanwhile.
    lingering.removeAll { !$0.passage.isWithheld }
    let held = (lingering + event.presses).filter(\.passage.isWithheld)
    guard !held.isEmpty else { return }
    // Part of the event again while responders learn of them late.
    let lifted = lingering
    event.presses += lifted
    PressDelivery(event: event).release(held)
    event.unhandled.subtract(held)
    event.presses.removeAll { press in lifted.contains { $0 === press } }
    lingering.removeAll { !$0.passage.isWithheld }
  }
}
