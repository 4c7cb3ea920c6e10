import TouchTrace

/// The recognizers with a current attempt, and whether one of them has changed.
///
/// A recognizer joins with its first touch or press and leaves when it is reset. The arena makes no decisions.
/// `GestureArbiter` decides, and `GestureSettlement` carries the decisions out.
@MainActor
final class GestureArena {
  /// The tracer that records recognizer changes.
  let trace: Tracer
  private let registry: WindowRegistry

  /// The recognizers with a current attempt, in the order in which they receive touches.
  private(set) var members: [UIGestureRecognizer] = [] {
    didSet { forgetRecognized() }
  }

  /// The cached members that have recognised; nil if they have to be found again.
  private var knownRecognized: [UIGestureRecognizer]?

  /// The number of events in which touches came down.
  private(set) var batch = 0

  /// Whether a recognizer has changed since the last settlement.
  private(set) var hasNews = false

  /// Whether a recognizer has changed since the last conclusion.
  private(set) var isUnconcluded = false

  /// The recognizers that changed state since the decided ones were last taken.
  private var changed: [UIGestureRecognizer] = []

  /// The distances and times by which recognizers tell gestures apart.
  var limits = GestureLimits()

  init(trace: Tracer, registry: WindowRegistry) { (self.trace, self.registry) = (trace, registry) }

  // Clients may keep recognizers longer than the application, and an attempt refers to its recognizers.
  isolated deinit {
    for recognizer in members {
      recognizer.arena = nil
      recognizer.attempt.beginAnew()
    }
  }

  /// The application; nil after its end.
  var application: UIApplication? { registry.application }

  /// Whether no recognizer has a current attempt.
  var isEmpty: Bool { members.isEmpty }

  /// Whether the arbiter has to decide about a recognizer.
  var hasCandidates: Bool {
    members.contains { $0.machine.isCandidate }
  }

  /// The number of recognizers about which the arbiter has to decide.
  var candidateCount: Int {
    members.count { $0.machine.isCandidate }
  }

  /// Counts an event with new touches.
  func beginBatch() { batch += 1 }

  /// Adds a recognizer whose attempt begins.
  func join(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isInArena else { return }
    recognizer.arena = self
    members.append(recognizer)
  }

  // MARK: - Who has recognised

  /// The members that have recognised, in order; may include some that have ended since.
  var recognized: [UIGestureRecognizer] {
    // Cached, because each recognizer that meets its criteria asks; searching all would take quadratic time.
    let recognized = knownRecognized ?? members.filter(\.machine.hasRecognized)
    knownRecognized = recognized
    return recognized
  }

  /// Discards the cache because a member may have recognised.
  func forgetRecognized() { knownRecognized = nil }

  // MARK: - News

  /// Notes that a recognizer changed, to settle it after the current callbacks.
  func noteNews(of recognizer: UIGestureRecognizer) {
    (hasNews, isUnconcluded) = (true, true)
    application?.workOff()
  }

  /// Notes that a recognizer changed its state.
  func noteTransition(of recognizer: UIGestureRecognizer) { changed.append(recognizer) }

  /// Returns the recognizers that decided, or left the arena, since the last call.
  func takeDecided() -> [UIGestureRecognizer] {
    defer { changed = [] }
    return changed.filter(\.hasFinished)
  }

  /// Notes that the effects of all changes so far are done.
  func conclude() { isUnconcluded = hasNews }

  /// Lets the arbiter decide again.
  func haveNews() { hasNews = true }

  /// Notes that all changes so far are being settled.
  func forgetNews() { hasNews = false }

  // MARK: - Relations

  /// Finds out which recognizers of a new touch or press have to wait for which other ones.
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

  /// Makes a candidate wait whose state was written before its requirements were known.
  ///
  /// This happens while recognizers are collected.
  private func holdBack(_ recognizer: UIGestureRecognizer) {
    let admission = GestureAdmission(recognizer: recognizer, arena: self)
    guard let obstacle = admission.obstacle else { return }
    let former = recognizer.machine.state
    // It was cancelled before it could recognise.
    guard former != .cancelled else { return recognizer.fail(because: .touchesCancelled) }
    recognizer.machine.waitAfterAll()
    recognizer.noteTransition(from: former, because: .waits(for: obstacle.snapshot()))
  }

  // MARK: - Ending

  /// Removes ended touches and presses from the recognizers; returns whether an attempt may be over.
  func dropFinished() -> Bool {
    var mayBeOver = false
    for recognizer in members {
      recognizer.attempt.dropFinished()
      // While all recognizers have fingers down, no attempt can be over, and no candidate can be stuck.
      mayBeOver = mayBeOver || recognizer.attempt.isIdle || recognizer.machine.isCandidate
    }
    return mayBeOver
  }

  /// Ends gestures that continue although their fingers are gone; returns whether it ended any.
  ///
  /// Nothing else would end them.
  func endStranded() -> Bool {
    let stranded = members.filter { $0.machine.isActive && $0.attempt.isStranded }
    for recognizer in stranded { recognizer.giveUp(because: .lifted) }
    return !stranded.isEmpty
  }

  /// Resets the recognizers whose attempt is over; returns whether it reset any.
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

  /// Ends an attempt and removes its touches.
  func abandon(_ recognizer: UIGestureRecognizer, because cause: GestureCause) {
    recognizer.giveUp(because: cause)
    recognizer.leaveWatched(recognizer.attempt.touches, recognizer.attempt.presses)
    recognizer.attempt.dropAll()
    noteNews(of: recognizer)
  }
}
