import TouchTrace
import Foundation
import Geometry
import Inspector
import TouchInput
import TouchKit

/// Predictions: a learner guesses which view receives a touch, and then touches.
extension SceneSession {
  func togglePrediction(at time: TimeInterval) {
    guard workbench != nil, review == nil else { return }
    guard prediction.current == nil else { return endPrediction() }
    cancelTouches(at: time)
    endQuestion()
    endSelecting()
    // The answer would stand in the place of the steps.
    if course.isAnswerShown { course.toggleAnswer(of: launchTarget) }
    var begun = Prediction(points: tellingPoints, lessonChoices)
    if let score = course.record?.score { begun.take(score) }
    begun.state.isLesson = launchTarget.lesson != nil
    begun.state.questionNumber = course.isExercising ? 2 : 1
    prediction.current = begun
    audience?.clearBallot()
    if lessonChoices != nil {
      workbench?.bench.open(PredictPanel.label)
      // A host sees the address first; closing the guests' page shows the answers.
      if audience != nil { workbench?.bench.open(GuestsPanel.label) }
    } else {
      workbench?.bench.showPanelIfOpen(audience == nil ? PredictPanel.label : GuestsPanel.label)
    }
    screen.isWholeFrameDue = true
  }

  func endPrediction() {
    guard let state = prediction.current?.state else { return }
    course.keep(state)
    prediction.current = nil
    audience?.clearBallot()
    workbench?.bench.showPanelIfOpen(audience == nil ? ViewsPanel.label : GuestsPanel.label)
    screen.isWholeFrameDue = true
  }

  /// The next time at which the ring changes, in seconds on the window's clock.
  var pulseDue: TimeInterval? {
    run.settings.hasMotion ? prediction.nextPulse(at: screen.window.now) : nil
  }

  func beginRound(at time: TimeInterval) {
    prediction.current?.beginRound()
    audience?.clearBallot()
    screen.isWholeFrameDue = true
  }

  /// Moves to the next point, or to the next scene.
  func goOnPredicting(at time: TimeInterval) {
    guard !goOnLearning(at: time) else { return }
    audience?.clearBallot()
    guard prediction.current?.goOn() == false, let name = workbench?.bench.neighbour(1) else {
      return
    }
    open(name, at: time)
  }

  /// Handles an event that is part of a guess; returns whether it is.
  func takeForPrediction(_ event: InputEvent) -> Bool {
    let awaitsTouch = prediction.hidesAnswers
    switch prediction.meaning(of: event, favourite: audience?.ballot.favourite) {
    case .touch:
      if awaitsTouch, case .press? = prediction.current?.state.step {
        prepareLesson(at: event.timestamp)
      }
      return false
    case .nothing: return true
    case .guess(let point):
      // For a gesture, the possible results are in the inspector.
      guard lessonChoices == nil, let view = guessedView(at: point) else { return true }
      expect(view, at: event.timestamp)
      return true
    }
  }

  /// Guesses the selected view, then touches the point of the question, then goes on to the next one.
  ///
  /// Returns false outside of a prediction.
  func guessSelection(at time: TimeInterval) -> Bool {
    guard let current = prediction.current else { return false }
    // The results of a gesture are chosen in the inspector.
    guard lessonChoices == nil || current.shownRing == nil else { return true }
    guard let ring = current.shownRing else {
      goOnPredicting(at: time)
      return true
    }
    // The view of an exercise is selected for its property, not as a guess.
    if let selected = tools.selected?.snapshot(), selected.id != current.guess?.id,
      launchTarget.lesson == nil || run.settings.isSelecting
    {
      expect(selected, at: time)
    } else if current.guess != nil {
      play(.tap, at: ring, from: time)
    }
    return true
  }

  /// Notes whether the guess was right, and why, when the touch comes down.
  func judgePrediction() {
    guard case .press? = prediction.current?.state.step, let workbench,
      workbench.answers.answers(
        run.overlay,
        in: run.settings.language,
        at: run.application.currentTime,
        tree: { run.application.treeSnapshot() }
      ) != nil,
      let explanation = workbench.answers.explanation
    else { return }
    audience?.closeBallot(explanation.receiver) { verdict(on: $0, explanation) }
    var result = verdict(on: prediction.current?.guess?.id, explanation)
    result.isSplit = prediction.current?.isGuessOfClass == true && audience?.ballot.isSplit == true
    note(result)
  }

  /// Returns the result of a guess; a lesson adds its own reason.
  private func verdict(on guess: NodeID?, _ explanation: Explanation) -> PredictionState.Verdict {
    var verdict = PredictionState.Verdict(
      isRight: guess == explanation.receiver?.id,
      outcome: explanation.outcome,
      reason: explanation.reason(forGuess: guess)
    )
    guard let reveal = lessonReveal else { return verdict }
    verdict.reason =
      verdict.isRight
      ? reveal
      : Phrase(
        "\(verdict.reason.english) \(reveal.english)",
        verdict.reason.chinese + reveal.chinese
      )
    return verdict
  }

  /// The most instructive points for a guess, at most three.
  ///
  /// At these points, the frontmost view is not the one that receives the touch.
  var tellingPoints: [CGPoint] {
    if let lessonPoints { return lessonPoints }
    defer { run.application.becomeShared() }
    let copy = launchTarget.start(run.size, 0)
    copy.application.textMeasuring = screen.canvas.renderer
    let tree = copy.application.treeSnapshot()
    return withExtendedLifetime(copy) {
      TellingPoints(tree, run.size) { copy.application.hitTestReports(at: $0) }.points
    }
  }
}
