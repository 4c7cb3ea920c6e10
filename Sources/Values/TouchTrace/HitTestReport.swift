public import Foundation

/// Everything one hit-test asked, in the order in which it asked.
///
/// Written by the traversal that decided; no reader computes it a second time.
public struct HitTestReport: Hashable, Sendable {
  /// The point, in the coordinates of the window that was asked.
  public var point: CGPoint
  /// The same point in the scene, in points from the upper left corner, whatever window was asked.
  public var place: CGPoint
  /// The window that was asked.
  public var window: NodeSnapshot
  /// The views that were asked, in order; a view's own step stands before its children's.
  public var steps: [HitTestStep]
  /// The view that takes the touch; nil when the window declined.
  public var result: NodeSnapshot?

  /// Creates a report; in a window that fills the scene the place is the point.
  public init(
    point: CGPoint,
    place: CGPoint? = nil,
    window: NodeSnapshot,
    steps: [HitTestStep],
    result: NodeSnapshot?
  ) {
    self.point = point
    self.place = place ?? point
    self.window = window
    self.steps = steps
    self.result = result
  }
}

/// One view that a hit-test asked, and what came of it.
public struct HitTestStep: Hashable, Sendable {
  /// What came of asking a view.
  public enum Verdict: Hashable, Sendable {
    /// The view takes the touch itself.
    case received
    /// The view answered with another one, by default one of its descendants.
    case passedOn(to: NodeID)
    /// The view and everything below it were passed over.
    case rejected(RejectionReason)
  }

  /// The view.
  public var node: NodeSnapshot
  /// The view that asked it; nil for the window.
  public var askedBy: NodeID?
  /// How many views stand above it in the traversal.
  public var depth: Int
  /// The point in the view's own coordinates.
  public var point: CGPoint
  /// What came of it.
  public var verdict: Verdict

  /// Creates a step.
  public init(
    node: NodeSnapshot,
    askedBy: NodeID?,
    depth: Int,
    point: CGPoint,
    verdict: Verdict
  ) {
    self.node = node
    self.askedBy = askedBy
    self.depth = depth
    self.point = point
    self.verdict = verdict
  }
}
