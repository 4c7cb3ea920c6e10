import TouchTrace
import Drawing
import Foundation
import Geometry
import Inspector
import TouchInput
import TouchKit

/// Questions about points of the scene, and changes that are tried.
extension SceneSession {
  /// Asks about the selected view, the pointer's place, or the middle.
  func askAboutPlace() {
    if workbench?.bench.isAsking == true { return endQuestion() }
    ask(about: tools.selectedMiddle ?? input.fingers.pointer ?? middle)
  }

  /// Opens the list of all views under a point.
  func ask(about point: CGPoint) {
    guard let bench = workbench?.bench else { return }
    ask(about: point, tools, after: bench.log.records)
    bench.noteDone(1)
  }

  /// Opens the list of all views under a point, with the tools for those views.
  func ask(
    about point: CGPoint,
    _ tools: SceneTools,
    after records: some BidirectionalCollection<TraceRecord>
  ) {
    question.point = point
    workbench?.bench.explain(tools.explanation(at: point, after: records))
    reportAnswer()
  }

  /// Tells other programs what the user reads.
  func reportAnswer() {
    guard let bench = workbench?.bench, let entry = bench.chosenEntry,
      let text = bench.explanation?.text(about: entry.index, in: run.settings.language)
    else { return }
    report.explained(text)
  }

  func endQuestion() {
    guard question.point != nil || workbench?.bench.isAsking == true else { return }
    question.point = nil
    workbench?.bench.endAsking()
  }

  /// Makes a change that might let a view have the touch, and asks again.
  func tryWayOut(_ way: WayOut, at time: TimeInterval) {
    guard review == nil, let bench = workbench?.bench, let explanation = bench.explanation,
      let point = question.point
    else { return }
    let chosen = bench.chosenEntry?.view.node.id
    guard let edit = bench.edit(of: way, in: explanation) else { return }
    var isMade = false
    change(at: time) { isMade = $0.apply(edit) }
    guard isMade else {
      return say("The view is not there any more", "该视图已不存在")
    }
    guard tools.isKept(edit) else {
      change(at: time) { $0.discard() }
      bench.showRefusal(of: way)
      return report.explained("tried: layout takes it back")
    }
    let answer = tools.explanation(at: point, after: bench.log.records)
    bench.showResult(of: answer, choosing: chosen)
    let name = answer.receiver.map(\.name) ?? run.settings.language("nobody", "无")
    report.explained("tried: \(name) receives")
  }

  // MARK: - Hit map

  func toggleHitMap() {
    run.settings.showsHitMap.toggle()
    screen.isWholeFrameDue = true
    guard run.settings.showsHitMap else { return }
    say("A press still touches the scene", "按下仍会触摸场景")
  }

  /// Whether the hit map replaces the scene.
  var showsHitMap: Bool { workbench != nil && run.settings.showsHitMap && !prediction.hidesAnswers }

  /// The hit map; nil if the scene is shown.
  var hitMapPicture: DisplayList? {
    guard showsHitMap else { return nil }
    let source: (InputRecording, Int)? =
      if let review {
        (review.film.recording, review.position)
      } else {
        recorder?.session.map { ($0, Int.max) }
      }
    return question.hitMap.picture(
      of: source,
      size: run.size,
      language: run.settings.language,
      text: run.settings.palette.text,
      measuring: screen.canvas.renderer,
      start: launchTarget.start
    )
  }
}
