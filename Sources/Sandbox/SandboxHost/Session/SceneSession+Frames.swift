import DispatchTracing
import Drawing
import Foundation
import Geometry
import Inspector
import PointerInput
import TouchKit

/// What the window shows: the scene, what lies over it, and the workbench around it.
extension SceneSession {
  func showFrame() throws(ProgramError) {
    guard !isOver else { return }
    try screen.showFrame(ofSceneSize: run.size, nextFrame)
    if let workbench { report.placed(workbench.bench.stage) }
    try showGuests()
  }

  /// What changed since the last frame, in the scene, over it and around it.
  private func nextFrame() -> Frame? {
    let whole = screen.dueRectangles
    screen.isWholeFrameDue = false
    run.application.layoutIfNeeded()
    guard let workbench else {
      run.tools = OverlayContents()
      run.tools.hand = fingers.marks
      return run.nextFrame(adding: whole)
    }
    refresh(workbench)
    let stage = workbench.bench.stage
    // The shown settings hide what a learner is to find out.
    var frame = sceneFrame(
      contents(workbench),
      on: stage,
      adding: whole + workbench.bench.takeDamage()
    )
    guard let damage = frame?.damage.rectangles else { return nil }
    if let map = hitMapPicture {
      frame?.pictures[0] = stage.placed([map])
      frame?.pictures.append(placedLegend(stage))
    }
    frame?.pictures.insert(workbench.bench.ground, at: 0)
    frame?.pictures.append(workbench.bench.picture(in: damage))
    return frame
  }

  /// The legend of the hit map above the scene, as far as there is room.
  private func placedLegend(_ stage: OverlayStage) -> DisplayList {
    let room = CGRect(
      x: stage.canvas.minX,
      y: stage.canvas.minY,
      width: stage.canvas.width,
      height: stage.scene.minY - stage.canvas.minY
    )
    let y = max(room.minY + 2, room.maxY - hitMap.legendSize.height - 4)
    var list = DisplayList([
      .save, .clip(room),
      .concatenate(CGAffineTransform(translationX: stage.scene.minX, y: y)),
    ])
    list.append(contentsOf: hitMap.legend)
    list.append(.restore)
    return list
  }

  /// What is drawn over the scene besides what the trace tells.
  private func contents(_ workbench: BenchSession) -> OverlayContents {
    var contents = OverlayContents()
    contents.hand = fingers.marks
    contents.owners = shownOwners
    contents.selection = selectionMark
    contents.lint = run.settings.showsLint ? shownTools?.lintMarks ?? [] : []
    contents.wireframe = run.settings.wireframe
    if workbench.needsOutlines { contents.tree = workbench.tree }
    contents.question = questionMark(workbench.bench)
    if let prediction {
      contents.guess = prediction.shownGuess
      contents.ring = prediction.shownRing
    } else if course != nil {
      contents.ring = lessonPoints?.first
    }
    let width = pulse.width(of: contents.ring, at: screen.window.now)
    if run.settings.hasMotion { contents.ringPulse = width }
    return contents
  }

  /// The selected view, or the one whose row the pointer is over.
  private var selectionMark: SelectionMark? {
    if let pointedView, let tools = shownTools, let mark = tools.mark(of: pointedView) {
      return mark
    }
    return workbench?.bench.isAsking == true ? nil : shownTools?.mark
  }

  private func questionMark(_ bench: Workbench) -> QuestionMark? {
    guard bench.isAsking, let explanation = bench.explanation else { return nil }
    let entry = bench.chosenEntry
    return QuestionMark(
      point: explanation.point,
      receiver: explanation.receiver,
      chosen: entry?.view.node,
      verdict: entry?.word(in: run.settings.language).text ?? ""
    )
  }

  private func sceneFrame(
    _ contents: OverlayContents,
    on stage: OverlayStage,
    adding others: [CGRect]
  ) -> Frame? {
    var settings = run.settings
    if hidesAnswers { settings.parts = [.touches] }
    if hitMapPicture != nil { settings.parts = [] }
    guard let review, let reviewScreen else {
      let former = run.settings
      (run.settings, run.tools, run.stage) = (settings, contents, stage)
      defer { run.settings = former }
      return run.nextFrame(adding: others)
    }
    return reviewScreen.nextFrame(
      of: review,
      settings: settings,
      tools: contents,
      on: stage,
      adding: others
    )
  }
}
