import CairoRenderer
import DispatchTracing
import Foundation
import Geometry
import Inspector
import PointerInput
import SandboxPanels
import TouchKit

/// The panels beside the scene, and what they and the tools do to it.
extension SceneSession {
  var middle: CGPoint { CGPoint(x: run.size.width / 2, y: run.size.height / 2) }

  /// Opens the list of all views under a point.
  func explain(at point: CGPoint) {
    guard let desk = panels?.desk else { return }
    desk.explain(tools.explanation(at: point, after: desk.log.records))
    report.explained(desk.cardText)
  }

  func change(at time: TimeInterval, _ work: (SceneTools) -> Void) {
    work(tools)
    panels?.noteChange(at: time)
  }

  func select(_ choose: (SceneTools) -> Void) {
    guard let shownTools else { return }
    choose(shownTools)
    report.selected(shownTools.mark?.node.name)
  }

  /// Does what the user asked for in a panel.
  func followPanels(at time: TimeInterval) throws(ProgramError) {
    guard let panels else { return }
    for request in panels.takeRequests() {
      switch request {
      case .select(let id):
        selectShown(id)
        if panels.desk.isCardOpen { report.explained(panels.desk.cardText) }
      case .edit(let edit):
        // What was done cannot be changed.
        if review == nil { change(at: time) { $0.apply(edit) } }
      case .time(let request): try perform(request, at: time)
      case .copy(let text): UIPasteboard.general.string = text
      }
    }
    if panels.isLayoutOld { arrangeScene(at: time) }
  }

  /// Shows or hides a panel; the window grows or shrinks by it, so that the scene stays as it is.
  func toggle(_ kind: PanelKind, at time: TimeInterval) throws(ProgramError) {
    guard let panels else { return }
    let scene = run.size
    let former = panels.desk.preferredSize
    panels.desk.toggle(kind)
    panels.noteChange(at: time)
    panelsMoment = nil
    let space = panels.desk.preferredSize
    guard space != former else { return }
    let wanted = CGSize(width: scene.width + space.width, height: scene.height + space.height)
    try resizeWindow(to: screen.window.resize(to: wanted))
    arrangeScene(at: time)
  }

  func resizeWindow(to size: CGSize) throws(ProgramError) {
    try screen.resize(to: size)
    panels?.desk.resize(to: size)
  }

  /// Gives the scene what the panels leave of the window.
  func arrangeScene(at time: TimeInterval) {
    panels?.noteLayout()
    screen.isWholeFrameDue = true
    let width = max(1, screen.canvas.size.width - (panels?.desk.width ?? 0))
    let height = max(1, screen.canvas.size.height - (panels?.desk.height ?? 0))
    let size = CGSize(width: width, height: height)
    guard size != run.size else { return }
    let event = InputEvent.window(.resized(size), timestamp: time)
    var events = contacts.admit(fingers.interpret(event).events)
    feed(&events)
  }
}
