import CairoRenderer
import TouchTrace
import Foundation
import Inspector
import TouchInput
import TouchKit

/// A scene in a window, with everything that users of the sandbox do to it.
///
/// It sends the scene its input. It performs the requests of the sandbox's own keys, tools and regions. It also
/// assembles the contents of the window. The loop decides when each of these happens.
final class SceneSession {
  /// The scenes that the window can open.
  var gallery: SceneGallery
  /// The picture in the window.
  let screen: WindowScreen
  /// The workbench around the scene; a user's own application has one only on request.
  var workbench: BenchSession?
  /// The report that other programs read.
  let report: RunReport
  /// The open scene.
  var scene: OpenScene
  /// The input on its way to the scene.
  var input: SceneInput
  /// The review of a recording; nil while the live scene is visible.
  var reviewing: ReviewSession?
  /// The user's questions.
  var question = SceneQuestion()
  /// The gesture that the window plays.
  var gesturePlay = GesturePlay()
  /// The learner's prediction.
  var prediction = PredictionSession()
  /// The learner's course and answers.
  var course = CourseState()
  /// The guests; nil if the session is not shared.
  let audience: AudienceSession?
  /// The files that the user saves.
  var files: SavedFiles

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
    (self.gallery, self.screen, self.report) = (gallery, screen, report)
    files = SavedFiles(in: folder)
    let now = screen.window.now
    // The workbench is created before the scene, because the newest application is the shared one.
    workbench = SceneSession.workbench(launchTarget, gallery, on: screen, form, settings)
    let size = SceneSession.sceneSize(of: launchTarget, in: workbench, screen)
    let keys = gallery.bring == nil ? launchTarget.keys.without(.paste) : launchTarget.keys
    input = SceneInput(size: size, keys: keys)
    scene = OpenScene(
      launchTarget,
      recorder: recorder,
      size: size,
      settings: settings,
      at: now,
      measuring: screen.canvas.renderer,
      listener: replay == nil ? SceneSession.listener(report, workbench) : nil
    )
    if let audience = screen.window.audience {
      self.audience = try AudienceSession(audience, measuring: screen.canvas.renderer)
    } else {
      audience = nil
    }
    try recorder?.check()
    if recorder?.path != nil { files.recordingStart = now }
    connectScene()
    workbench?.bench.setHelp(keys.helpGroups(in: settings.language))
    workbench?.bench.setReading(launchTarget.reading, facts: run.facts)
    findMistakes()
    if launchTarget.reading != nil {
      workbench?.bench.showPanelIfOpen(ReadingPanel.label)
      showFirstMistake()
    } else if settings.showsStart, launchTarget.lesson == nil {
      workbench?.bench.beginFirstSteps(keys)
    }
    if audience != nil { workbench?.bench.showPanelIfOpen(GuestsPanel.label) }
    followLayout(at: now)
    showTitle()
    try followWorkbench(at: now)
    if let replay { try begin(replay) }
  }

  // MARK: - Parts of the open scene

  var launchTarget: LaunchTarget { scene.target }
  var recorder: SessionRecorder? { scene.recorder }
  var run: ApplicationRun { scene.run }
  var tools: SceneTools { scene.tools }
  /// The reviewed recording; nil while the live scene is visible.
  var review: Review? { reviewing?.review }

  /// The latest warning about unsaved changes: the changes, and the way to go on without them.
  var unsavedWarning: (changes: [SceneChange], way: String)?
  /// Whether the window should close.
  var isOver: Bool {
    get { screen.isOver }
    set { screen.isOver = newValue }
  }

  private static func workbench(
    _ target: LaunchTarget,
    _ gallery: SceneGallery,
    on screen: WindowScreen,
    _ form: WindowForm,
    _ settings: AnnotationSettings
  ) -> BenchSession? {
    guard form != .plain else { return nil }
    let bench = makeWorkbench(
      size: screen.window.size,
      sceneSize: target.size ?? screen.window.size,
      isBare: form == .bare,
      entries: gallery.entries,
      arrangement: settings.arrangement,
      settings,
      screen
    )
    return BenchSession(bench, isSceneFitted: form == .bare || target.size == nil)
  }

  /// Creates a workbench with the appearance of some settings.
  static func makeWorkbench(
    size: CGSize,
    sceneSize: CGSize,
    isBare: Bool,
    entries: [GalleryEntry],
    arrangement: WorkbenchArrangement,
    _ settings: AnnotationSettings,
    _ screen: WindowScreen
  ) -> Workbench {
    let look = WorkbenchLook(
      language: settings.language,
      textScale: settings.textScale,
      kind: settings.look,
      hasMotion: settings.hasMotion
    )
    return Workbench(
      size: size,
      sceneSize: sceneSize,
      isBare: isBare,
      look: look,
      measuring: screen.canvas.renderer,
      entries: entries,
      arrangement: arrangement
    )
  }

  /// Returns the screen size of a scene.
  static func sceneSize(
    of target: LaunchTarget,
    in workbench: BenchSession?,
    _ screen: WindowScreen
  ) -> CGSize {
    guard let workbench else { return screen.window.size }
    guard workbench.isSceneFitted else { return target.size ?? screen.window.size }
    return workbench.bench.sceneRoom
  }

  /// Returns a sink that forwards the scene's trace to all receivers.
  static func listener(_ report: RunReport, _ workbench: BenchSession?) -> any TraceSink {
    TraceFork((workbench?.sinks ?? []) + (report.listener.map { [$0] } ?? []))
  }

  /// Connects the opened scene to the session.
  private func connectScene() {
    tools.onEdit = { [weak self] edit in
      guard let self else { return }
      recorder?.recordEdit(edit, at: run.application.currentTime)
      question.hitMap.forget()
      prediction.current?.forgetUnseen()
    }
    prediction.current?.forgetUnseen()
    if let audience {
      run.keepChanges()
      run.owners.names = audience.names
    }
  }

  // MARK: - Time

  /// The time of the next work without input, in seconds on the window's clock; nil without such work.
  var nextDeadline: TimeInterval? {
    let sceneDue = run.application.nextDeadline.flatMap(input.clock.moment)
    let pictureDue = isPictureDue || isFrameDue ? screen.window.now : nil
    let tick = files.recordingStart.map { start in
      start + (screen.window.now - start).rounded(.down) + 1
    }
    let dues = [
      sceneDue, liveDue, workbench?.nextDeadline, reviewing?.nextDeadline(at: screen.window.now),
      pictureDue,
      tick, pulseDue, factsDue, heldDue, gesturePlay.due.flatMap(input.clock.moment),
      course.goOnTime.flatMap(input.clock.moment),
    ]
    return dues.compactMap(\.self).min()
  }

  /// Advances everything that the window shows to the time of the window's clock.
  func advance() throws(ProgramError) {
    let now = input.clock.time(at: screen.window.now)
    makeGesture(until: now)
    goOnAfterRightAnswer(at: now)
    let isDue = run.application.nextDeadline.map { $0 <= now } ?? false
    if isDue { workbench?.noteChange(at: now) }
    run.advance(to: now)
    noteOutput()
    workbench?.bench.advance(to: screen.window.now)
    advanceReview()
    try followWorkbench(at: now)
    // The scene does not change during a review.
    if review == nil { recorder?.endFrame(at: now) }
    try recorder?.check()
    if isPictureDue { makeGalleryPicture() }
    if isFrameDue { makeFramePicture() }
  }

  // MARK: - Reloading

  /// Starts a changed scene, or reports the problem that prevents it.
  func startChangedScene() {
    followLiveCode()
    switch launchTarget.changes?.takeNews() {
    case .scene(let start):
      scene.target.start = start
      workbench?.bench.endProblem()
      let (selected, unsaved) = (selectedPlace, tools.unsaved)
      reload(at: input.clock.time(at: screen.window.now))
      select(selected)
      restore(unsaved)
    case .problem(let text):
      workbench?.bench.showProblem(text)
    case nil: break
    }
  }

  /// Makes the user's changes again in a new version of the scene, and reports it.
  private func restore(_ changes: [UnsavedChange]) {
    guard !changes.isEmpty else { return }
    let lost = tools.restore(changes)
    guard lost > 0 else {
      return say(
        "The file changed; your unsaved changes are still here",
        "文件已更新；你未保存的修改仍然保留"
      )
    }
    say(
      "The file changed. Unsaved changes that no longer apply: \(lost) of \(changes.count)",
      "文件已更新。不再适用的未保存修改：\(lost) / \(changes.count)"
    )
  }

  /// The place of the selected view; nil if no view is selected.
  var selectedPlace: ViewPlace? {
    tools.selected.flatMap { ViewPlace($0.traceID, in: run.application) }
  }

  /// Selects the view at a place of another version of the scene, if there is one.
  func select(_ place: ViewPlace?) {
    if let view = place.flatMap({ run.application.view(at: $0.path) }) {
      tools.select(view.traceID)
    }
  }

  func reload(at time: TimeInterval) {
    leaveReview()
    cancelTouches(at: time)
    let finished = recorder?.path
    begin(launchTarget, recorder, at: time)
    if let finished { report.recorded(finished) }
    if course.isExercising, case .code(let make)? = launchTarget.lesson?.change {
      make(run.application)
    }
  }

  /// Opens another scene of the gallery; returns whether it did.
  @discardableResult
  func open(_ name: String, at time: TimeInterval) -> Bool {
    if keepsChanges("repeat it to go on without them", "再操作一次则放弃修改") { return false }
    guard let opened = gallery.open(name) else { return false }
    endReview()
    cancelTouches(at: time)
    stopRecording()
    course.openScene()
    if course.record != nil { endPrediction() }
    begin(opened.target, opened.recorder, at: time)
    if prediction.current != nil {
      prediction.current?.begin(tellingPoints)
      audience?.clearBallot()
    }
    workbench?.bench.noteDone(.pick)
    report.opened(name)
    showTitle()
    beginLesson(at: time)
    return true
  }

  /// Updates the title of the window from the scene.
  func showTitle() {
    guard workbench != nil else { return }
    let title = launchTarget.entry.map { $0.title.text(in: run.settings.language) }
    screen.window.setTitle("\(title ?? launchTarget.name) — Touch Sandbox")
  }

  func begin(
    _ target: LaunchTarget,
    _ recorder: SessionRecorder?,
    at time: TimeInterval
  ) {
    let size = SceneSession.sceneSize(of: target, in: workbench, screen)
    workbench?.beginScene(of: size)
    question.forget()
    scene = OpenScene(
      target,
      recorder: recorder,
      size: size,
      settings: run.settings,
      at: time,
      measuring: screen.canvas.renderer,
      listener: SceneSession.listener(report, workbench)
    )
    prediction.current?.forgetGuess()
    workbench?.bench.setReading(target.reading, facts: run.facts)
    input.fingers.size = size
    connectScene()
    findMistakes()
    audience?.beginScene()
    followLayout(at: time)
    workbench?.noteChange(at: time)
    screen.isWholeFrameDue = true
  }
}
