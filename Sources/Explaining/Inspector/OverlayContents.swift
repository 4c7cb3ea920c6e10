public import TouchTrace
public import Foundation

/// The owner of a guess in a prediction.
public enum GuessOwner: Hashable, Sendable {
  /// The learner at this window.
  case learner
  /// Most guests of a class.
  case wholeClass
  /// Some guests; as many expect another view.
  case splitClass
}

/// Everything that lies over a scene or stands beside it: what the trace tells, and the tools.
public struct OverlayContents: Hashable, Sendable {
  /// What the trace tells of touches.
  public var state: OverlayState
  /// The hand that makes fingers out of the mouse.
  public var hand = HandMarks()
  /// The selected view.
  public var selection: SelectionMark?
  /// The view that the learner expects to get a touch.
  public var guess: NodeSnapshot?
  /// The owner of that guess.
  public var guessOwner = GuessOwner.learner
  /// Where the learner is to press, in the scene's points.
  public var ring: CGPoint?
  /// How far the ring has widened to be noticed, from 0 to 1.
  public var ringPulse: CGFloat = 0
  /// What the user asked about a point.
  public var question: QuestionMark?
  /// The views whose recognizers the user reads about.
  public var recognizerOwners: [RecognizerOwnerMark] = []
  /// Where a scan found mistakes.
  public var lint: [LintMark] = []
  /// All views, if their outlines are drawn.
  public var tree: TreeSnapshot?
  /// How the views of the tree are drawn.
  public var wireframe = WireframeMode.contents
  /// Whose finger each touch is, by its number; those that are missing are the user's own.
  public var owners: [Int: TouchOwner] = [:]
  /// Where the scene has texts that leaders should not cross, in the scene's points.
  public var texts: [CGRect] = []

  /// Contents with nothing but what the trace tells.
  public init(_ state: OverlayState = OverlayState()) { self.state = state }
}

/// A view with recognizers that see a touch.
public struct RecognizerOwnerMark: Hashable, Sendable {
  /// The view.
  public var view: NodeSnapshot
  /// How many recognizers it has.
  public var count: Int

  /// Creates a mark.
  public init(view: NodeSnapshot, count: Int) { (self.view, self.count) = (view, count) }
}

/// What the user asked about a point, and the two views that the answer is about.
public struct QuestionMark: Hashable, Sendable {
  /// The point, in the scene's points.
  public var point: CGPoint
  /// The view that would receive a touch there; nil for none.
  public var receiver: NodeSnapshot?
  /// The view that the user reads about.
  public var chosen: NodeSnapshot?
  /// What became of that view, in a word or two.
  public var verdict: String
  /// A word or two about the view that would receive the touch: `receives`, `maybe receives`.
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
