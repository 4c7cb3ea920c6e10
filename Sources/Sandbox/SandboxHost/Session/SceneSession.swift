import CairoRenderer
import DispatchTracing
import Foundation
import Inspector
import PointerInput
import TouchKit

/// A scene in a window, with everything that users of the sandbox do to it.
///
/// It gives the scene its input, does what the sandbox's own keys, tools and regions ask for, and
/// puts together what the window shows. When any of that happens is the loop's to say.
final class SceneSession {
  var launchTarget: LaunchTarget
  var gallery: SceneGallery
  let screen: WindowScreen
  let report: RunReport
  let folder: ScreenshotFolder
  var recorder: SessionRecorder?
  var run: ApplicationRun
  var contacts = LiveContacts()
  var clock = SceneClock()
  var fingers: MouseFingers
  var tools: SceneTools
  var heldKeys: HeldKeys
  /// The workbench around the scene; a user's own application has none unless asked for.
  let workbench: BenchSession?
  /// What was done, while the user looks at it.
  var review: Review?
  var reviewScreen: ReviewScreen?
  /// The small pictures of what was done, on the time line.
  var frameStrip = FrameStrip()
  /// A point about which the user wants to know, as soon as the views of the moment are there.
  var awaitedQuestion: CGPoint?
  /// Whether the views of the moment are still on their way.
  var areViewsAwaited = false
  /// The moment that the workbench shows.
  var shownMoment: Int?
  /// What is shown of the newest finger while the user looks at what was done.
  var shownAnswers: TouchAnswers?
  /// What the user asked about a point.
  var question: CGPoint?
  /// The view whose row the pointer is over.
  var pointedView: NodeID?
  /// A prediction that is going on.
  var prediction: Prediction?
  /// The course that the window is opened for, and whether its open lesson is at the exercise.
  var course: CourseRecord?
  var isExercising = false
  /// The ring that asks for a press, and how it draws attention.
  var pulse = RingPulse()
  /// Whether the press that goes on is a guess and no touch.
  var isGuessing = false
  /// Whether the answer is shown, and the scenes of which it was, or was found.
  var isAnswerShown = false
  var answered: Set<String> = []
  /// What guests see; nil where there can be none.
  var guestScreen: GuestScreen?
  /// Which views guests expect to get the touch of a prediction.
  var ballot = Ballot()
  /// What guests are called who are there or were, by the device of their fingers.
  var guestNames: [Int64: String] = [:]
  /// Which news of guests the names are up to.
  var guestRevision = 0
  /// When the recording that goes on began, in seconds on the window's clock.
  var recordingStart: TimeInterval?
  /// Makes an animation of a recording's last seconds; nil where nothing can.
  var makeAnimation: ((InputRecording) throws(ProgramError) -> Data)?
  /// Makes the hit map of what was done so far; nil where nothing can.
  var hitMap: HitMapSession
  /// Whether the window is to be closed.
  var isOver = false

  init(
    _ launchTarget: LaunchTarget,
    of gallery: SceneGallery,
    on screen: WindowScreen,
    form: WindowForm,
    settings: AnnotationSettings,
    report: RunReport,
    folder: ScreenshotFolder,
    recorder: SessionRecorder?,
    replaying replay: Replay?
  ) throws(ProgramError) {
    (self.launchTarget, self.gallery, self.screen) = (launchTarget, gallery, screen)
    (self.report, self.folder, self.recorder) = (report, folder, recorder)
    let now = screen.window.now
    // Before the scene: the application that was made last is the shared one.
    workbench = SceneSession.workbench(launchTarget, gallery, on: screen, form, settings)
    let size = SceneSession.sceneSize(of: launchTarget, in: workbench, screen)
    let started = launchTarget.start(size, now)
    recorder?.begin(started, size: size, at: now)
    try recorder?.check()
    fingers = MouseFingers(size: size)
    let keys = gallery.bring == nil ? launchTarget.keys.without(.paste) : launchTarget.keys
    heldKeys = HeldKeys(table: keys)
    tools = SceneTools(started.application)
    hitMap = HitMapSession()
    run = ApplicationRun(
      started,
      size: size,
      settings: settings,
      measuring: screen.canvas.renderer,
      listener: replay == nil ? SceneSession.listener(report, workbench) : nil
    )
    recordEdits()
    if screen.window.audience != nil {
      guestScreen = try GuestScreen(measuring: screen.canvas.renderer)
    }
    run.keepsChanges = guestScreen != nil
    workbench?.bench.setHelp(keys.helpGroups(in: settings.language))
    workbench?.bench.setReading(launchTarget.reading)
    if settings.showsStart { workbench?.bench.showStart() }
    if guestScreen != nil { workbench?.bench.showGuests() }
    followLayout(at: now)
    try followWorkbench(at: now)
    if let replay { try begin(replay) }
  }

  private static func workbench(
    _ target: LaunchTarget,
    _ gallery: SceneGallery,
    on screen: WindowScreen,
    _ form: WindowForm,
    _ settings: AnnotationSettings
  ) -> BenchSession? {
    guard form != .plain else { return nil }
    let look = WorkbenchLook(
      language: settings.language,
      textScale: settings.textScale,
      kind: settings.look,
      hasMotion: settings.hasMotion
    )
    let bench = Workbench(
      size: screen.window.size,
      sceneSize: target.size ?? screen.window.size,
      isBare: form == .bare,
      look: look,
      measuring: screen.canvas.renderer,
      entries: gallery.entries,
      log: EventLog(),
      arrangement: settings.arrangement
    )
    return BenchSession(bench, isSceneFitted: form == .bare || target.size == nil)
  }

  /// How large a scene's screen is.
  static func sceneSize(
    of target: LaunchTarget,
    in workbench: BenchSession?,
    _ screen: WindowScreen
  ) -> CGSize {
    guard let workbench else { return screen.window.size }
    guard workbench.isSceneFitted else { return target.size ?? screen.window.size }
    return workbench.bench.sceneRoom
  }

  /// Every sink that hears what the scene traces.
  static func listener(_ report: RunReport, _ workbench: BenchSession?) -> any TraceSink {
    TraceFork((workbench?.sinks ?? []) + (report.listener.map { [$0] } ?? []))
  }

  func recordEdits() {
    tools.onEdit = { [weak self] edit in
      guard let self else { return }
      recorder?.recordEdit(edit, at: run.application.currentTime)
      hitMap.forget()
    }
  }

  // MARK: - Time

  /// When there is something to do next, in seconds on the window's clock; nil when only input can
  /// bring something.
  var nextDeadline: TimeInterval? {
    let sceneDue = run.application.nextDeadline.flatMap(clock.moment)
    let pictureDue = isPictureDue || isFrameDue ? screen.window.now : nil
    let tick = recordingStart.map { start in
      start + (screen.window.now - start).rounded(.down) + 1
    }
    let dues = [
      sceneDue, workbench?.nextDeadline, reviewDue, pictureDue, tick, pulseDue, factsDue,
    ]
    return dues.compactMap(\.self).min()
  }

  /// Lets the time that passed on the window's clock pass for everything that the window shows.
  func advance() throws(ProgramError) {
    let now = clock.time(at: screen.window.now)
    let isDue = run.application.nextDeadline.map { $0 <= now } ?? false
    if isDue { workbench?.noteChange(at: now) }
    run.advance(to: now)
    workbench?.bench.advance(to: screen.window.now)
    advanceReview()
    try followWorkbench(at: now)
    // Nothing happens to the scene while the user looks at what was done.
    if review == nil { recorder?.endFrame(at: now) }
    try recorder?.check()
    if isPictureDue { makeGalleryPicture() }
    if isFrameDue { makeFramePicture() }
  }

  // MARK: - The scene anew

  /// Starts another version of the scene if there is one, or says why there is none.
  func startChangedScene() {
    switch launchTarget.changes?.takeNews() {
    case .scene(let start):
      launchTarget.start = start
      if workbench?.bench.hasMistake == true { workbench?.bench.dismissToast() }
      reload(at: clock.time(at: screen.window.now))
    case .problem(let text):
      workbench?.bench.showToast(Toast(text, isMistake: true))
    case nil: break
    }
  }

  func reload(at time: TimeInterval) {
    leaveReview()
    cancelTouches(at: time)
    begin(launchTarget, at: time)
  }

  /// Goes to another scene of the gallery.
  func open(_ name: String, at time: TimeInterval) {
    guard let opened = gallery.open(name) else { return }
    endReview()
    cancelTouches(at: time)
    stopRecording()
    (launchTarget, recorder) = (opened.target, opened.recorder)
    (isAnswerShown, isExercising) = (false, false)
    if course != nil { endPrediction() }
    begin(launchTarget, at: time)
    workbench?.bench.noteDone(2)
    report.opened(name)
  }

  private func begin(_ target: LaunchTarget, at time: TimeInterval) {
    let size = SceneSession.sceneSize(of: target, in: workbench, screen)
    workbench?.bench.setSceneSize(size)
    workbench?.bench.endAsking()
    workbench?.bench.setReading(target.reading)
    workbench?.answers.clear()
    workbench?.forgetTree()
    workbench?.bench.forgetHistory()
    question = nil
    pointedView = nil
    hitMap.forget()
    let started = target.start(size, time)
    recorder?.begin(started, size: size, at: time)
    tools = SceneTools(started.application)
    fingers.size = size
    run = ApplicationRun(
      started,
      size: size,
      settings: run.settings,
      measuring: screen.canvas.renderer,
      listener: SceneSession.listener(report, workbench)
    )
    run.keepsChanges = guestScreen != nil
    run.owners.names = guestNames
    guestScreen?.renew()
    clearBallot()
    recordEdits()
    followLayout(at: time)
    workbench?.noteChange(at: time)
    screen.isWholeFrameDue = true
  }
}
