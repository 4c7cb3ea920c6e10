import DispatchTracing

/// Knows the recognizers that have an attempt under way, and whether one of them has news.
///
/// A recognizer joins with its first touch or press and leaves when it is reset. The arena decides
/// nothing: `GestureArbiter` does, and `GestureSettlement` has it carried out.
@MainActor
final class GestureArena {
  @OwnerReference var application: UIApplication

  // Unchecked, as are the other fields so marked: read and written several times for each movement
  // of a finger, which checking slows down by a measurable part.
  /// The recognizers with an attempt under way, in the order in which they see touches.
  @exclusivity(unchecked) private(set) var members: [UIGestureRecognizer] = []

  /// Counts the events in which touches came down.
  @exclusivity(unchecked) private(set) var batch = 0

  /// Whether a recognizer changed since that was last settled.
  @exclusivity(unchecked) private(set) var hasNews = false

  /// Whether a recognizer changed since what follows from that was last done.
  @exclusivity(unchecked) private(set) var isUnconcluded = false

  /// Whether a touch lifted or was cancelled since finished recognizers were last reset.
  @exclusivity(unchecked) var hasEnds = false

  /// Whether there was ever a press: until then nothing of any is withheld.
  @exclusivity(unchecked) var hasSeenPresses = false

  /// The recognizers that may have come to a decision since that was last asked.
  @exclusivity(unchecked) private var changed: [UIGestureRecognizer] = []

  /// The measures by which recognizers tell gestures apart.
  var limits = GestureLimits()

  /// Says to which application it belongs, before anything comes.
  func serve(_ application: UIApplication) { _application.lead(to: application) }

  // Clients may keep recognizers longer than the application; what these know of an attempt knows
  // them in its turn.
  isolated deinit {
    for recognizer in members {
      recognizer.arena = nil
      recognizer.attempt.beginAnew()
    }
  }

  /// Asks the application something.
  func askApplication<Answer>(_ question: (UIApplication) -> Answer) -> Answer {
    _application.ask(question)
  }

  /// Where changes are told.
  var trace: Tracer { application.trace }

  /// Whether no attempt is under way.
  var isEmpty: Bool { members.isEmpty }

  /// Whether the arbiter has to decide about one of them.
  var hasCandidates: Bool {
    // By index: nothing has to be kept alive to be looked at.
    for index in members.indices where members[index].machine.isCandidate { return true }
    return false
  }

  /// How many the arbiter has to decide about.
  var candidateCount: Int {
    var count = 0
    for index in members.indices where members[index].machine.isCandidate { count += 1 }
    return count
  }

  /// An event with new touches begins.
  func beginBatch() { batch += 1 }

  /// Takes in a recognizer whose attempt begins.
  func join(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isInArena else { return }
    recognizer.arena = self
    members.append(recognizer)
  }

  // MARK: - News

  /// Takes note that a recognizer changed, to settle it after the present callbacks.
  func noteNews(of recognizer: UIGestureRecognizer) {
    (hasNews, isUnconcluded) = (true, true)
    if !_application.ask(\.isWorking) { application.workOff() }
  }

  /// Takes note that a recognizer changed its state.
  func noteTransition(of recognizer: UIGestureRecognizer) { changed.append(recognizer) }

  /// The recognizers that came to a decision, or are out of the arena, since this was last asked.
  func takeDecided() -> [UIGestureRecognizer] {
    guard !changed.isEmpty else { return [] }
    defer { forgetChanges() }
    // Loops here and below: a closure is checked for its actor with each call.
    var decided: [UIGestureRecognizer] = []
    for recognizer in changed where recognizer.hasFinished { decided.append(recognizer) }
    return decided
  }

  /// Nobody wants to know which came to a decision.
  func forgetChanges() { changed.removeAll(keepingCapacity: true) }

  /// All that follows from the changes so far is done.
  func conclude() { isUnconcluded = hasNews }

  /// Lets the arbiter decide once more.
  func haveNews() { hasNews = true }

  /// What has changed so far is being settled.
  func forgetNews() { hasNews = false }

  // MARK: - Relations

  /// Finds out which of the recognizers of a new touch or press have to wait for which.
  func relate(_ recognizers: [UIGestureRecognizer]) {
    if recognizers.count > 1 { compare(recognizers) }
    for recognizer in recognizers
    where recognizer.machine.isCandidate && !recognizer.machine.isWaiting {
      holdBack(recognizer)
    }
  }

  private func compare(_ recognizers: [UIGestureRecognizer]) {
    var outspoken: [UIGestureRecognizer] = []
    for recognizer in recognizers where recognizer.hasSay { outspoken.append(recognizer) }
    for recognizer in recognizers {
      let others = recognizer.hasSay ? recognizers : outspoken
      for other in others where other !== recognizer { recognizer.compare(with: other) }
    }
  }

  /// Has a candidate wait whose state was written while recognizers were collected, before it was
  /// known that it has to.
  private func holdBack(_ recognizer: UIGestureRecognizer) {
    let admission = GestureAdmission(recognizer: recognizer, members: members)
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
    for index in members.indices {
      if hasEnds || !members[index].attempt.presses.isEmpty {
        members[index].attempt.dropFinished()
      }
      // As long as all of them follow fingers, nothing can be over, and none is left to wait for.
      mayBeOver =
        mayBeOver || members[index].attempt.isIdle || members[index].machine.isCandidate
    }
    hasEnds = false
    return mayBeOver
  }

  /// Ends gestures that go on although their fingers are gone, which nothing else would end; false
  /// when there was none.
  func endStranded() -> Bool {
    var stranded: [UIGestureRecognizer] = []
    for index in members.indices
    where members[index].machine.isActive && members[index].attempt.isStranded {
      stranded.append(members[index])
    }
    for recognizer in stranded { recognizer.giveUp(because: .lifted) }
    return !stranded.isEmpty
  }

  /// Resets the recognizers whose attempt is over; false when there was none.
  func resetFinished() -> Bool {
    if members.count == 1 {
      let only = members[0]
      guard isOver(only) else { return false }
      reset(only)
      return true
    }
    var finished: [UIGestureRecognizer] = []
    for recognizer in members where isOver(recognizer) { finished.append(recognizer) }
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
