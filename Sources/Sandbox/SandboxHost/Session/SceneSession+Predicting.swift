import DispatchTracing
import Foundation
import Geometry
import Inspector
import PointerInput
import TouchKit

/// Predictions: a learner guesses who gets a touch, and then touches.
extension SceneSession {
  func togglePrediction(at time: TimeInterval) {
    guard workbench != nil, review == nil else { return }
    guard prediction == nil else { return endPrediction() }
    cancelTouches(at: time)
    endQuestion()
    (run.settings.isSelecting, fingers.isPicking) = (false, false)
    prediction = Prediction(points: tellingPoints)
    clearBallot()
    if let score = course?.score { prediction?.take(score) }
    prediction?.state.isLesson = launchTarget.lesson != nil
    workbench?.bench.showPanelIfOpen(audience == nil ? StartPanel.label : GuestsPanel.label)
    screen.isWholeFrameDue = true
  }

  func endPrediction() {
    guard let state = prediction?.state else { return }
    course?.score = state
    prediction = nil
    clearBallot()
    if audience == nil { workbench?.bench.open(ViewsPanel.label) }
    screen.isWholeFrameDue = true
  }

  /// When the ring looks different, in seconds on the window's clock.
  var pulseDue: TimeInterval? {
    guard run.settings.hasMotion, prediction?.shownRing != nil else { return nil }
    return pulse.nextFrame(at: screen.window.now)
  }

  func beginRound(at time: TimeInterval) {
    prediction?.beginRound()
    clearBallot()
    screen.isWholeFrameDue = true
  }

  /// Goes on to the next point, or to the next scene.
  func goOnPredicting(at time: TimeInterval) {
    guard !goOnLearning(at: time) else { return }
    clearBallot()
    guard prediction?.goOn() == false, let name = workbench?.bench.neighbour(1) else { return }
    open(name, at: time)
    prediction?.begin(tellingPoints)
  }

  /// A press that guesses is no touch; tells whether it was one.
  func takeForPrediction(_ event: InputEvent) -> Bool {
    guard prediction != nil, case .contact(let sample) = event, sample.id == .mouse else {
      return false
    }
    if isGuessing {
      if sample.phase.isFinal { isGuessing = false }
      return true
    }
    guard sample.phase == .began, prediction?.hidesAnswers == true else { return false }
    if prediction?.isOnRing(sample.location) == true {
      if case .press? = prediction?.state.step { return false }
      // Guests have guessed: what most of them expect is the guess.
      if let favourite = ballot.favourite {
        prediction?.expect(favourite)
        return false
      }
    }
    isGuessing = true
    guessView(at: sample.location)
    return true
  }

  private func guessView(at point: CGPoint) {
    let tree = run.application.treeSnapshot()
    guard let index = tree.frontmostView(at: point) else { return }
    prediction?.expect(tree.views[index].node)
    screen.isWholeFrameDue = true
  }

  /// The touch came down: tells whether the guess was right.
  func judgePrediction() {
    guard let prediction, case .press = prediction.state.step else { return }
    let state = run.overlay
    guard let touch = state.touches.last else { return }
    let answers = workbench?.answers.answers(
      state,
      in: run.settings.language,
      at: run.application.currentTime
    ) { run.application.treeSnapshot() }
    let words = answers?.story.map { $0.rest.isEmpty ? $0.main : $0.rest } ?? ""
    let reveal = lessonReveal?.text(in: run.settings.language)
    ballot.close(touch.hitTestView?.id)
    self.prediction?.judge(touch.hitTestView?.id, reveal ?? words, scene: launchTarget.name)
    // A lesson is done when its exercise is.
    if launchTarget.lesson == nil { answered.insert(launchTarget.name) }
  }

  /// The points of the scene at which a guess tells the most: those where the views in front are not
  /// the ones that receive, at most three.
  private var tellingPoints: [CGPoint] {
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
