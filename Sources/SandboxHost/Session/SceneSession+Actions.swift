import Foundation
import Inspector
import PointerInput
import SandboxPanels

/// What the sandbox's own keys and buttons do.
extension SceneSession {
  func perform(_ action: KeyAction, at time: TimeInterval) throws(ProgramError) {
    if try performInReview(action, at: time) { return try followPanels(at: time) }
    if run.settings.apply(action) { return followSettings(at: time) }
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
      endPanelWork()
    case .reloadScene: reload(at: time)
    case .takeScreenshot: try takeScreenshot()
    case .takeAnimation: takeAnimation()
    case .toggleFullScreen: screen.window.toggleFullScreen()
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

  /// Carries on what the settings say now.
  private func followSettings(at time: TimeInterval) {
    clock.change(at: screen.window.now) { clock in
      (clock.isPaused, clock.isSlow) = (run.settings.isPaused, run.settings.isSlow)
    }
    review?.isSlow = run.settings.isSlow
    panels?.needsOutlines = run.settings.wireframe != .contents
    panels?.noteChange(at: time)
    fingers.isPicking = run.settings.isSelecting
  }

  /// Ends reading, typing and selecting.
  func endPanelWork() {
    panels?.desk.closeCard()
    panels?.desk.endTyping()
    (run.settings.isSelecting, fingers.isPicking) = (false, false)
  }

  func perform(_ request: PointerRequest) {
    // Without keys of the sandbox there is nothing but the application.
    guard launchTarget.keys != .none else { return }
    switch request {
    case .pickView(let point): select { $0.pick(at: point) }
    case .listViews(let point): explain(at: point)
    }
  }
}
