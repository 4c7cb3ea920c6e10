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
    ask(about: tools.selectedMiddle ?? tappedPlace ?? input.fingers.pointer ?? middle)
  }

  /// Taps the middle of the selected view or of the scene; a question is about that place then.
  func tapSelection(at time: TimeInterval) {
    guard !guessSelection(at: time) else { return }
    let place = tools.selectedMiddle ?? middle
    play(.tap, at: place, from: time)
    question.tap = (place, input.fingers.pointer)
  }

  /// The place of the last tap by key; nil once the pointer moved.
  private var tappedPlace: CGPoint? {
    question.tap.flatMap { $0.pointer == input.fingers.pointer ? $0.place : nil }
  }

  /// Opens the list of all views under a point.
  func ask(about point: CGPoint) {
    guard let bench = workbench?.bench else { return }
    bench.noteDone(.ask)
    ask(about: point, tools, after: bench.log.records)
  }

  /// Opens the list of all views under a point, with the tools for those views.
  func ask(
    about point: CGPoint,
    _ tools: SceneTools,
    after records: some BidirectionalCollection<TraceRecord>
  ) {
    question.point = point
    let answer = explanation(at: point, tools, after: records)
    workbench?.bench.explain(
      answer,
      choosing: likelyTarget(of: answer),
      facts: launchTarget.facts
    )
    answerAboutChoice()
  }

  /// Shows and reports why the chosen view does not react.
  func answerAboutChoice() {
    showReasons()
    reportAnswer()
  }

  /// The way of a touch at a point, without facts that a text leaves out.
  func explanation(
    at point: CGPoint,
    _ tools: SceneTools,
    after records: some BidirectionalCollection<TraceRecord>
  ) -> Explanation {
    tools.explanation(at: point, after: records).withoutGuesses(launchTarget.facts)
  }

  /// The question that is drawn: the user's, or that of the shown mistake.
  var shownQuestion: (explanation: Explanation, chosen: Explanation.Entry?)? {
    guard let bench = workbench?.bench else { return nil }
    if bench.isAsking { return bench.explanation.map { ($0, bench.chosenEntry) } }
    guard review == nil, bench.isShown(ReadingPanel.label), let way = question.mistake,
      let chosen = tools.mark.flatMap({ way.entry(of: $0.node.id) })
    else { return nil }
    return (way, chosen)
  }

  /// The view that the user most likely asks about; nil where the panel chooses.
  private func likelyTarget(of answer: Explanation) -> NodeID? {
    let facts = launchTarget.facts
    let index = facts.isImported ? answer.likelyTarget(facts: facts) : answer.missedTarget()
    return index.map { answer.tree.views[$0].node.id }
  }

  /// Tells other programs what the user reads.
  private func reportAnswer() {
    guard let bench = workbench?.bench, let entry = bench.chosenEntry,
      let explanation = bench.explanation
    else { return }
    let language = run.settings.language
    let reasons = bench.reasons?.diagnosis?.text(in: language)
    report.explained(reasons ?? explanation.text(about: entry.index, in: language))
  }

  func endQuestion() {
    question.mistake = nil
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
    let answer = self.explanation(at: point, tools, after: bench.log.records)
    bench.showResult(of: answer, choosing: chosen)
    showReasons()
    let name = answer.receiver.map(\.name) ?? run.settings.language("nobody", "无")
    report.explained("tried: \(name) receives")
  }

  // MARK: - Reasons

  /// Shows all reasons about the chosen view, if the scene was imported from a text.
  private func showReasons() {
    let (facts, language) = (launchTarget.facts, run.settings.language)
    guard facts.isImported, let bench = workbench?.bench, let point = question.point,
      let explanation = bench.explanation, let id = bench.chosenEntry?.view.node.id
    else { return }
    let caveats = facts.caveats(of: explanation.tree, in: language)
    bench.showReasons(
      WhyReasons(
        view: id,
        caveats: caveats.map(language.unknown),
        diagnosis: diagnosis(of: id, at: point)
      )
    )
  }

  /// All reasons for which a view may not react, asked of a copy of the scene; nil if the copy does
  /// not have the view.
  private func diagnosis(of id: NodeID, at point: CGPoint) -> TouchDiagnosis? {
    guard let shown = shownTools?.application, let place = ViewPlace(id, in: shown) else {
      return nil
    }
    let facts = launchTarget.facts
    func answer(of copy: UIApplication) -> TouchDiagnosis? {
      let tree = copy.treeSnapshot()
      let trial = TouchTrial(in: copy, tree: tree, facts: facts, names: ViewNames(tree))
      let index = copy.view(at: place.path).flatMap { trial.tree.index(of: $0.traceID) }
      return index.map { trial.diagnosis(of: $0, at: point) }
    }
    guard let past = pastInput else {
      return SceneCopy.ask(
        size: run.size,
        measuring: screen.canvas.renderer,
        start: launchTarget.start,
        answer
      )
    }
    return SceneCopy.ask(
      after: past.recording,
      frames: past.frames,
      measuring: screen.canvas.renderer,
      start: launchTarget.start
    ) { copy in
      // A finger that is down would keep the touch of the question away.
      var fingers = past.recording.fingers(after: past.frames)
      copy.feed(fingers.takeAll(at: copy.application.currentTime))
      return answer(of: copy.application)
    }
  }

  /// The input up to the moment that is shown; nil where it is not kept.
  var pastInput: (recording: InputRecording, frames: Int)? {
    if let review { return (review.film.recording, review.position) }
    return recorder?.sessionUpToNow.map { ($0, Int.max) }
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
    return question.hitMap.picture(
      of: pastInput,
      size: run.size,
      language: run.settings.language,
      measuring: screen.canvas.renderer,
      start: launchTarget.start
    )
  }
}

extension InputRecording {
  /// The fingers that are down after some frames.
  func fingers(after count: Int) -> LiveContacts {
    var fingers = LiveContacts()
    for frame in frames.prefix(count) { _ = fingers.admit(frame.events) }
    return fingers
  }
}
