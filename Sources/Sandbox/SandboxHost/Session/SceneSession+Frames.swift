import TouchTrace
import Drawing
import Foundation
import Geometry
import Inspector
import TouchInput
import TouchKit

/// The contents of the window: the scene, its overlay, and the surrounding workbench.
extension SceneSession {
  func showFrame() throws(ProgramError) {
    guard !isOver else { return }
    try screen.showFrame(ofSceneSize: run.size, nextFrame)
    if let workbench { report.placed(workbench.bench.stage) }
    launchTarget.live?
      .place(workbench?.bench.stage.scene ?? CGRect(origin: .zero, size: run.size))
    try showGuests()
  }

  /// Assembles the next frame; nil if nothing changed since the last one.
  private func nextFrame() -> Frame? {
    // Update the scene and the workbench.
    let due = screen.takeDueRectangles()
    run.application.layoutIfNeeded()
    let bench = workbench?.bench
    if let workbench { refresh(workbench) }

    // Decide on the overlay, and on whether the hit map replaces the scene.
    let display = SceneDisplay(
      settings: shownSettings,
      contents: overlayContents,
      stage: bench?.stage ?? OverlayStage(bare: run.size)
    )
    let others = due + (bench?.takeDamage() ?? [])
    let map = hitMapPicture

    // Collect the changes; without changes nothing is drawn.
    var damage = shownScene.update(display)
    for rect in others { damage.add(rect) }
    guard !damage.isEmpty else { return nil }

    // Combine the pictures, back to front.
    let (scene, overlay) = shownScene.pictures(in: damage, on: display.stage)
    var pictures: [DisplayList] = []
    if let bench { pictures.append(bench.ground) }
    pictures += map.map { [display.stage.placed([$0])] } ?? scene
    pictures.append(overlay)
    if map != nil { pictures.append(placedLegend(display.stage)) }
    if let bench { pictures.append(bench.picture(in: damage.rectangles)) }
    return Frame(pictures: pictures, damage: damage)
  }

  /// The live scene, or the reviewed moment.
  var shownScene: any ShownScene { reviewing?.screen ?? run }

  /// The settings of the overlay without the parts that would reveal an answer.
  private var shownSettings: AnnotationSettings {
    var settings = run.settings
    if prediction.hidesAnswers { settings.parts = [.touches] }
    if showsHitMap { settings.parts = [] }
    return settings
  }

  /// Returns the legend of the hit map above the scene, if there is room.
  private func placedLegend(_ stage: OverlayStage) -> DisplayList {
    let room = CGRect(
      x: stage.canvas.minX,
      y: stage.canvas.minY,
      width: stage.canvas.width,
      height: stage.scene.minY - stage.canvas.minY
    )
    let scale = run.settings.textScale
    let legend = question.hitMap.legend(
      size: CGSize(width: max(1, room.width - 16) / scale, height: (room.height - 6) / scale),
      language: run.settings.language,
      text: run.settings.palette.text,
      measuring: screen.canvas.renderer
    )
    guard let legend else { return DisplayList() }
    let y = max(room.minY + 2, room.maxY - legend.size.height * scale - 4)
    let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: room.minX + 8, ty: y)
    var list = DisplayList([.save, .clip(room), .concatenate(place)])
    list.append(contentsOf: legend.picture)
    list.append(.restore)
    return list
  }

  /// The overlay's contents that do not come from the trace.
  var overlayContents: OverlayContents {
    var contents = OverlayContents()
    contents.facts = run.facts
    contents.hand = input.fingers.marks
    // Labels would cover the legend of the hit map.
    guard let workbench, !showsHitMap else { return contents }
    contents.owners = shownOwners
    contents.selection = selectionMark
    contents.lint = run.settings.showsLint ? shownTools?.lintMarks ?? [] : []
    contents.wireframe = run.settings.wireframe
    if workbench.needsOutlines { contents.tree = workbench.tree }
    contents.question = questionMark
    if let prediction = prediction.current {
      contents.guess = prediction.shownGuess
      if prediction.isGuessOfClass {
        contents.guessOwner = audience?.ballot.isSplit == true ? .splitClass : .wholeClass
      }
      contents.ring = prediction.shownRing
      // In a lesson of one learner the window touches the ring itself; a class votes first.
      contents.isRingSecondStep = lessonChoices == nil && !isLessonTouchOwn && audience == nil
    } else if course.record != nil {
      contents.ring = lessonPoints?.first
    }
    if workbench.bench.showsGestures, let table = workbench.bench.gestureTable {
      contents.recognizerOwners = table.matrix.recognizerOwners
    }
    if let place = gesturePlace {
      contents.ring = nil
      contents.hand.ghosts.append(place)
    }
    let width = prediction.pulse(of: contents.ring, at: screen.window.now)
    if run.settings.hasMotion { contents.ringPulse = width }
    return contents
  }

  /// The location of the visible gestures, unless a ring asks for a press.
  private var gesturePlace: CGPoint? {
    guard gesturePlay.due == nil else { return nil }
    if let bench = workbench?.bench, bench.showsGestures { return bench.gestureTable?.matrix.point }
    if prediction.current?.state.choices != nil { return prediction.current?.shownRing }
    return lessonChoices == nil || prediction.current != nil ? nil : lessonPoints?.first
  }

  /// The mark of the selected view, or of the view whose row is under the pointer.
  private var selectionMark: SelectionMark? {
    if let view = question.pointedView, let mark = shownTools?.mark(of: view) {
      return mark
    }
    return shownQuestion == nil ? shownTools?.mark : nil
  }

  private var questionMark: QuestionMark? {
    guard let (explanation, chosen) = shownQuestion else { return nil }
    let (facts, language) = (run.facts, run.settings.language)
    let word = { (entry: Explanation.Entry) in
      explanation.word(of: entry, facts, in: language).text
    }
    return QuestionMark(
      point: explanation.point,
      receiver: explanation.receiver,
      chosen: chosen?.view.node,
      verdict: chosen.map(word) ?? "",
      reception: explanation.entries.first(where: \.verdict.isReceiver).map(word)
        ?? run.settings.language("receives", "接收")
    )
  }
}
