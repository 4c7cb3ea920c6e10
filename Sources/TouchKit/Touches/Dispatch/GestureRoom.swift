import DispatchTracing

/// Where the recognizers of an application settle who goes ahead, tell their targets, and end.
///
/// A recognizer joins with its first touch and leaves when it is reset. What happens here: news from
/// recognizers (writes to `state`) are collected while an event is shown to them; `settle()` then
/// decides, tells targets and takes touches from views; `retire()` resets what is over.
@MainActor
final class GestureRoom {
  // Owned by the application, which therefore outlives it.
  unowned(unsafe) let application: UIApplication

  /// The recognizers with an attempt under way, in the order in which they see touches.
  @exclusivity(unchecked) private(set) var members: [UIGestureRecognizer] = []

  /// The measures by which recognizers tell gestures apart.
  var limits = GestureLimits()

  /// Counts the events in which touches came down.
  @exclusivity(unchecked) private(set) var batch = 0

  @exclusivity(unchecked) private(set) var hasNews = false

  /// Whether a touch lifted or was cancelled since finished recognizers were last reset.
  @exclusivity(unchecked) var hasEnds = false

  /// Whether there was ever a press: until then nothing of any is withheld.
  @exclusivity(unchecked) var hasSeenPresses = false

  /// Whether a recognizer may have come to a decision since that was last asked.
  @exclusivity(unchecked) var hasTransitions = false

  /// How often targets may cause further changes before the rest waits for the next event.
  private static let mostRounds = 16

  init(application: UIApplication) {
    self.application = application
  }

  /// Where changes are told.
  var trace: TraceOutlet { application.trace }

  /// Whether no attempt is under way.
  var isEmpty: Bool { members.isEmpty }

  /// An event with new touches begins.
  func beginBatch() { batch += 1 }

  /// Takes in a recognizer whose attempt begins.
  func join(_ recognizer: UIGestureRecognizer) {
    guard recognizer.room == nil else { return }
    recognizer.room = self
    members.append(recognizer)
  }

  /// Takes note that a recognizer changed, to settle it after the present callbacks.
  func noteNews(of recognizer: UIGestureRecognizer) {
    hasNews = true
    application.gesturesHaveNews()
  }

  // MARK: - Settling

  /// Decides, tells targets, and repeats while that causes further changes.
  func settle() {
    var round = 0
    while hasNews, round < Self.mostRounds {
      hasNews = false
      round += 1
      if hasCandidates { GestureDecisions(members: members).carryOut() }
      for recognizer in members { report(recognizer) }
    }
  }

  private var hasCandidates: Bool {
    for recognizer in members where recognizer.machine.isCandidate { return true }
    return false
  }

  /// Has candidates wait whose state was written while they were collected for a touch, before it
  /// was known that they have to.
  func holdBack(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizers
    where recognizer.machine.isCandidate && !recognizer.machine.isWaiting {
      let admission = GestureAdmission(recognizer: recognizer, members: members)
      guard let obstacle = admission.obstacle else { continue }
      let former = recognizer.machine.state
      // It was over before it could recognise.
      guard former != .cancelled else {
        recognizer.fail(because: .touchesCancelled)
        continue
      }
      recognizer.machine.waitAfterAll()
      recognizer.noteTransition(from: former, because: .waits(for: obstacle.snapshot()))
    }
  }

  private func report(_ recognizer: UIGestureRecognizer) {
    while let state = recognizer.machine.beginReport() {
      if trace.isOn { trace.note(.gestureActed(recognizer.snapshot(), .init(state))) }
      recognizer.tellTargets()
      recognizer.machine.endReport()
      guard state == .began || state == .ended else { continue }
      application.router.giveTouches(to: recognizer)
      application.keys.presses.givePresses(to: recognizer)
    }
  }

  // MARK: - Ending

  /// Resets recognizers whose attempt is over; does it again when that frees others.
  func retire() {
    var isChanging = false
    for recognizer in members {
      if hasEnds || !recognizer.attempt.presses.isEmpty { recognizer.attempt.dropFinished() }
      // As long as all of them follow fingers, nothing can be over, and nobody is left to wait for.
      isChanging =
        isChanging || recognizer.attempt.isIdle || recognizer.machine.isCandidate
    }
    hasEnds = false
    while isChanging {
      endStranded()
      isChanging = resetFinished()
      let waiting = members.count(where: \.machine.isCandidate)
      guard waiting > 0 else { continue }
      // Those that went may be the ones it waits for, or nobody is left that could free it.
      hasNews = true
      settle()
      isChanging = isChanging || members.count(where: \.machine.isCandidate) != waiting
    }
  }

  /// Ends gestures that go on although their fingers are gone, which nobody else would end.
  private func endStranded() {
    let stranded = members.filter { $0.machine.isActive && $0.attempt.isStranded }
    guard !stranded.isEmpty else { return }
    for recognizer in stranded { recognizer.giveUp(because: .lifted) }
    settle()
  }

  /// Resets the recognizers whose attempt is over; false when there was none.
  private func resetFinished() -> Bool {
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
    if former != .possible { recognizer.noteTransition(from: former, because: .reset) }
    recognizer.leaveWatched(recognizer.attempt.history, recognizer.attempt.pressHistory)
    recognizer.attempt.beginAnew()
    recognizer.room = nil
    hasTransitions = true
    members.removeAll { $0 === recognizer }
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
