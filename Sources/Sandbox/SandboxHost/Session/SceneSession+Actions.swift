import Foundation
import Inspector
import TouchInput
import TouchKit

/// The actions of the sandbox's own keys and buttons.
extension SceneSession {
  func perform(_ action: KeyAction, at time: TimeInterval) throws(ProgramError) {
    if try performInReview(action, at: time) { return try followWorkbench(at: time) }
    if run.settings.apply(action) {
      followSettings(at: time)
      return try followWorkbench(at: time)
    }
    if performOnWorkbench(action, at: time) { return try followWorkbench(at: time) }
    switch action {
    case .walk(let step): select { $0.walk(step) }
    case .nudge(let x, let y): change(at: time) { $0.nudge(x: x, y: y) }
    case .undo: undo(at: time)
    case .redo: redo(at: time)
    case .saveScene: saveScene()
    case .live(let request): if launchTarget.live != nil { try perform(request, at: time) }
    case .explain: askAboutPlace()
    case .tap: if workbench != nil { tapSelection(at: time) }
    case .cancelTouches: endOneThing(at: time)
    case .reloadScene:
      if keepsChanges("Ctrl+R restarts without them", "再按一次 Ctrl+R 则放弃修改并重新开始") { return }
      reload(at: time)
    case .takeScreenshot: try takeScreenshot()
    case .copyPicture: try copyPicture()
    case .takeAnimation: takeAnimation()
    case .toggleFullScreen: screen.window.toggleFullScreen()
    case .time(let request): try perform(request, at: time)
    case .record: toggleRecording()
    case .toggleAnswer: course.toggleAnswer(of: launchTarget)
    case .toggleHitMap: toggleHitMap()
    case .predict: togglePrediction(at: time)
    case .paste: paste(at: time)
    case .sceneStep(let step):
      if let name = workbench?.bench.neighbour(step) { open(name, at: time) }
    case .look(let change): changeLook(change, at: time)
    case .export(let kind): export(kind)
    case .quit:
      if keepsChanges("Ctrl+Q quits without them", "再按一次 Ctrl+Q 则放弃修改并退出") { return }
      cancelTouches(at: time)
      isOver = true
    default: break
    }
    try followWorkbench(at: time)
  }

  /// Performs an action that concerns only the regions around the scene; returns whether it does.
  private func performOnWorkbench(_ action: KeyAction, at time: TimeInterval) -> Bool {
    guard let bench = workbench?.bench else { return false }
    switch action {
    case .toggleHelp: bench.toggleHelp()
    case .togglePanel(let panel):
      if panel == GesturesPanel.label, askAboutGestures(bench) { return true }
      bench.toggle(panel)
    case .toggleTimeLine: bench.toggleTimeLine()
    case .toggleGallery: bench.toggleGallery()
    case .toggleInspector: bench.toggleInspector()
    case .toggleBare: bench.toggleBare()
    case .findScene: bench.beginSearching()
    case .foldIdle: bench.toggleFolds()
    case .timeZoom(let steps): bench.zoomTime(by: steps)
    case .zoom(let step): bench.zoom(by: step)
    case .regionStep(let step): bench.moveRegion(by: step)
    case .focusStep(let step): bench.moveFocus(by: step)
    case .focusArrow(let right, let down): bench.moveFocus(right, down)
    case .activateFocus: bench.activateFocus()
    case .focusResults: bench.focusResults()
    case .listStep(let rows): bench.moveSelection(by: rows)
    case .scrollPanel(let pages): bench.scrollPanel(byPages: pages)
    case .propertyStep(let rows): bench.moveProperty(by: rows)
    case .changeProperty: bench.changeProperty()
    case .typeProperty: bench.beginTypingProperty()
    case .stepProperty(let steps): bench.stepProperty(by: Double(steps))
    case .filterLog: bench.beginFiltering()
    case .findAction: bench.beginFindingAction()
    case .openFile: bench.beginOpening(recent: files.recent)
    case .firstSteps: bench.beginFirstSteps(launchTarget.keys)
    default: return false
    }
    workbench?.noteChange(at: time)
    reviewing?.forgetShownMoment()
    return true
  }

  /// Applies changed settings to the session.
  func followSettings(at time: TimeInterval) {
    input.clock.change(at: screen.window.now) { clock in
      (clock.isPaused, clock.isSlow) = (run.settings.isPaused, run.settings.isSlow)
    }
    review?.isSlow = run.settings.isSlow
    workbench?.needsOutlines = run.settings.wireframe != .contents
    workbench?.noteChange(at: time)
    // The keys of select mode are for the scene and the properties.
    if run.settings.isSelecting, !input.fingers.isPicking { workbench?.bench.endFocus() }
    input.fingers.isPicking = run.settings.isSelecting
  }

  /// Ends the topmost activity: open regions, a question, selecting, the selection, and last the touches.
  func endOneThing(at time: TimeInterval) {
    if workbench?.bench.closeTopmost() == true { return }
    if let bench = workbench?.bench, bench.isAsking {
      endQuestion()
      // The question began at the mistakes of a pasted screen.
      if question.screen?.mistakes.isEmpty == false { bench.open(ReadingPanel.label) }
      return
    }
    if gesturePlay.due == nil, workbench?.bench.showsGestures == true {
      workbench?.bench.showGestures(nil)
      return
    }
    if prediction.current != nil { return togglePrediction(at: time) }
    if run.settings.showsHitMap { return toggleHitMap() }
    if run.settings.isSelecting {
      endSelecting()
    } else if review != nil {
      leaveReview()
    } else if input.contacts.isEmpty, shownTools?.selected != nil {
      select { $0.select(nil) }
    } else {
      let count = input.contacts.samples.count
      cancelTouches(at: time)
      guard count > 0 else { return }
      say(count == 1 ? "1 touch cancelled" : "\(count) touches cancelled", "已取消 \(count) 个触摸")
    }
  }

  /// Ends selection mode.
  func endSelecting() { (run.settings.isSelecting, input.fingers.isPicking) = (false, false) }

  func perform(_ request: PointerRequest) {
    // A window without sandbox keys shows only the application.
    guard workbench != nil else { return }
    switch request {
    case .pickView(let point):
      select { $0.pick(at: point) }
      if workbench?.bench.isShown(StartPanel.label) == true {
        workbench?.bench.showPanel(PropertiesPanel.label)
      }
    case .listViews(let point):
      // The visible tab determines the kind of question.
      if let bench = workbench?.bench, bench.showsGestures, askAboutGestures(at: point, bench) {
        return
      }
      ask(about: point)
    }
  }

  // MARK: - Messages

  /// Shows a message in the status bar.
  func say(_ english: String, _ chinese: String) {
    workbench?.bench.showToast(Toast(run.settings.language(english, chinese)))
  }

  // MARK: - Recording

  func toggleRecording() {
    guard let recorder else { return }
    if let path = recorder.toggle() {
      files.recordingStart = nil
      report.recorded(path)
      saved(path, "Recording saved", "录制已保存")
    } else if recorder.path != nil {
      files.recordingStart = screen.window.now
      sayBeginning(of: recorder)
    } else {
      let words = run.settings.language(
        "The scene has run too long to record it from its beginning. Press Ctrl+R to restart it.",
        "场景运行太久，无法从开头录制。按 Ctrl+R 重新开始。"
      )
      workbench?.bench.showToast(Toast(words, isMistake: true))
    }
  }

  /// Shows that a recording starts where its scene began; a later start could not be played.
  private func sayBeginning(of recorder: SessionRecorder) {
    let now = input.clock.time(at: screen.window.now)
    let seconds = Int((now - (recorder.beginning ?? now)).rounded())
    guard seconds > 0 else { return }
    say(
      "Recording, including the \(seconds) s since the scene began",
      "正在录制 · 包括场景开始以来的 \(seconds) 秒"
    )
  }

  /// Ends a recording before another scene begins.
  func stopRecording() {
    guard recorder?.path != nil, let path = recorder?.toggle() else { return }
    files.recordingStart = nil
    report.recorded(path)
    saved(path, "Recording saved", "录制已保存")
  }

  /// Shows the location of a saved file.
  func saved(_ path: String, _ english: String, _ chinese: String) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let words = run.settings.language(english, chinese)
    let show = run.settings.language("Show", "查看")
    workbench?.bench.showToast(
      Toast("\(words) · \(name)", action: show, command: .showFile(path))
    )
  }
}
