import TouchTrace

/// Settles recognizer changes: decides, calls targets, takes touches and resets finished recognizers.
///
/// Recognizers only report changes (writes to `state`), and the arena collects them. The settlement then runs in one
/// direction. The arbiter decides, targets are called, touches and presses are taken, finished attempts are reset, and
/// withheld phases are released.
@MainActor
struct GestureSettlement {
  let application: UIApplication

  /// The maximum number of rounds in which targets may cause changes; the rest waits for the next event.
  private static let maximumRounds = 16

  private var arena: GestureArena { application.gestures }
  private var contacts: ContactRegistry { application.contacts }

  /// Settles changes that happened outside events, and their effects on views.
  func run() {
    settle()
    conclude()
  }

  // MARK: - Deciding and telling

  /// Decides and calls targets, and repeats while targets cause further changes.
  func settle() {
    var round = 0
    while arena.hasNews, round < Self.maximumRounds {
      arena.forgetNews()
      round += 1
      if arena.hasCandidates { GestureDecisions(members: arena.members).carryOut() }
      reportAll()
    }
  }

  private func reportAll() {
    for recognizer in arena.members { report(recognizer) }
  }

  private func report(_ recognizer: UIGestureRecognizer) {
    while let state = recognizer.machine.beginReport() {
      application.trace.record(.gestureActed(recognizer.snapshot(), .init(state)))
      recognizer.tellTargets()
      recognizer.machine.endReport()
      guard state == .began || state == .ended else { continue }
      TouchTaking(application: application).takeTouches(for: recognizer)
      if recognizer.attempt.pressHistory.isEmpty { continue }
      PressTaking(event: application.keys.presses.event).takePresses(for: recognizer)
    }
  }

  // MARK: - Within the event

  /// Sends views the withheld phases of touches that lifted before the current event.
  ///
  /// A failed recognizer leaves no trace. The view receives the earlier touch's end before it receives a touch that has
  /// just landed or lifted.
  func releaseLifted() {
    WithheldTouches(application: application).release(contacts.withheldAfterLift)
  }

  // MARK: - After the event

  /// Resets finished recognizers and sends views the phases that these withheld.
  func conclude() {
    retire()
    contacts.unlist(arena.takeDecided())
    // Settled just now, so nothing is left to do after the event.
    arena.conclude()
    WithheldTouches(application: application).release(contacts.withheldTouches)
    WithheldPresses(event: application.keys.presses.event).release()
    contacts.removeReleased()
    for follower in application.fingerFollowers.bereft { follower.loseTouch() }
  }

  /// Resets recognizers whose attempt is over, and repeats if that frees other recognizers.
  private func retire() {
    var isChanging = arena.dropFinished()
    while isChanging {
      if arena.endStranded() { settle() }
      isChanging = arena.resetFinished()
      let waiting = arena.candidateCount
      guard waiting > 0 else { continue }
      // The candidate may have waited for a recognizer that was reset, or no recognizer is left that could free it.
      arena.haveNews()
      settle()
      isChanging = isChanging || arena.candidateCount != waiting
    }
  }
}
