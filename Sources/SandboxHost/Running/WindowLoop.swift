import CairoRenderer
import DispatchTracing
import Foundation
import Geometry
import Inspector
import PointerInput
import TouchKit

/// The only loop: it waits for input, gives it to the application, and shows what changed.
///
/// While nothing comes in it sleeps, and when nothing changed it draws nothing.
package final class WindowLoop {
  private var attraction: Attraction
  private let window: any DesktopWindow
  private let canvas: Canvas
  private let report: RunReport
  private let folder: ScreenshotFolder
  private let recorder: SessionRecorder?
  private var run: ApplicationRun
  private var contacts = ContactTable()
  private var fingers: MouseFingers
  private var tools: SceneTools
  /// The keys that are down and are not the application's.
  private var takenKeys: Set<String> = []
  /// When the program has work for its main thread, in seconds on the window's clock.
  private var workDue: TimeInterval?
  private var isOver = false
  private var isHidden = false
  /// Whether the window's pixels were lost, while the picture did not change.
  private var isExposed = false
  private var isReady = false
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
    recorder: SessionRecorder? = nil
  ) throws(ProgramError) {
    self.attraction = attraction
    self.window = window
    self.report = report
    self.folder = folder
    self.recorder = recorder
    canvas = try Canvas(size: window.size)
    let now = window.now
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
      listener: report.listener
    )
  }

  /// Runs until the window is closed or somebody quits.
  package func runUntilOver() throws(ProgramError) {
    defer { recorder?.finish() }
    runMainThreadWork()
    try showFrame()
    while !isOver {
      try take(eventsOfFrame())
      runMainThreadWork()
      takeChanges()
      let now = window.now
      run.advance(to: now)
      recorder?.endFrame(at: now)
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
    let due = [workDue, run.application.nextDeadline].compactMap(\.self).min()
    return due.map { max(0, $0 - window.now) }
  }

  /// Gives the application its events, and does in between what the sandbox's own keys ask for.
  private func take(_ events: [InputEvent]) throws(ProgramError) {
    var pending: [InputEvent] = []
    for event in events {
      let outcome = fingers.interpret(event)
      // One at a time: a key that cancels touches must not meet those that come down after it.
      for lawful in contacts.admit(outcome.events) { try take(lawful, &pending) }
      guard let request = outcome.request else { continue }
      feed(&pending)
      perform(request)
    }
    feed(&pending)
  }

  private func take(
    _ event: InputEvent,
    _ pending: inout [InputEvent]
  ) throws(ProgramError) {
    guard case .key(let stroke) = event, let action = action(of: stroke) else {
      try follow(event)
      pending.append(event)
      return
    }
    report.received([event])
    feed(&pending)
    guard case .perform(let action) = action else { return }
    try perform(action, at: stroke.timestamp)
  }

  /// What comes of a key that is not the application's.
  private enum TakenKey {
    case perform(KeyAction)
    case nothing
  }

  /// What the sandbox does with a key; nil when it is the application's.
  private func action(of stroke: KeyStroke) -> TakenKey? {
    let name = stroke.name.lowercased()
    // Whoever heard a key go down hears it come up.
    guard stroke.isDown else { return takenKeys.remove(name).map { _ in .nothing } }
    if stroke.isRepeat, takenKeys.contains(name) { return repeatedAction(of: stroke) }
    guard let binding = attraction.keys.binding(for: stroke, in: keyContext) else { return nil }
    takenKeys.insert(name)
    return .perform(binding.action)
  }

  /// A key that is held does nothing more, unless it moves things.
  private func repeatedAction(of stroke: KeyStroke) -> TakenKey {
    guard case .nudge? = attraction.keys.binding(for: stroke, in: keyContext)?.action,
      let action = attraction.keys.binding(for: stroke, in: keyContext)?.action
    else { return .nothing }
    return .perform(action)
  }

  private var keyContext: KeyTable.Context {
    KeyTable.Context(
      isSelecting: run.settings.isSelecting,
      hasEdits: tools.hasEdits,
      isTyping: run.application.isTyping
    )
  }

  private func feed(_ events: inout [InputEvent]) {
    guard !events.isEmpty else { return }
    report.received(events)
    recorder?.take(events)
    run.feed(events)
    events.removeAll()
  }

  private func follow(_ event: InputEvent) throws(ProgramError) {
    guard case .window(let change, _) = event else { return }
    switch change {
    case .closeRequested: isOver = true
    case .resized(let size): try canvas.resize(to: size)
    case .exposed: isExposed = true
    case .hidden: isHidden = true
    case .shown: (isHidden, isExposed) = (false, true)
    // Keys that come up elsewhere are not told.
    case .focusLost: takenKeys = []
    case .focusGained, .deviceLost, .pointerLeft: break
    }
  }

  private func perform(_ action: KeyAction, at time: TimeInterval) throws(ProgramError) {
    if run.settings.apply(action) {
      fingers.isPicking = run.settings.isSelecting
      return
    }
    switch action {
    case .walk(let step): select { $0.walk(step) }
    case .nudge(let x, let y): tools.nudge(x: x, y: y)
    case .undo: tools.undo()
    case .redo: tools.redo()
    case .cancelTouches:
      cancelTouches(at: time)
      (run.settings.isSelecting, fingers.isPicking) = (false, false)
    case .reloadScene: reload(at: time)
    case .takeScreenshot: try takeScreenshot()
    case .record: if let path = recorder?.toggle() { report.recorded(path) }
    case .quit:
      cancelTouches(at: time)
      isOver = true
    case .toggleHelp, .toggleOverlay, .toggle, .toggleSelecting: break
    }
  }

  private func perform(_ request: PointerRequest) {
    // Without keys of the sandbox there is nothing but the application.
    guard attraction.keys != .none else { return }
    switch request {
    case .pickView(let point): select { $0.pick(at: point) }
    case .listViews: break
    }
  }

  private func select(_ choose: (SceneTools) -> Void) {
    choose(tools)
    report.selected(tools.mark?.node.name)
  }

  private func cancelTouches(at time: TimeInterval) {
    fingers.release()
    var events = contacts.cancelAll(at: time)
    feed(&events)
  }

  private func reload(at time: TimeInterval) {
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
      listener: report.listener
    )
  }

  /// Shows another version of the scene, or why there is none.
  private func takeChanges() {
    switch attraction.changes?.take() {
    case .scene(let start):
      attraction.start = start
      run.settings.banner = nil
      reload(at: window.now)
    case .problem(let text): run.settings.banner = text
    case nil: break
    }
  }

  private func takeScreenshot() throws(ProgramError) {
    try showFrame()
    do {
      report.saved(try folder.save(try canvas.png(), of: attraction.name))
    } catch  where error.status == .cannotCreate {
      // No reason to end what the user is doing.
      StandardError.write("Error: \(error.message)")
    }
  }

  private func runMainThreadWork() {
    workDue = window.runMainThreadWork().map { window.now + $0 }
  }

  // MARK: - Output

  private func showFrame() throws(ProgramError) {
    guard !isHidden, !isOver else { return }
    run.marks = ToolMarks(hand: fingers.marks, selection: tools.mark)
    var damage = run.nextFrame().map(canvas.paint) ?? []
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
}
