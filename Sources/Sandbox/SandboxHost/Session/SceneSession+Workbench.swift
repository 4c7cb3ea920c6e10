import CairoRenderer
import TouchTrace
import Foundation
import Geometry
import Inspector
import SDLPlatform
import TouchInput
import TouchKit

/// The session's state in the workbench, and the workbench's requests.
extension SceneSession {
  var middle: CGPoint { CGPoint(x: run.size.width / 2, y: run.size.height / 2) }

  func change(at time: TimeInterval, _ work: (SceneTools) -> Void) {
    work(tools)
    showMistakes()
    workbench?.noteChange(at: time)
  }

  /// Undoes the last change, and repeats the current question.
  func undo(at time: TimeInterval) {
    if !tools.hasUndo, goToVersion(by: -1) { return }
    change(at: time) { $0.undo() }
    askAgain()
  }

  /// Repeats the current question if its answer is shown.
  private func askAgain() {
    if let point = question.point, workbench?.bench.isAsking == true { ask(about: point) }
  }

  /// Redoes the last undone change, and repeats the current question.
  func redo(at time: TimeInterval) {
    if !tools.hasRedo, goToVersion(by: 1) { return }
    change(at: time) { $0.redo() }
    askAgain()
  }

  func select(_ choose: (SceneTools) -> Void) {
    guard let shownTools else { return }
    choose(shownTools)
    report.selected(shownTools.mark?.node.name)
  }

  /// Performs the user's requests in the workbench, and shows the new state.
  func followWorkbench(at time: TimeInterval) throws(ProgramError) {
    guard let workbench else { return }
    for request in workbench.takeRequests() { try follow(request, workbench.bench, at: time) }
    if workbench.isLayoutOld { followLayout(at: time) }
    findUnseenViews()
    workbench.bench.show(shownState)
  }

  private func follow(
    _ request: WorkbenchRequest,
    _ bench: Workbench,
    at time: TimeInterval
  ) throws(ProgramError) {
    switch request {
    case .select(let id):
      selectShown(id)
      if bench.isAsking { answerAboutChoice() }
    case .point(let id): question.pointedView = id
    case .edit(let edit):
      // A recorded scene cannot be changed.
      if review == nil { change(at: time) { $0.apply(edit) } }
    case .revert(let node, let property):
      if review == nil { change(at: time) { $0.revert(node, property) } }
    case .tryWayOut(let way): tryWayOut(way, at: time)
    case .action(let name): try perform(actionNamed: name, bench, at: time)
    case .openFile(let path):
      bench.closePage()
      try receive([.files([path])])
    case .mistake(let request): perform(request, at: time)
    case .time(let request): try perform(request, at: time)
    case .copy(let text):
      copy(text)
    case .panel(let panel): bench.open(panel)
    case .open(let name): open(name, at: time)
    case .command(let command): try perform(command, at: time)
    case .gestures(let request): perform(request, bench)
    case .live(let request): try perform(request, at: time)
    }
  }

  /// Performs an action of the list after closing the list.
  private func perform(
    actionNamed name: String,
    _ bench: Workbench,
    at time: TimeInterval
  ) throws(ProgramError) {
    bench.closePage()
    guard let action = launchTarget.keys.action(named: name, in: keyContext) else {
      return say("This is not possible now", "现在不能执行这个操作")
    }
    try perform(action, at: time)
  }

  /// Copies a text to the desktop's clipboard; the scene has its own pasteboard.
  private func copy(_ text: String) {
    if screen.window.setClipboardText(text) {
      say("Copied", "已复制")
    } else {
      say("The desktop has no clipboard", "桌面没有剪贴板")
    }
  }

  private func perform(
    _ command: WorkbenchCommand,
    at time: TimeInterval
  ) throws(ProgramError) {
    switch command {
    case .mode(let mode): enter(mode, at: time)
    case .skip: if prediction.current != nil { goOnPredicting(at: time) }
    case .newRound: beginRound(at: time)
    case .choose(let place): choose(place, at: time)
    case .hideAnswers: prediction.current?.state.hidesAnswers.toggle()
    case .showProblem: workbench?.bench.open(ProblemPanel.label)
    case .endFirstSteps: workbench?.bench.endFirstSteps()
    case .showFile(let path): say(path, path)
    case .reading: workbench?.bench.toggle(ReadingPanel.label)
    case .guests: workbench?.bench.toggle(GuestsPanel.label)
    case .letTouch(let touching): audience?.letTouch(touching)
    default:
      if let action = command.action { try perform(action, at: time) }
    }
  }

  private func enter(_ mode: WorkbenchState.Mode, at time: TimeInterval) {
    if (mode == .predict) != (prediction.current != nil) { togglePrediction(at: time) }
    if run.settings.isSelecting != (mode == .select) {
      run.settings.isSelecting = mode == .select
      followSettings(at: time)
    }
  }

  /// The state of modes and switches in the workbench.
  private var shownState: WorkbenchState {
    var state = WorkbenchState()
    let settings = run.settings
    state.mode = prediction.current != nil ? .predict : settings.isSelecting ? .select : .touch
    (state.showsOverlay, state.parts) = (settings.showsOverlay, settings.parts)
    (state.showsHitMap, state.showsLint) = (settings.showsHitMap, settings.showsLint)
    state.wireframe = settings.wireframe
    let live = launchTarget.live?.state
    state.canUndo = tools.hasUndo || live?.hasPrevious == true
    state.canRedo = tools.hasRedo || live?.hasNext == true
    state.canSave = launchTarget.save != nil
    (state.isPaused, state.isSlow) = (settings.isPaused, settings.isSlow)
    state.recordedSeconds = files.recordingStart.map { Int(screen.window.now - $0) }
    state.scene = launchTarget.entry?.name ?? launchTarget.name
    state.question = exercise ?? launchTarget.heading
    state.answer = lessonReveal ?? launchTarget.entry?.answer ?? Phrase("", "")
    state.isRevealed = course.isAnswerShown
    (state.answered, state.seen) = (course.answered, course.seen)
    state.prediction = prediction.current?.state
    state.isReviewing = review != nil
    state.audience = audience?.state(of: prediction.current)
    state.hasPresent = review?.hasScene ?? true
    state.hasReading = launchTarget.reading != nil
    state.live = launchTarget.live?.state
    state.hints = hints
    return state
  }

  /// The possible next actions, at the right of the status bar.
  private var hints: [WorkbenchState.Hint] {
    let language = run.settings.language
    if let words = workbench?.bench.firstStepsHint { return [.init([], words)] }
    func hint(_ keys: [String], _ english: String, _ chinese: String) -> WorkbenchState.Hint {
      .init(keys, language(english, chinese))
    }
    if workbench?.bench.isAsking == true {
      return [
        hint([], "Asking sends no touch to the scene.", "提问不会向场景发送触摸。"),
        hint(["Up", "Down"], "other views", "其他视图"), hint(["Esc"], "done", "完成"),
      ]
    }
    if workbench?.bench.showsGestures == true {
      return [
        hint([], "Asking sends no touch.", "提问不会发送触摸。"), hint(["Arrows"], "cell", "格子"),
        hint(["Return"], "play", "播放"), hint(["Esc"], "done", "完成"),
      ]
    }
    if let prediction = prediction.current {
      if prediction.state.step.isRead {
        return [
          hint(["K"], "leave Predict", "离开预测"), hint(["Shift+Return"], "next", "下一个"),
        ]
      }
      if run.settings.isSelecting {
        return [
          hint(["W", "S", "A", "D"], "choose a view", "选择视图"),
          hint(["Shift+Return"], "guess it, then touch", "猜这个视图，然后触摸"),
        ]
      }
      return [
        hint(["K"], "leave Predict", "离开预测"), hint(["S"], "guess by key", "用键盘猜"),
        hint(["H"], "reveal", "显示答案"),
        hint(["Ctrl PgDn"], "next scene", "下一个场景"),
      ]
    }
    if run.settings.isSelecting {
      return [
        hint(["W", "S", "A", "D"], "select", "移动选择"),
        hint(["Shift+Return"], "tap it", "点按它"),
        hint(["←", "↑", "→", "↓"], "move it", "移动视图"), hint(["Esc"], "done", "完成"),
      ]
    }
    if let words = lessonHint { return [hint(["K"], words.english, words.chinese)] }
    guard run.settings.isPaused else { return [] }
    return [hint([], "Paused", "已暂停"), hint(["Space"], "resume", "继续")]
  }

  // MARK: - Window size and layout

  func resizeWindow(to size: CGSize, at time: TimeInterval) throws(ProgramError) {
    let wasCutOff = screen.isCutOff
    try screen.resize(to: size)
    if screen.isCutOff, !wasCutOff {
      // The content under a finger may no longer be visible.
      cancelTouches(at: input.clock.time(at: time))
      report.tooLarge(screen.window.pixels, shown: screen.canvas.bitmap.bounds)
    }
    workbench?.bench.resize(to: size)
  }

  /// Resizes the scene if it fills the window, and updates the layout.
  func followLayout(at time: TimeInterval) {
    guard let workbench else { return }
    workbench.noteLayout()
    if run.facts.isImported {
      run.application.showCaptions(at: workbench.bench.state.zoom)
    }
    screen.isWholeFrameDue = true
    guard workbench.isSceneFitted, !workbench.bench.isBare || workbench.bench.sceneRoom != run.size
    else { return }
    let size = workbench.bench.sceneRoom
    guard size != run.size, size.width >= 1, size.height >= 1 else { return }
    workbench.bench.setSceneSize(size)
    let event = InputEvent.window(.resized(size), timestamp: time)
    var events = input.interpret(event).events
    feed(&events)
  }

  // MARK: - Pictures of the gallery

  /// Whether a picture of the gallery can be created now.
  ///
  /// No finger may be down, and a review must be prepared and paused.
  var isPictureDue: Bool {
    guard let workbench, input.contacts.isEmpty, !gallery.entries.isEmpty else {
      return false
    }
    if let review, !review.film.isWhole || review.isPlaying { return false }
    return !workbench.bench.missingPictures.isEmpty
  }

  /// Whether a thumbnail of the time line can be created now, because the review is prepared.
  var isFrameDue: Bool {
    guard let review, review.film.isWhole else { return false }
    return workbench?.bench.missingMoment != nil
  }

  /// Creates the thumbnail of one moment.
  func makeFramePicture() {
    guard let reviewing, let time = workbench?.bench.missingMoment else { return }
    let picture = reviewing.frameStrip.picture(
      at: time,
      of: reviewing.review.film,
      screen.canvas.renderer
    )
    workbench?.bench.setPicture(picture ?? UIImage(), at: time)
  }

  /// Creates the picture of one scene.
  func makeGalleryPicture() {
    guard let name = workbench?.bench.missingPictures.first else { return }
    let opened = name == launchTarget.name ? nil : gallery.open(name)
    let target = opened?.target ?? launchTarget
    let picture = GalleryPicture.image(of: target, screen.canvas.renderer) ?? UIImage()
    workbench?.bench.setPicture(picture, of: name)
    run.application.becomeShared()
  }
}

extension WorkbenchCommand {
  /// The equivalent key action.
  fileprivate var action: KeyAction? {
    switch self {
    case .part(let part): .toggle(part)
    case .overlay: .toggleOverlay
    case .hitMap: .toggleHitMap
    case .lint: .toggleLint
    case .wireframe: .cycleWireframe
    case .undo: .undo
    case .redo: .redo
    case .saveScene: .saveScene
    case .pause: .togglePause
    case .slow: .toggleSlow
    case .restart: .reloadScene
    case .record: .record
    case .screenshot: .takeScreenshot
    case .animation: .takeAnimation
    case .answer: .toggleAnswer
    case .fullScreen: .toggleFullScreen
    case .zoom(let step): .zoom(step)
    case .explain: .explain
    case .mode, .skip, .newRound, .choose, .hideAnswers, .reading, .showFile, .guests, .letTouch,
      .endFirstSteps, .showProblem:
      nil
    }
  }
}
