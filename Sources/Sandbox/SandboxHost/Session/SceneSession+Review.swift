import CairoRenderer
import TouchTrace
import Foundation
import Geometry
import Inspector
import TouchInput
import TouchKit

/// The review of a recording instead of the live scene.
extension SceneSession {
  /// Shows a recording from its beginning, without a live scene to go back to.
  func begin(_ replay: Replay) throws(ProgramError) {
    let (sinks, archive) = (workbench?.sinks ?? [], TraceArchive())
    // The trace is stored once, for the film and the log.
    workbench?.bench.log.follow(archive)
    let review = Review(
      replay.recording,
      of: launchTarget.start,
      speed: replay.speed,
      hasScene: false,
      at: screen.window.now,
      measuring: screen.canvas.renderer,
      keeping: archive,
      listeners: sinks + (report.listener.map { [$0] } ?? [])
    )
    show(review)
    review.play(from: 0)
    workbench?.bench.setSceneSize(review.film.recording.header.size)
    workbench?.bench.setReviewing(true)
  }

  private func show(_ review: Review) {
    reviewing = ReviewSession(review, measuring: screen.canvas.renderer)
    input.clock.change(at: screen.window.now) { $0.isHeld = true }
  }

  /// The recording up to the visible moment.
  var shownRecording: InputRecording? {
    guard let review else {
      recorder?.endFrame(at: run.application.currentTime)
      return recorder?.session
    }
    var recording = review.film.recording
    recording.frames = Array(recording.frames.prefix(review.position))
    return recording
  }

  /// Starts a review of the session at its end; returns whether that is possible.
  private func beginReview(at time: TimeInterval) throws(ProgramError) -> Bool {
    guard let recorder, workbench != nil else { return false }
    // Fingers could lift while the scene does not receive input.
    if !input.contacts.isEmpty { cancelTouches(at: time) }
    input.fingers.release()
    run.advance(to: time)
    recorder.endFrame(at: time)
    guard let session = recorder.session else { return false }
    let review = Review(
      session,
      of: launchTarget.start,
      hasScene: true,
      at: screen.window.now,
      measuring: screen.canvas.renderer
    )
    review.isSlow = run.settings.isSlow
    show(review)
    advanceReview()
    review.perform(.goToEnd)
    endQuestion()
    question.hitMap.forget()
    workbench?.bench.setReviewing(true)
    screen.isWholeFrameDue = true
    return true
  }

  /// Goes back to the live scene, if there is one.
  func leaveReview() {
    if review?.hasScene == true { endReview() }
  }

  /// Ends the review.
  func endReview() {
    guard review != nil else { return }
    reviewing = nil
    question.awaited = nil
    input.clock.change(at: screen.window.now) { $0.isHeld = false }
    endQuestion()
    question.hitMap.forget()
    workbench?.bench.log.goOnAlone()
    workbench?.bench.setReviewing(false)
    workbench?.bench.showPresent()
    workbench?.forgetTree()
    workbench?.noteChange(at: input.clock.time(at: screen.window.now))
    screen.isWholeFrameDue = true
  }

  /// Performs a request of the time line.
  func perform(_ request: TimeRequest, at time: TimeInterval) throws(ProgramError) {
    if case .seekRecord(_, let moment) = request, !canSeek(moment) { return }
    if review == nil {
      guard try beginReview(at: time) else { return }
      if request == .playOrLeave || request == .togglePlaying { review?.play(from: 0) }
      if case .playOrLeave = request { return }
      if case .togglePlaying = request { return }
    } else if request == .playOrLeave, review?.hasScene == true {
      return leaveReview()
    }
    review?.perform(request)
  }

  /// Returns whether a row of the log can move the time line, which needs a stored recording.
  private func canSeek(_ moment: TimeInterval) -> Bool {
    let start = review?.film.recording.header.startTime ?? recorder?.sessionBeginning
    return start.map { moment >= $0 } ?? false
  }

  /// Performs a key action with a special meaning during the review; returns whether it is one.
  func performInReview(_ action: KeyAction, at time: TimeInterval) throws(ProgramError) -> Bool {
    guard let review else { return false }
    switch action {
    case .togglePause: review.perform(.togglePlaying)
    case .walk(let step): select { $0.walk(step) }
    case .nudge, .undo, .redo: break
    case .explain:
      askAboutMoment(at: shownTools?.selectedMiddle ?? input.fingers.pointer ?? middle)
    case .cancelTouches: endOneThing(at: time)
    case .predict: break
    case .reloadScene where !review.hasScene: review.play(from: 0)
    default: return false
    }
    return true
  }

  /// Handles input for the time line and the panels; the scene receives only changes of its window.
  func receiveInReview(
    _ event: InputEvent,
    _ pending: inout [InputEvent]
  ) throws(ProgramError) {
    let request = input.fingers.interpret(event).request
    switch event {
    case .key(let stroke):
      if let key = input.keys.meaning(of: stroke, in: keyContext) {
        report.received([event])
        if case .perform(let action) = key { try perform(action, at: stroke.timestamp) }
      } else if let workbench, workbench.bench.isTyping {
        workbench.bench.feed([pastedLine(stroke) ?? event])
      }
    case .window:
      for lawful in input.contacts.admit([event]) {
        followWindow(lawful)
        pending.append(lawful)
      }
    case .contact, .hover, .wheel, .text, .command: break
    }
    guard let request else { return }
    switch request {
    case .pickView(let point): select { $0.pick(at: point) }
    case .listViews(let point): askAboutMoment(at: point)
    }
  }

  /// Asks about a point once the views of the visible moment are ready.
  private func askAboutMoment(at point: CGPoint) {
    question.awaited = point
    reviewing?.awaitViews()
  }

  /// Advances the review's time, and its views if the user needs them.
  func advanceReview() {
    advanceReview { screen.window.now }
  }

  /// Finishes work that otherwise runs in slices between frames, so that a picture is complete.
  func finishReviewWork() {
    let now = screen.window.now
    advanceReview { now }
  }

  /// Works until the clock reports the end of the slice.
  private func advanceReview(clockOf window: () -> TimeInterval) {
    guard let reviewing else { return }
    // The recording's applications are used only by the review.
    defer { run.application.becomeShared() }
    skipFoldedTime(reviewing)
    let tools = reviewing.advance(wantsViews: { areViewsWanted }, clockOf: window)
    guard let tools, let point = question.awaited, workbench != nil else { return }
    question.awaited = nil
    ask(about: point, tools, after: reviewing.review.pastRecords)
  }

  /// Skips the idle time that the time line folds, unless the screen changes.
  private func skipFoldedTime(_ reviewing: ReviewSession) {
    let review = reviewing.review
    let moment = review.film.recording.header.startTime + review.time
    guard review.isPlaying, review.film.isWhole,
      let end = workbench?.bench.chrome.time.foldEnd(at: moment),
      !reviewing.frameStrip.times.contains(where: { moment < $0 && $0 <= end })
    else { return }
    review.perform(.seek(end))
  }

  private var areViewsWanted: Bool {
    guard let review else { return false }
    return workbench?.bench.needsTree == true || question.awaited != nil
      || review.views.hasSelection || run.settings.showsLint || run.settings.isSelecting
      || workbench?.needsOutlines == true
  }

  /// The tools for the live scene, or for the views of the reviewed moment.
  ///
  /// Nil until those views are ready.
  var shownTools: SceneTools? {
    guard let reviewing else { return tools }
    return reviewing.tools
  }

  /// Selects the view of a panel's row.
  func selectShown(_ id: NodeID) {
    guard let reviewing else { return select { $0.select(id) } }
    reviewing.select(id, in: [run.application])
    report.selected(shownTools?.mark?.node.name)
  }

  /// Updates the workbench from the live scene or the reviewed moment.
  func refresh(_ workbench: BenchSession) {
    guard let reviewing else { return refreshPresent(workbench) }
    let (bench, film) = (workbench.bench, reviewing.review.film)
    let position = reviewing.review.position
    bench.update()
    showTime(reviewing.review.state, bench)
    reviewing.frameStrip.follow(film)
    bench.showChanges(reviewing.frameStrip.times)
    if reviewing.takeNews(of: bench.log) {
      workbench.noteChange(at: screen.window.now - 1)
      question.hitMap.forget()
      bench.showMoment(
        film.lastRecord(at: position),
        since: film.recording.header.startTime
      ) { film.gestures(at: position) }
    }
    let state = film.overlay(at: position)
    if let tools = reviewing.tools {
      workbench.refresh(
        tools.application,
        selected: tools.mark?.node.id,
        changed: [],
        at: screen.window.now
      )
    }
    let answers = reviewing.answers(in: run.settings.language, of: workbench.tree)
    showAnswers(answers, of: state, workbench)
  }

  /// The time at which the facts about a resting finger change, in seconds on the window's clock.
  var factsDue: TimeInterval? {
    guard review == nil, !prediction.hidesAnswers, let workbench, workbench.bench.showsFacts else {
      return nil
    }
    return workbench.answers.nextChange.flatMap(input.clock.moment)
  }

  private func refreshPresent(_ workbench: BenchSession) {
    showTime(presentState, workbench.bench)
    workbench.refresh(
      run.application,
      selected: tools.mark?.node.id,
      changed: tools.changedProperties,
      at: screen.window.now
    )
    let (language, time) = (run.settings.language, run.application.currentTime)
    let answers = workbench.answers.answers(run.overlay, in: language, at: time) { [run] in
      workbench.tree ?? run.application.treeSnapshot()
    }
    showAnswers(answers, of: run.overlay, workbench)
  }

  /// Shows the answers to the newest finger, and its responder chain; a question has its own chain.
  private func showAnswers(
    _ answers: TouchAnswers?,
    of state: OverlayState,
    _ workbench: BenchSession
  ) {
    guard !prediction.hidesAnswers else {
      return workbench.bench.showAnswers(nil, chain: ChainState(), touches: [])
    }
    let facts = run.facts
    var chain = ChainState(of: state, in: run.settings.language, facts: facts)
    chain.owner = chain.finger.flatMap { shownOwners[$0] }
    let reader = reviewing?.review.views.answers ?? workbench.answers
    if let tree = reader.explanation?.tree, !facts.areFramesOnly(chain.links.map(\.node)) {
      chain.noteDisabledControl(in: tree, run.settings.language)
    }
    if let receiver = shownQuestion?.explanation.receiver {
      chain = ChainState(
        of: shownTools?.chain(of: receiver.id) ?? [],
        in: run.settings.language,
        facts: facts
      )
    }
    workbench.bench.showAnswers(answers, chain: chain, touches: state.touches)
  }

  /// Shows a state on the time line, with the mark of the first difference of a new code version.
  private func showTime(_ state: TimeLineState, _ bench: Workbench) {
    var state = state
    state.facts = run.facts
    state.difference = launchTarget.live?.state.difference?.moment
    bench.showTime(state)
  }

  /// The interval at which the bar of a resting finger grows, in seconds.
  private static let heldStep: TimeInterval = 0.1

  /// The time of the latest event.
  private var latestTime: TimeInterval {
    max(recorder?.beginning ?? 0, workbench?.bench.rows.latest ?? 0)
  }

  /// The scene's time while a finger is down, in steps since the latest event; nil without a finger.
  private var heldTime: TimeInterval? {
    guard !input.contacts.isEmpty else { return nil }
    let rest = input.clock.time(at: screen.window.now) - latestTime
    // A step that is due now is reached despite rounding errors.
    return latestTime + max(0, (rest / Self.heldStep + 1e-6).rounded(.down)) * Self.heldStep
  }

  /// The next time at which the bar of a resting finger grows, in seconds on the window's clock.
  var heldDue: TimeInterval? {
    guard review == nil, workbench?.bench.hasTimeLine == true else { return nil }
    return heldTime.flatMap { input.clock.moment(of: $0 + Self.heldStep) }
  }

  private var presentState: TimeLineState {
    var state = TimeLineState()
    state.owners = run.owners.owners
    state.start = recorder?.beginning ?? 0
    let latest = max(latestTime, heldTime ?? 0)
    (state.time, state.end, state.madeTime) = (latest, latest, latest)
    return state
  }
}
