import TouchTrace
import Drawing
import Foundation
import Geometry
import Inspector
import TouchInput
import TouchKit

/// Questions about points of the scene, and trial changes.
extension SceneSession {
  /// Asks about the selected view, the pointer's location, or the centre.
  func askAboutPlace() {
    if workbench?.bench.isAsking == true { return endQuestion() }
    ask(about: tools.selectedMiddle ?? tappedPlace ?? input.fingers.pointer ?? middle)
  }

  /// Taps the centre of the selected view or of the scene; a later question is about that point.
  func tapSelection(at time: TimeInterval) {
    guard !guessSelection(at: time) else { return }
    let place = tools.selectedMiddle ?? middle
    play(.tap, at: place, from: time)
    question.tap = (place, input.fingers.pointer)
  }

  /// The location of the last tap by key; nil once the pointer moved.
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
      facts: run.facts
    )
    answerAboutChoice()
  }

  /// Shows and reports why the chosen view does not react.
  func answerAboutChoice() {
    showReasons()
    reportAnswer()
  }

  /// Returns the path of a touch at a point, without facts that a text omits.
  func explanation(
    at point: CGPoint,
    _ tools: SceneTools,
    after records: some BidirectionalCollection<TraceRecord>
  ) -> Explanation {
    tools.explanation(at: point, after: records).withoutGuesses(run.facts)
  }

  /// The question that the overlay shows: the user's, or that of the visible mistake.
  var shownQuestion: (explanation: Explanation, chosen: Explanation.Entry?)? {
    guard let bench = workbench?.bench else { return nil }
    if bench.isAsking { return bench.explanation.map { ($0, bench.chosenEntry) } }
    guard review == nil, bench.isShown(ReadingPanel.label), let way = question.mistake,
      let chosen = tools.mark.flatMap({ way.entry(of: $0.node.id) })
    else { return nil }
    return (way, chosen)
  }

  /// Returns the view that the user most likely asks about; nil if the panel chooses.
  private func likelyTarget(of answer: Explanation) -> NodeID? {
    let facts = run.facts
    let index = facts.isImported ? answer.likelyTarget(facts: facts) : answer.missedTarget()
    return index.map { answer.tree.views[$0].node.id }
  }

  /// Reports the visible answer to other programs.
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

  /// Makes a change that may let a view receive the touch, and asks again.
  func tryWayOut(_ way: WayOut, at time: TimeInterval) {
    guard review == nil, let bench = workbench?.bench, let explanation = bench.explanation,
      let point = question.point
    else { return }
    let chosen = bench.chosenEntry?.view.node.id
    guard let edit = bench.edit(of: way, in: explanation) else { return }
    var isMade = false
    change(at: time) { isMade = $0.apply(edit) }
    guard isMade else {
      return say("The view no longer exists", "该视图已不存在")
    }
    guard tools.isKept(edit) else {
      change(at: time) { $0.discard() }
      bench.showRefusal(of: way)
      return report.explained("tried: layout reverts the change")
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
    let (facts, language) = (run.facts, run.settings.language)
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

  /// Returns all reasons for which a view may not react, from a copy of the scene.
  ///
  /// Returns nil if the copy does not contain the view.
  private func diagnosis(of id: NodeID, at point: CGPoint) -> TouchDiagnosis? {
    guard let shown = shownTools?.application, let place = ViewPlace(id, in: shown) else {
      return nil
    }
    let facts = run.facts
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
      // A finger that is down would block the touch of the question.
      var fingers = past.recording.fingers(after: past.frames)
      copy.feed(fingers.takeAll(at: copy.application.currentTime))
      return answer(of: copy.application)
    }
  }

  /// The input up to the visible moment; nil if it is not stored.
  var pastInput: (recording: InputRecording, frames: Int)? {
    if let review { return (review.film.recording, review.position) }
    return recorder?.sessionUpToNow.map { ($0, Int.max) }
  }

  // MARK: - Hit map

  func toggleHitMap() {
    guard run.settings.showsHitMap || !prediction.hidesAnswers else {
      return say("The hit map would show the answer", "命中图会显示答案")
    }
    run.settings.showsHitMap.toggle()
    screen.isWholeFrameDue = true
    guard run.settings.showsHitMap, !run.settings.isSelecting else { return }
    say("A press still touches the scene", "按下时仍会触摸场景")
  }

  /// Whether the hit map replaces the scene.
  var showsHitMap: Bool { workbench != nil && run.settings.showsHitMap && !prediction.hidesAnswers }

  /// The picture of the hit map; nil while the scene is visible.
  var hitMapPicture: DisplayList? {
    guard showsHitMap else { return nil }
    return question.hitMap.picture(
      of: pastInput,
      or: run.application,
      size: run.size,
      language: run.settings.language,
      textScale: run.settings.textScale,
      measuring: screen.canvas.renderer,
      start: launchTarget.start
    )
  }
}

extension InputRecording {
  /// Returns the fingers that are down after a number of frames.
  func fingers(after count: Int) -> LiveContacts {
    var fingers = LiveContacts()
    for frame in frames.prefix(count) { _ = fingers.admit(frame.events) }
    return fingers
  }
}
