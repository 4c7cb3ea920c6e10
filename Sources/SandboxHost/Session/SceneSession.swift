import DispatchTracing
import Foundation
import Inspector
import PointerInput
import SandboxPanels
import TouchKit

/// A scene in a window, with everything that users of the sandbox do to it.
///
/// It gives the scene its input, does what the sandbox's own keys, tools and panels ask for, and
/// puts together what the window shows. When any of that happens is the loop's to say.
final class SceneSession {
  var launchTarget: LaunchTarget
  let screen: WindowScreen
  let report: RunReport
  let folder: ScreenshotFolder
  let recorder: SessionRecorder?
  var run: ApplicationRun
  var contacts = ContactTable()
  var clock = SceneClock()
  var fingers: MouseFingers
  var tools: SceneTools
  var heldKeys: HeldKeys
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
  /// Makes an animation of a recording's last seconds; nil where nothing can.
  var makeAnimation: ((InputRecording) throws(ProgramError) -> Data)?
  /// Whether the window is to be closed.
  var isOver = false

  init(
    _ launchTarget: LaunchTarget,
    on screen: WindowScreen,
    settings: AnnotationSettings,
    report: RunReport,
    folder: ScreenshotFolder,
    recorder: SessionRecorder?,
    replaying replay: Replay?
  ) throws(ProgramError) {
    (self.launchTarget, self.screen) = (launchTarget, screen)
    (self.report, self.folder, self.recorder) = (report, folder, recorder)
    let (size, now) = (screen.window.size, screen.window.now)
    // Before the scene: the application that was made last is the shared one.
    panels = SceneSession.panels(of: launchTarget, on: screen, settings, replay)
    let started = launchTarget.start(size, now)
    recorder?.begin(started, size: size, at: now)
    try recorder?.check()
    fingers = MouseFingers(size: size)
    heldKeys = HeldKeys(table: launchTarget.keys)
    tools = SceneTools(started.application)
    run = ApplicationRun(
      started,
      size: size,
      settings: settings,
      keys: launchTarget.keys,
      measuring: screen.canvas.renderer,
      listener: replay == nil ? SceneSession.listener(report, panels) : nil
    )
    recordEdits()
    if let replay { try begin(replay) }
  }

  private static func panels(
    of launchTarget: LaunchTarget,
    on screen: WindowScreen,
    _ settings: AnnotationSettings,
    _ replay: Replay?
  ) -> DeskSession? {
    guard launchTarget.keys != .none else { return nil }
    return DeskSession(
      size: screen.window.size,
      look: PanelLook(language: settings.language, textScale: settings.textScale),
      measuring: screen.canvas.renderer,
      log: EventLog(capacity: replay == nil ? EventLog.capacity : Replay.logCapacity)
    )
  }

  /// Every sink that hears what the scene traces.
  private static func listener(_ report: RunReport, _ panels: DeskSession?) -> any TraceSink {
    TraceFork((panels?.sinks ?? []) + (report.listener.map { [$0] } ?? []))
  }

  private func recordEdits() {
    tools.onEdit = { [weak self] edit in
      guard let self else { return }
      recorder?.recordEdit(edit, at: run.application.currentTime)
    }
  }

  // MARK: - Time

  /// When there is something to do next, in seconds on the window's clock; nil when only input can
  /// bring something.
  var nextDeadline: TimeInterval? {
    let sceneDue = run.application.nextDeadline.flatMap(clock.moment)
    return [sceneDue, panels?.nextDeadline, reviewDue].compactMap(\.self).min()
  }

  /// Lets the time that passed on the window's clock pass for everything that the window shows.
  func advance() throws(ProgramError) {
    let now = clock.time(at: screen.window.now)
    let isDue = run.application.nextDeadline.map { $0 <= now } ?? false
    if isDue { panels?.noteChange(at: now) }
    run.advance(to: now)
    panels?.desk.advance(to: screen.window.now)
    advanceReview()
    try followPanels(at: now)
    // Nothing happens to the scene while the user looks at what was done.
    if review == nil { recorder?.endFrame(at: now) }
    try recorder?.check()
  }

  // MARK: - The scene anew

  /// Starts another version of the scene if there is one, or shows why there is none.
  func startChangedScene() {
    switch launchTarget.changes?.takeNews() {
    case .scene(let start):
      launchTarget.start = start
      run.settings.banner = nil
      reload(at: clock.time(at: screen.window.now))
    case .problem(let text): run.settings.banner = text
    case nil: break
    }
  }

  func reload(at time: TimeInterval) {
    leaveReview()
    cancelTouches(at: time)
    let started = launchTarget.start(run.size, time)
    recorder?.begin(started, size: run.size, at: time)
    tools = SceneTools(started.application)
    run = ApplicationRun(
      started,
      size: run.size,
      settings: run.settings,
      keys: launchTarget.keys,
      measuring: screen.canvas.renderer,
      listener: SceneSession.listener(report, panels)
    )
    recordEdits()
    panels?.noteChange(at: time)
    screen.isWholeFrameDue = true
  }
}
