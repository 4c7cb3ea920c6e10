import CairoRenderer
import DispatchTracing
import Foundation
import Geometry
import Inspector
import PointerInput
import SandboxPanels
import TouchKit

/// Looking at what was done, instead of at the scene as it is.
extension SceneSession {
  /// Shows a recording from its beginning; there is no scene to go back to.
  func begin(_ replay: Replay) throws(ProgramError) {
    let sinks = panels?.sinks ?? []
    review = Review(
      replay.recording,
      of: launchTarget.start,
      speed: replay.speed,
      hasScene: false,
      at: screen.window.now,
      measuring: screen.canvas.renderer,
      listeners: sinks + (report.listener.map { [$0] } ?? [])
    )
    reviewScreen = ReviewScreen(keys: launchTarget.keys, measuring: screen.canvas.renderer)
    clock.change(at: screen.window.now) { $0.isHeld = true }
    review?.play(from: 0)
    if panels?.desk.shown.contains(.time) == false { try toggle(.time, at: screen.window.now) }
  }

  /// What was done up to what is shown.
  var shownRecording: InputRecording? {
    guard let review else {
      recorder?.endFrame(at: run.application.currentTime)
      return recorder?.session
    }
    var recording = review.film.recording
    recording.frames = Array(recording.frames.prefix(review.position))
    return recording
  }

  /// Begins to look at what was done since the scene began, at its end; tells whether that can be.
  private func beginReview(at time: TimeInterval) throws(ProgramError) -> Bool {
    guard let recorder, panels != nil else { return false }
    // Fingers would come up while the scene does not receive input.
    if !contacts.liveContacts.isEmpty { cancelTouches(at: time) }
    fingers.release()
    run.advance(to: time)
    recorder.endFrame(at: time)
    guard let session = recorder.session else { return false }
    review = Review(
      session,
      of: launchTarget.start,
      hasScene: true,
      at: screen.window.now,
      measuring: screen.canvas.renderer
    )
    review?.isSlow = run.settings.isSlow
    reviewScreen = ReviewScreen(keys: launchTarget.keys, measuring: screen.canvas.renderer)
    clock.change(at: screen.window.now) { $0.isHeld = true }
    advanceReview()
    review?.perform(.goToEnd)
    panels?.desk.closeCard()
    if panels?.desk.shown.contains(.time) == false { try toggle(.time, at: time) }
    screen.isWholeFrameDue = true
    return true
  }

  /// Goes back to the scene as it is.
  func leaveReview() {
    guard review?.hasScene == true else { return }
    (review, reviewScreen, awaitedQuestion, panelsMoment) = (nil, nil, nil, nil)
    areViewsAwaited = false
    clock.change(at: screen.window.now) { $0.isHeld = false }
    panels?.desk.closeCard()
    panels?.desk.showPresent()
    panels?.noteChange(at: clock.time(at: screen.window.now))
    screen.isWholeFrameDue = true
  }

  /// Does what the user asks of the time line.
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

  /// A row of the log moves the time line if there is one to be seen.
  private func canSeek(_ moment: TimeInterval) -> Bool {
    guard panels?.desk.shown.contains(.time) == true else { return false }
    let start = review?.film.recording.header.startTime ?? recorder?.session?.header.startTime
    return start.map { moment >= $0 } ?? false
  }

  /// Keys that mean something else while the user looks at what was done; tells whether it is one.
  func performInReview(_ action: KeyAction, at time: TimeInterval) throws(ProgramError) -> Bool {
    guard let review else { return false }
    switch action {
    case .togglePause: review.perform(.togglePlaying)
    case .walk(let step): select { $0.walk(step) }
    case .nudge, .undo, .redo: break
    case .explain:
      awaitedQuestion = shownTools?.selectedMiddle ?? fingers.pointer ?? middle
      areViewsAwaited = true
    case .cancelTouches: endOneThing()
    case .reloadScene where !review.hasScene: review.play(from: 0)
    default: return false
    }
    return true
  }

  /// Escape ends one thing after the other.
  private func endOneThing() {
    guard let desk = panels?.desk else { return }
    if desk.isCardOpen || desk.isTyping || run.settings.isSelecting {
      endPanelWork()
    } else {
      leaveReview()
    }
  }

  /// What comes in is for the time line and the panels; the scene receives only changes of its
  /// window.
  func receiveInReview(
    _ event: InputEvent,
    _ pending: inout [InputEvent]
  ) throws(ProgramError) {
    let request = fingers.interpret(event).request
    switch event {
    case .key(let stroke):
      if let key = heldKeys.meaning(of: stroke, in: keyContext) {
        report.received([event])
        if case .perform(let action) = key { try perform(action, at: stroke.timestamp) }
      } else if let panels, panels.desk.isTyping {
        panels.desk.feed([event])
      }
    case .window:
      for lawful in contacts.admit([event]) {
        followWindow(lawful)
        pending.append(lawful)
      }
    case .contact, .hover, .wheel, .text, .command: break
    }
    guard let request else { return }
    switch request {
    case .pickView(let point): select { $0.pick(at: point) }
    case .listViews(let point): (awaitedQuestion, areViewsAwaited) = (point, true)
    }
  }

  /// Lets the time of what was done go on, and carries its views along if the user wants them.
  func advanceReview() {
    guard let review else { return }
    // Only the review uses the recording's applications.
    defer { run.application.becomeShared() }
    review.advance(to: screen.window.now) { screen.window.now }
    guard areViewsWanted else { return areViewsAwaited = false }
    areViewsAwaited = !review.carryViews { screen.window.now }
    guard !areViewsAwaited, let point = awaitedQuestion, let tools = review.views.tools,
      let desk = panels?.desk
    else { return }
    awaitedQuestion = nil
    desk.explain(tools.explanation(at: point, after: review.pastRecords))
    report.explained(desk.cardText)
  }

  private var areViewsWanted: Bool {
    guard let review else { return false }
    return panels?.desk.needsTree == true || awaitedQuestion != nil || review.views.hasSelection
      || run.settings.showsLint || run.settings.isSelecting || panels?.needsOutlines == true
  }

  /// When the review has something to do next, in seconds on the window's clock.
  var reviewDue: TimeInterval? {
    guard let review else { return nil }
    return areViewsAwaited ? screen.window.now : review.nextDeadline
  }

  /// The tools for what is shown: the scene, or the views of the moment that is looked at.
  ///
  /// Nil as long as those views are not there.
  var shownTools: SceneTools? {
    guard let review else { return tools }
    return areViewsAwaited ? nil : review.views.tools
  }

  /// Selects the view that a row of a panel stands for.
  func selectShown(_ id: NodeID) {
    guard let review else { return select { $0.select(id) } }
    let applications = [review.views.tools?.application, run.application, review.film.application]
    for application in applications.compactMap(\.self) {
      guard let place = ViewPlace(id, in: application) else { continue }
      review.views.select(place)
      areViewsAwaited = true
      break
    }
    report.selected(shownTools?.mark?.node.name)
  }

  /// Shows how things are, or how they were.
  func refresh(_ panels: DeskSession) {
    guard let review else {
      panels.desk.showTime(presentState)
      return panels.refresh(run.application, selected: tools.mark?.node.id, at: screen.window.now)
    }
    panels.desk.update()
    panels.desk.showTime(review.state)
    let film = review.film
    let position = review.position
    if panelsMoment != position || panels.desk.log.revision != panels.shownLogRevision {
      panels.shownLogRevision = panels.desk.log.revision
      panelsMoment = position
      panels.noteChange(at: screen.window.now - 1)
      panels.desk.showMoment(
        film.lastRecord(at: position),
        since: film.recording.header.startTime
      ) { film.gestures(at: position) }
    }
    guard !areViewsAwaited, let tools = review.views.tools else { return }
    panels.refresh(tools.application, selected: tools.mark?.node.id, at: screen.window.now)
  }

  private var presentState: TimeLineState {
    var state = TimeLineState()
    let marks = panels?.desk.marks
    state.start = recorder?.beginning ?? 0
    let latest = max(state.start, marks?.latest ?? 0)
    // A scale that changes seldom, so that marks stay where they are.
    let duration = latest - state.start
    let scale = [10, 30, 60, 120, 300, 600, 1200, 3600].first { Double($0) >= duration }
    state.end = state.start + (scale.map(Double.init) ?? duration)
    (state.time, state.madeTime) = (latest, state.end)
    return state
  }
}
