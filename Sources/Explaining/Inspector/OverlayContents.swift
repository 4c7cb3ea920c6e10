public import TouchTrace
public import Foundation

/// The owner of a guess in a prediction.
public enum GuessOwner: Hashable, Sendable {
  /// The learner at this window.
  case learner
  /// The majority of the guests in a class.
  case wholeClass
  /// Some guests, if another view has as many votes.
  case splitClass
}

/// The contents of the overlay above and beside a scene: the state from the trace, and the tools.
public struct OverlayContents: Hashable, Sendable {
  /// The state of touches from the trace.
  public var state: OverlayState
  /// The facts about the app that the views were imported from.
  public var facts = AppFacts()
  /// The simulated fingers that the mouse controls.
  public var hand = HandMarks()
  /// The selected view.
  public var selection: SelectionMark?
  /// The view that the learner expects to receive a touch.
  public var guess: NodeSnapshot?
  /// The owner of that guess.
  public var guessOwner = GuessOwner.learner
  /// The next press of a lesson, in the scene's points.
  public var ring: CGPoint?
  /// Whether a press on the ring is the second step of the bar above the scene.
  public var isRingSecondStep = false
  /// The progress of the ring's animation, from 0 to 1.
  public var ringPulse: CGFloat = 0
  /// The user's question about a point.
  public var question: QuestionMark?
  /// The views whose recognizers are shown to the user.
  public var recognizerOwners: [RecognizerOwnerMark] = []
  /// The mistakes that a scan found.
  public var lint: [LintMark] = []
  /// All views, if their outlines are drawn; otherwise nil.
  public var tree: TreeSnapshot?
  /// The appearance of the tree's views.
  public var wireframe = WireframeMode.contents
  /// The owner of each touch, by its number; a missing touch is the user's own.
  public var owners: [Int: TouchOwner] = [:]
  /// The scene's texts, which leaders should not cross, in the scene's points.
  public var texts: [CGRect] = []

  /// Creates contents with only the state from the trace.
  public init(_ state: OverlayState = OverlayState()) { self.state = state }
}

/// A view with recognizers that receive a touch.
public struct RecognizerOwnerMark: Hashable, Sendable {
  /// The view.
  public var view: NodeSnapshot
  /// The number of its recognizers.
  public var count: Int

  /// Creates a mark.
  public init(view: NodeSnapshot, count: Int) { (self.view, self.count) = (view, count) }
}

/// The user's question about a point, and the two views of the answer.
public struct QuestionMark: Hashable, Sendable {
  /// The point, in the scene's points.
  public var point: CGPoint
  /// The view that would receive a touch there; nil for none.
  public var receiver: NodeSnapshot?
  /// The view that is shown to the user.
  public var chosen: NodeSnapshot?
  /// The verdict on that view in a word or two.
  public var verdict: String
  /// The verdict on the view that would receive the touch: `receives`, `maybe receives`.
  public var reception: String

  /// Creates a mark.
  public init(
    point: CGPoint,
    receiver: NodeSnapshot?,
    chosen: NodeSnapshot?,
    verdict: String,
    reception: String
  ) {
    self.point = point
    self.reception = reception
    self.receiver = receiver
    self.chosen = chosen
    self.verdict = verdict
  }
}
