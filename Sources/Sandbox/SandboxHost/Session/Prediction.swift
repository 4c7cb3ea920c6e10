import TouchTrace
import Foundation
import Inspector

/// A learner's predictions: where to press, what was guessed, and how it went.
struct Prediction {
  /// What the workbench shows.
  var state = PredictionState()
  /// Where the learner is to press, of those points of the scene that tell the most.
  private(set) var points: [CGPoint] = []
  /// How many points of the scene are done.
  private var done = 0
  /// The view that the learner expects.
  private(set) var guess: NodeSnapshot?
  /// Whether the guess is that of the most guests.
  private(set) var isGuessOfClass = false
  private var run = 0

  /// How near to the ring a press has to be, in points.
  private static let reach = 22.0

  /// Begins with the points of a scene; with results to choose from, the question is about a gesture.
  init(points: [CGPoint], _ choices: GestureChoices? = nil) {
    self.points = points
    state.choices = choices
  }

  /// Goes on with the score of an earlier prediction.
  mutating func take(_ score: PredictionState) {
    (state.rounds, state.bestRun) = (score.rounds, score.bestRun)
    state.hidesAnswers = score.hidesAnswers
  }

  /// Where the learner is to press now; nil when all points are done.
  var ring: CGPoint? { done < points.count ? points[done] : nil }

  /// The ring, while there is something to press.
  var shownRing: CGPoint? {
    if case .read = state.step { return nil }
    return ring
  }

  /// The guess, while it can be seen what it was.
  var shownGuess: NodeSnapshot? { guess }

  /// Whether what would give the answer away is hidden.
  var hidesAnswers: Bool {
    if case .read = state.step { false } else { true }
  }

  /// Whether a press at a point is on the ring.
  func isOnRing(_ point: CGPoint) -> Bool {
    guard let ring else { return false }
    return hypot(Double(point.x - ring.x), Double(point.y - ring.y)) <= Self.reach
  }

  /// The learner expects a view, or most of the class do.
  mutating func expect(_ view: NodeSnapshot, ofClass isGuessOfClass: Bool = false) {
    (guess, self.isGuessOfClass) = (view, isGuessOfClass)
    state.step = .press
  }

  /// The learner chose a result of a gesture.
  mutating func choose(_ place: Int) { state.choices?.chosen = place }

  /// Notes how the guess went.
  mutating func note(_ verdict: PredictionState.Verdict, scene: String) {
    let isRight = verdict.isRight
    run = isRight ? run + 1 : 0
    state.bestRun = max(state.bestRun, run)
    if state.rounds.last?.scene != scene {
      state.rounds.append(.init(scene: scene, results: []))
    }
    state.rounds[state.rounds.count - 1].results.append(isRight)
    state.step = .read(verdict)
    done += 1
  }

  /// Goes on to the next point; false when the scene has no more.
  mutating func goOn() -> Bool {
    if case .read = state.step {} else { done += 1 }
    guess = nil
    state.step = .guess
    return ring != nil
  }

  /// Begins another scene, or another question of the same lesson.
  mutating func begin(_ points: [CGPoint], _ choices: GestureChoices? = nil) {
    (self.points, done, guess) = (points, 0, nil)
    (state.choices, state.former) = (choices, nil)
    state.step = .guess
  }

  /// Forgets the score.
  mutating func beginRound() {
    let former = state
    (state, run) = (PredictionState(), 0)
    (state.hidesAnswers, state.isLesson) = (former.hidesAnswers, former.isLesson)
    var choices = former.choices
    choices?.chosen = nil
    begin(points, choices)
  }
}
