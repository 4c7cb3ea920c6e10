import Drawing
import Foundation
import Inspector
import SandboxPanels
import TouchKit

/// What the window shows: the scene, what lies over it, and the panels beside it.
extension SceneSession {
  func showFrame() throws(ProgramError) {
    guard !isOver else { return }
    try screen.showFrame(ofSceneSize: run.size, nextFrame)
  }

  /// What changed since the last frame, in the scene, over it and beside it.
  private func nextFrame() -> Frame? {
    let whole = screen.dueRectangles
    screen.isWholeFrameDue = false
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
