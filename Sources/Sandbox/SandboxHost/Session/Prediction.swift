import TouchTrace
import Foundation
import Inspector

/// A learner's predictions: the points to press, the guesses, and their results.
struct Prediction {
  /// The state that the workbench shows.
  var state = PredictionState()
  /// The points for the learner to press, which are the most instructive points of the scene.
  private(set) var points: [CGPoint] = []
  /// The number of finished points of the scene.
  private var done = 0
  /// The view that the learner expects.
  private(set) var guess: NodeSnapshot?
  /// Whether the guess is the one of most guests.
  private(set) var isGuessOfClass = false
  /// The point at which `state.unseen` was found; nil if it was not searched for yet.
  private(set) var unseenRing: CGPoint?
  private var run = 0

  /// The largest distance of a press from the ring, in points.
  private static let reach = 22.0

  /// Starts with the points of a scene; with possible results, the question is about a gesture.
  init(points: [CGPoint], _ choices: GestureChoices? = nil) {
    self.points = points
    state.choices = choices
  }

  /// Continues with the score of an earlier prediction.
  mutating func take(_ score: PredictionState) {
    (state.rounds, state.bestRun) = (score.rounds, score.bestRun)
    state.hidesAnswers = score.hidesAnswers
  }

  /// The point for the learner to press now; nil when all points are finished.
  var ring: CGPoint? { done < points.count ? points[done] : nil }

  /// The ring, while there is a point to press.
  var shownRing: CGPoint? {
    if case .read = state.step { return nil }
    return ring
  }

  /// The guess, while it is visible.
  var shownGuess: NodeSnapshot? { guess }

  /// Whether everything that would reveal the answer is hidden.
  var hidesAnswers: Bool {
    if case .read = state.step { false } else { true }
  }

  /// Returns whether a press at a point is on the ring.
  func isOnRing(_ point: CGPoint) -> Bool {
    guard let ring else { return false }
    return hypot(Double(point.x - ring.x), Double(point.y - ring.y)) <= Self.reach
  }

  /// Sets the view that the learner, or most of the class, expects.
  mutating func expect(_ view: NodeSnapshot, ofClass isGuessOfClass: Bool = false) {
    (guess, self.isGuessOfClass) = (view, isGuessOfClass)
    state.step = .press
  }

  /// Stores the views at a point that the learner cannot see.
  mutating func note(unseen views: [NodeSnapshot], at ring: CGPoint) {
    (state.unseen, unseenRing) = (Array(views.suffix(PredictionState.mostUnseen)), ring)
  }

  /// Removes a guess about views that no longer exist, because the scene started again.
  mutating func forgetGuess() {
    guard case .press = state.step else { return }
    (guess, state.step) = (nil, .guess)
  }

  /// Removes the views that the learner cannot see, so that they are searched for again.
  mutating func forgetUnseen() { (state.unseen, unseenRing) = ([], nil) }

  /// Stores the result of a gesture that the learner chose.
  mutating func choose(_ place: Int) { state.choices?.chosen = place }

  /// Notes the result of the guess; a guess after the answer was revealed does not count as right.
  mutating func note(_ verdict: PredictionState.Verdict, scene: String) {
    let isRight = verdict.isRight && !verdict.wasRevealed
    run = isRight ? run + 1 : 0
    state.bestRun = max(state.bestRun, run)
    if state.rounds.last?.scene != scene {
      state.rounds.append(.init(scene: scene, results: []))
    }
    state.rounds[state.rounds.count - 1].results.append(isRight)
    state.step = .read(verdict)
    done += 1
  }

  /// Moves to the next point; returns false if the scene has no more.
  mutating func goOn() -> Bool {
    if case .read = state.step {} else { done += 1 }
    guess = nil
    forgetUnseen()
    state.step = .guess
    return ring != nil
  }

  /// Starts another scene, or another question of the same lesson.
  mutating func begin(_ points: [CGPoint], _ choices: GestureChoices? = nil) {
    (self.points, done, guess) = (points, 0, nil)
    forgetUnseen()
    (state.choices, state.former) = (choices, nil)
    state.step = .guess
  }

  /// Resets the score.
  mutating func beginRound() {
    let former = state
    (state, run) = (PredictionState(), 0)
    (state.hidesAnswers, state.isLesson) = (former.hidesAnswers, former.isLesson)
    var choices = former.choices
    choices?.chosen = nil
    begin(points, choices)
  }
}
