import TouchTrace

/// Settles what recognizers came to: has it decided, told and carried out, and resets what is over.
///
/// Recognizers only say that they have news (writes to `state`); the arena collects that. From here
/// everything goes one way: the arbiter decides, targets are told, touches and presses are taken,
/// finished attempts are reset, and what was withheld is released.
@MainActor
struct GestureSettlement {
  let application: UIApplication

  /// How often targets may cause further changes before the rest waits for the next event.
  private static let maximumRounds = 16

  private var arena: GestureArena { application.gestures }
  private var contacts: ContactRegistry { application.contacts }

  /// Settles what changed outside of events, and what follows for views.
  func run() {
    settle()
    conclude()
  }

  // MARK: - Deciding and telling

  /// Decides, tells targets, and repeats while that causes further changes.
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

  /// Tells views what was withheld of touches that lifted before the present event.
  ///
  /// A recognizer that fails leaves no trace: for the views, the earlier touch is over before they
  /// hear of a touch that has just landed, or lifted.
  func releaseLifted() {
    WithheldTouches(application: application).release(contacts.withheldAfterLift)
  }

  // MARK: - After the event

  /// Resets finished recognizers and tells views what was withheld for their sake.
  func conclude() {
    retire()
    contacts.unlist(arena.takeDecided())
    // Settled just now: nothing is left to do after the event.
    arena.conclude()
    WithheldTouches(application: application).release(contacts.withheldTouches)
    WithheldPresses(event: application.keys.presses.event).release()
    contacts.removeReleased()
    for follower in application.fingerFollowers.bereft { follower.loseTouch() }
  }

  /// Resets recognizers whose attempt is over; does it again when that frees other recognizers.
  private func retire() {
    var isChanging = arena.dropFinished()
    while isChanging {
      if arena.endStranded() { settle() }
      isChanging = arena.resetFinished()
      let waiting = arena.candidateCount
      guard waiting > 0 else { continue }
      // Those that went may be the ones it waits for, or none is left that could free it.
      arena.haveNews()
      settle()
      isChanging = isChanging || arena.candidateCount != waiting
    }
  }
}
