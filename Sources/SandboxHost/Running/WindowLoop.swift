import CairoRenderer
import DispatchTracing
import Drawing
package import Foundation
import Geometry
import Inspector
package import PointerInput
import SandboxPanels
import TouchKit

/// The only loop: it waits for input, gives it to the application, and shows what changed.
///
/// While nothing comes in it sleeps, and when nothing changed it draws nothing.
package final class WindowLoop {
  var attraction: Attraction
  let window: any DesktopWindow
  let canvas: Canvas
  let report: RunReport
  let folder: ScreenshotFolder
  let recorder: SessionRecorder?
  var run: ApplicationRun
  var contacts = ContactTable()
  var clock = SceneClock()
  var fingers: MouseFingers
  var tools: SceneTools
  /// The panels beside the scene; a user's own application has none.
  let panels: DeskSession?
  /// What was done, while the user looks at it.
  var review: Review?
  var reviewScreen: ReviewScreen?
  /// A point about which the user wants to know, as soon as the views of the moment are there.
  var awaitedQuestion: CGPoint?
  /// Whether the views of the moment are still on their way.
  var areViewsAwaited = false
  /// The moment that panels show.
  var panelsMoment: Int?
  /// Whether there is no scene, and a recording alone is shown.
  let showsRecording: Bool
  /// Makes an animation of a recording's last seconds; nil where none can be made.
  package var makeAnimation: ((InputRecording) throws(ProgramError) -> Data)?
  /// The keys that are down and are not the application's.
  var takenKeys: Set<String> = []
  /// When the program has work for its main thread, in seconds on the window's clock.
  private var workDue: TimeInterval?
  var isOver = false
  var isHidden = false
  /// Whether the window's pixels were lost, while the picture did not change.
  var isExposed = false
  private var isReady = false
  /// Whether everything has to be painted anew.
  var isWholeFrameDue = false
  /// When the latest frame was shown, in seconds on the window's clock.
  private var frameTime = -TimeInterval.infinity

  /// The time between two frames of a usual screen, in seconds.
  private static let frameInterval: TimeInterval = 1.0 / 60

  package init(
    _ attraction: Attraction,
    in window: any DesktopWindow,
    settings: AnnotationSettings,
    report: RunReport,
    folder: ScreenshotFolder,
    recorder: SessionRecorder? = nil,
    replaying replay: Replay? = nil
  ) throws(ProgramError) {
    self.attraction = attraction
    self.window = window
    self.report = report
    self.folder = folder
    self.recorder = recorder
    showsRecording = replay != nil
    canvas = try Canvas(size: window.size)
    let now = window.now
    // Before the scene: the application that was made last is the shared one.
    panels =
      attraction.keys == .none
      ? nil
      : DeskSession(
        size: window.size,
        look: PanelLook(language: settings.language, textScale: settings.textScale),
        measuring: canvas.renderer,
        log: EventLog(capacity: replay == nil ? EventLog.capacity : Replay.logCapacity)
      )
    let started = attraction.start(window.size, now)
    recorder?.begin(started, size: window.size, at: now)
    try recorder?.check()
    fingers = MouseFingers(size: window.size)
    tools = SceneTools(started.application)
    run = ApplicationRun(
      started,
      size: window.size,
      settings: settings,
      keys: attraction.keys,
      measuring: canvas.renderer,
      listener: replay == nil ? WindowLoop.listener(report, panels) : nil
    )
    recordEdits()
    if let replay { try begin(replay) }
  }

  private func recordEdits() {
    tools.onEdit = { [weak self] edit in
      guard let self else { return }
      recorder?.take(edit, at: run.application.currentTime)
    }
  }

  /// The sink that passes what the scene traces to every listener.
  static func listener(_ report: RunReport, _ panels: DeskSession?) -> any TraceSink {
    TraceFork((panels?.sinks ?? []) + (report.listener.map { [$0] } ?? []))
  }

  /// Runs until the window is closed or the user quits.
  package func runUntilOver() throws(ProgramError) {
    defer { recorder?.finish() }
    runMainThreadWork()
    try showFrame()
    while !isOver {
      try take(eventsOfFrame())
      runMainThreadWork()
      takeChanges()
      let now = clock.time(at: window.now)
      let isDue = run.application.nextDeadline.map { $0 <= now } ?? false
      if isDue { panels?.noteChange(at: now) }
      run.advance(to: now)
      panels?.desk.advance(to: window.now)
      advanceReview()
      try followPanels(at: now)
      // Nothing happens to the scene while the user looks at what was done.
      if review == nil { recorder?.endFrame(at: now) }
      try recorder?.check()
      try showFrame()
      try report.check()
    }
  }

  // MARK: - Input

  /// What comes in until another frame is due: whatever moves faster than the screen is merged.
  private func eventsOfFrame() -> [InputEvent] {
    var events = window.nextEvents(timeout: timeToWork)
    while case let wait = frameTime + Self.frameInterval - window.now, wait > 0 {
      let more = window.nextEvents(timeout: wait)
      guard !more.isEmpty else { break }
      events += more
    }
    return events
  }

  /// How long nothing is to be done unless something comes in; nil is for ever.
  private var timeToWork: TimeInterval? {
    let sceneDue = run.application.nextDeadline.flatMap(clock.moment)
    let due = [workDue, sceneDue, panels?.nextDeadline, reviewDue].compactMap(\.self).min()
    return due.map { max(0, $0 - window.now) }
  }

  /// Gives the application its events, and does in between what the sandbox's own keys ask for.
  private func take(_ events: [InputEvent]) throws(ProgramError) {
    var pending: [InputEvent] = []
    for raw in events {
      guard let event = try ownEvent(raw, &pending).map(clock.stamp) else { continue }
      run.settings.endHint(at: event)
      if review != nil {
        try takeInReview(event, &pending)
        continue
      }
      let outcome = fingers.interpret(event)
      // One at a time: a key that cancels touches must not meet those that come down after it.
      for lawful in contacts.admit(outcome.events) { try take(lawful, &pending) }
      guard let request = outcome.request else { continue }
      feed(&pending)
      perform(request)
    }
    feed(&pending)
  }

  /// What of an event is about the scene and its window; nil when it was about the panels alone.
  func ownEvent(
    _ event: InputEvent,
    _ pending: inout [InputEvent]
  ) throws(ProgramError) -> InputEvent? {
    guard let panels else {
      if case .window(.resized(let size), _) = event { try resizeCanvas(to: size) }
      return event
    }
    if case .window(.resized(let size), let time) = event {
      feed(&pending)
      try resizeCanvas(to: size)
      arrangeScene(at: clock.time(at: time))
      return nil
    }
    let rest = panels.route(event, isHandBusy: fingers.isBusy)
    if rest != event {
      feed(&pending)
      try followPanels(at: clock.time(at: event.timestamp))
    }
    return rest
  }

  private func take(
    _ event: InputEvent,
    _ pending: inout [InputEvent]
  ) throws(ProgramError) {
    guard case .key(let stroke) = event, let action = action(of: stroke) else {
      if case .key = event, let panels, panels.desk.isTyping {
        panels.desk.feed([event])
        return
      }
      follow(event)
      pending.append(event)
      return
    }
    report.received([event])
    feed(&pending)
    guard case .perform(let action) = action else { return }
    try perform(action, at: stroke.timestamp)
  }

  func feed(_ events: inout [InputEvent]) {
    guard !events.isEmpty else { return }
    report.received(events)
    recorder?.take(events)
    run.feed(events)
    panels?.noteChange(at: events[events.count - 1].timestamp)
    events.removeAll()
  }

  func follow(_ event: InputEvent) {
    guard case .window(let change, _) = event else { return }
    switch change {
    case .closeRequested: isOver = true
    case .exposed: isExposed = true
    case .hidden: isHidden = true
    case .shown: (isHidden, isExposed) = (false, true)
    // Keys that come up elsewhere are not told.
    case .focusLost: takenKeys = []
    case .focusGained, .deviceLost, .pointerLeft, .resized: break
    }
  }

  func perform(_ action: KeyAction, at time: TimeInterval) throws(ProgramError) {
    if try performInReview(action, at: time) { return try followPanels(at: time) }
    if run.settings.apply(action) {
      clock.change(at: window.now) { clock in
        (clock.isPaused, clock.isSlow) = (run.settings.isPaused, run.settings.isSlow)
      }
      review?.isSlow = run.settings.isSlow
      panels?.needsOutlines = run.settings.wireframe != .contents
      panels?.noteChange(at: time)
      fingers.isPicking = run.settings.isSelecting
      return
    }
    switch action {
    case .walk(let step): select { $0.walk(step) }
    case .nudge(let x, let y): change(at: time) { $0.nudge(x: x, y: y) }
    case .undo: change(at: time) { $0.undo() }
    case .redo: change(at: time) { $0.redo() }
    case .togglePanel(let kind): try toggle(kind, at: time)
    case .explain: explain(at: tools.selectedMiddle ?? fingers.pointer ?? middle)
    case .listStep(let rows): panels?.desk.moveSelection(by: rows)
    case .propertyStep(let rows): panels?.desk.moveProperty(by: rows)
    case .changeProperty: panels?.desk.changeProperty()
    case .filterLog: panels?.desk.beginFiltering()
    case .cancelTouches:
      cancelTouches(at: time)
      panels?.desk.closeCard()
      panels?.desk.endTyping()
      (run.settings.isSelecting, fingers.isPicking) = (false, false)
    case .reloadScene: reload(at: time)
    case .takeScreenshot: try takeScreenshot()
    case .takeAnimation: takeAnimation()
    case .toggleFullScreen: window.toggleFullScreen()
    case .time(let request): try perform(request, at: time)
    case .record: if let path = recorder?.toggle() { report.recorded(path) }
    case .quit:
      cancelTouches(at: time)
      isOver = true
    case .toggleHelp, .toggleOverlay, .toggle, .toggleSelecting, .toggleLint, .togglePause,
      .toggleSlow, .cycleWireframe:
      break
    }
    try followPanels(at: time)
  }

  func perform(_ request: PointerRequest) {
    // Without keys of the sandbox there is nothing but the application.
    guard attraction.keys != .none else { return }
    switch request {
    case .pickView(let point): select { $0.pick(at: point) }
    case .listViews(let point): explain(at: point)
    }
  }

  func cancelTouches(at time: TimeInterval) {
    fingers.release()
    var events = contacts.cancelAll(at: time)
    feed(&events)
  }

  func reload(at time: TimeInterval) {
    leaveReview()
    cancelTouches(at: time)
    let started = attraction.start(run.size, time)
    recorder?.begin(started, size: run.size, at: time)
    tools = SceneTools(started.application)
    run = ApplicationRun(
      started,
      size: run.size,
      settings: run.settings,
      keys: attraction.keys,
      measuring: canvas.renderer,
      listener: WindowLoop.listener(report, panels)
    )
    recordEdits()
    panels?.noteChange(at: time)
    isWholeFrameDue = true
  }

  /// Shows another version of the scene, or why there is none.
  private func takeChanges() {
    switch attraction.changes?.take() {
    case .scene(let start):
      attraction.start = start
      run.settings.banner = nil
      reload(at: clock.time(at: window.now))
    case .problem(let text): run.settings.banner = text
    case nil: break
    }
  }

  private func runMainThreadWork() {
    workDue = window.runMainThreadWork().map { window.now + $0 }
  }

  // MARK: - Output

  func showFrame() throws(ProgramError) {
    guard !isHidden, !isOver else { return }
    var damage = nextFrame().map(canvas.paint) ?? []
    if isExposed { damage = [canvas.bitmap.bounds] }
    guard !damage.isEmpty else { return }
    // Not shown when the window has another size already: the resize that follows repairs it.
    guard try window.show(canvas.bitmap, damage: damage) else { return }
    isExposed = false
    frameTime = window.now
    report.shown(damage)
    if !isReady { report.ready(run.size) }
    isReady = true
  }

  /// What changed since the last frame, in the scene, over it and beside it.
  private func nextFrame() -> Frame? {
    let whole = isWholeFrameDue ? [CGRect(origin: .zero, size: canvas.size)] : []
    isWholeFrameDue = false
    run.application.layoutIfNeeded()
    guard let panels else {
      run.marks = ToolMarks(hand: fingers.marks)
      return run.nextFrame(adding: whole)
    }
    refresh(panels)
    let marks = ToolMarks(
      hand: fingers.marks,
      selection: shownTools?.mark,
      lint: run.settings.showsLint ? shownTools?.lintMarks ?? [] : [],
      tree: panels.needsOutlines ? panels.tree : nil
    )
    var frame = sceneFrame(marks, adding: whole + panels.desk.takeDamage())
    if let damage = frame?.damage.rectangles {
      frame?.pictures.append(panels.desk.picture(in: damage))
    }
    return frame
  }

  private func sceneFrame(_ marks: ToolMarks, adding others: [CGRect]) -> Frame? {
    guard let review, let reviewScreen else {
      run.marks = marks
      return run.nextFrame(adding: others)
    }
    return reviewScreen.nextFrame(
      of: review,
      settings: run.settings,
      marks: marks,
      in: run.size,
      adding: others
    )
  }
}
