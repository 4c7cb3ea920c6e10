import DispatchTracing

/// Settles what recognizers came to: has it decided, told and carried out, and resets what is over.
///
/// Recognizers only say that they have news (writes to `state`); the arena collects that. From here
/// everything goes one way: the arbiter decides, targets are told, touches and presses are taken,
/// finished attempts are reset, and what was withheld is released.
@MainActor
final class GestureSettlement {
  @OwnerReference private var application: UIApplication
  private let arena: GestureArena
  private let contacts: ContactRegistry

  /// How often targets may cause further changes before the rest waits for the next event.
  private static let maximumRounds = 16

  init(arena: GestureArena, contacts: ContactRegistry) {
    self.arena = arena
    self.contacts = contacts
  }

  /// Says to which application it belongs, before anything comes.
  func serve(_ application: UIApplication) { _application.lead(to: application) }

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
      if arena.hasCandidates { decide() }
      reportAll()
    }
  }

  private func decide() {
    // By far the most frequent case: one that waits for none, and that none prevents.
    if arena.members.count == 1, arena.members[0].requiresNothing {
      return arena.members[0].goAhead()
    }
    GestureDecisions(members: arena.members).carryOut()
  }

  private func reportAll() {
    // By far the most frequent case. While the application works, none leaves the arena from here.
    if arena.members.count == 1, _application.ask({ $0.isWorking }) {
      guard arena.members[0].machine.hasReports else { return }
      return UncountedReference(arena.members[0]).ask { report($0) }
    }
    let members = arena.members
    for index in members.indices where members[index].machine.hasReports {
      report(members[index])
    }
  }

  private func report(_ recognizer: UIGestureRecognizer) {
    while let state = recognizer.machine.beginReport() {
      if Tracer.isInUse {
        application.trace.record(.gestureActed(recognizer.snapshot(), .init(state)))
      }
      recognizer.tellTargets()
      recognizer.machine.endReport()
      guard state == .began || state == .ended else { continue }
      _application.ask { TouchTaking(application: $0).takeTouches(for: recognizer) }
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
    guard !contacts.lingering.isEmpty else { return }
    let lifted = contacts.withheldAfterLift
    guard !lifted.isEmpty else { return }
    WithheldTouches(application: application).release(lifted)
  }

  // MARK: - After the event

  /// Resets finished recognizers and tells views what was withheld for their sake.
  func conclude() {
    retire()
    if contacts.isEmpty { arena.forgetChanges() } else { contacts.unlist(arena.takeDecided()) }
    // Settled just now: nothing is left to do after the event.
    arena.conclude()
    if contacts.isWithholding {
      let held = contacts.deliverableTouches.filter(\.delivery.isWithheld)
      WithheldTouches(application: application).release(held)
    }
    if arena.hasSeenPresses { WithheldPresses(event: application.keys.presses.event).release() }
    contacts.removeReleased()
    guard !_application.ask(\.fingerFollowers.isEmpty) else { return }
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
