import TouchTrace

/// Knows the recognizers that have an attempt under way, and whether one of them has news.
///
/// A recognizer joins with its first touch or press and leaves when it is reset. The arena decides
/// nothing: `GestureArbiter` does, and `GestureSettlement` has it carried out.
@MainActor
final class GestureArena {
  /// The tracer that records recognizer changes.
  let trace: Tracer
  private let registry: WindowRegistry

  /// The recognizers with an attempt under way, in the order in which they see touches.
  private(set) var members: [UIGestureRecognizer] = [] {
    didSet { forgetRecognized() }
  }

  /// The members that have recognised, when that is known.
  private var knownRecognized: [UIGestureRecognizer]?

  /// Counts the events in which touches came down.
  private(set) var batch = 0

  /// Whether a recognizer changed since that was last settled.
  private(set) var hasNews = false

  /// Whether a recognizer changed since what follows from that was last done.
  private(set) var isUnconcluded = false

  /// The recognizers that may have come to a decision since that was last asked.
  private var changed: [UIGestureRecognizer] = []

  /// The measures by which recognizers tell gestures apart.
  var limits = GestureLimits()

  init(trace: Tracer, registry: WindowRegistry) { (self.trace, self.registry) = (trace, registry) }

  // Clients may keep recognizers longer than the application; what these know of an attempt knows
  // them in its turn.
  isolated deinit {
    for recognizer in members {
      recognizer.arena = nil
      recognizer.attempt.beginAnew()
    }
  }

  /// The application; nil when it is gone.
  var application: UIApplication? { registry.application }

  /// Whether no attempt is under way.
  var isEmpty: Bool { members.isEmpty }

  /// Whether the arbiter has to decide about one of them.
  var hasCandidates: Bool {
    members.contains { $0.machine.isCandidate }
  }

  /// How many the arbiter has to decide about.
  var candidateCount: Int {
    members.count { $0.machine.isCandidate }
  }

  /// An event with new touches begins.
  func beginBatch() { batch += 1 }

  /// Takes in a recognizer whose attempt begins.
  func join(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isInArena else { return }
    recognizer.arena = self
    members.append(recognizer)
  }

  // MARK: - Who has recognised

  /// The members that have recognised, in their order, and perhaps some that were ended since.
  var recognized: [UIGestureRecognizer] {
    // Each that meets its criteria asks: to look through all of them would take their square.
    let recognized = knownRecognized ?? members.filter(\.machine.hasRecognized)
    knownRecognized = recognized
    return recognized
  }

  /// Takes note that a member may have recognised.
  func forgetRecognized() { knownRecognized = nil }

  // MARK: - News

  /// Takes note that a recognizer changed, to settle it after the present callbacks.
  func noteNews(of recognizer: UIGestureRecognizer) {
    (hasNews, isUnconcluded) = (true, true)
    application?.workOff()
  }

  /// Takes note that a recognizer changed its state.
  func noteTransition(of recognizer: UIGestureRecognizer) { changed.append(recognizer) }

  /// The recognizers that came to a decision, or are out of the arena, since this was last asked.
  func takeDecided() -> [UIGestureRecognizer] {
    defer { changed = [] }
    return changed.filter(\.hasFinished)
  }

  /// All that follows from the changes so far is done.
  func conclude() { isUnconcluded = hasNews }

  /// Lets the arbiter decide once more.
  func haveNews() { hasNews = true }

  /// What has changed so far is being settled.
  func forgetNews() { hasNews = false }

  // MARK: - Relations

  /// Finds out which of the recognizers of a new touch or press have to wait for which.
  func relate(_ recognizers: [UIGestureRecognizer]) {
    compare(recognizers)
    for recognizer in recognizers
    where recognizer.machine.isCandidate && !recognizer.machine.isWaiting {
      holdBack(recognizer)
    }
  }

  private func compare(_ recognizers: [UIGestureRecognizer]) {
    let outspoken = recognizers.filter(\.hasSay)
    for recognizer in recognizers {
      let others = recognizer.hasSay ? recognizers : outspoken
      for other in others where other !== recognizer { recognizer.compare(with: other) }
    }
  }

  /// Has a candidate wait whose state was written while recognizers were collected, before it was
  /// known that it has to.
  private func holdBack(_ recognizer: UIGestureRecognizer) {
    let admission = GestureAdmission(recognizer: recognizer, arena: self)
    guard let obstacle = admission.obstacle else { return }
    let former = recognizer.machine.state
    // It was over before it could recognise.
    guard former != .cancelled else { return recognizer.fail(because: .touchesCancelled) }
    recognizer.machine.waitAfterAll()
    recognizer.noteTransition(from: former, because: .waits(for: obstacle.snapshot()))
  }

  // MARK: - Ending

  /// Takes touches and presses that are over from the recognizers; answers whether an attempt may be
  /// over with them.
  func dropFinished() -> Bool {
    var mayBeOver = false
    for recognizer in members {
      recognizer.attempt.dropFinished()
      // As long as all of them follow fingers, nothing can be over, and none is left to wait for.
      mayBeOver = mayBeOver || recognizer.attempt.isIdle || recognizer.machine.isCandidate
    }
    return mayBeOver
  }

  /// Ends gestures that go on although their fingers are gone, which nothing else would end; false
  /// when there was none.
  func endStranded() -> Bool {
    let stranded = members.filter { $0.machine.isActive && $0.attempt.isStranded }
    for recognizer in stranded { recognizer.giveUp(because: .lifted) }
    return !stranded.isEmpty
  }

  /// Resets the recognizers whose attempt is over; false when there was none.
  func resetFinished() -> Bool {
    let finished = members.filter(isOver)
    for recognizer in finished { reset(recognizer) }
    return !finished.isEmpty
  }

  private func isOver(_ recognizer: UIGestureRecognizer) -> Bool {
    let machine = recognizer.machine
    guard recognizer.attempt.isIdle, !machine.hasReports, !machine.isCandidate else {
      return false
    }
    return machine.isFinished || !machine.isActive && !recognizer.awaitsMoreTouches
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.reset()
    let former = recognizer.machine.state
    recognizer.machine.reset()
    if former != .possible {
      recognizer.noteTransition(from: former, because: .reset)
    } else {
      noteTransition(of: recognizer)
    }
    recognizer.leaveHistory()
    recognizer.attempt.beginAnew()
    recognizer.arena = nil
    members.removeOnly(recognizer)
  }

  // MARK: - Interruptions

  /// Ends the attempts of recognizers whose view left its window.
  func giveUpLostRecognizers() {
    for recognizer in members
    where recognizer.isLost || recognizer.attempt.window?.isShown == false {
      abandon(recognizer, because: .removed)
    }
  }

  /// Ends every attempt.
  func giveUpAll() {
    for recognizer in members { recognizer.giveUp(because: .touchesCancelled) }
  }

  /// Ends an attempt and takes its touches from it.
  func abandon(_ recognizer: UIGestureRecognizer, because cause: GestureCause) {
    recognizer.giveUp(because: cause)
    recognizer.leaveWatched(recognizer.attempt.touches, recognizer.attempt.presses)
    recognizer.attempt.dropAll()
    noteNews(of: recognizer)
  }
}
