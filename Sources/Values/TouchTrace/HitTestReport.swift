public import Foundation

/// All steps of one hit-test, in their order.
///
/// The deciding traversal writes it; no reader computes it again.
public struct HitTestReport: Hashable, Sendable {
  /// The point, in the coordinates of the window that was asked.
  public var point: CGPoint
  /// The same point in the scene, in points from the upper left corner, for any window.
  public var place: CGPoint
  /// The window that was asked.
  public var window: NodeSnapshot
  /// The views that were asked, in order; a view's own step precedes those of its subviews.
  public var steps: [HitTestStep]
  /// The view that receives the touch; nil if the window declined.
  public var result: NodeSnapshot?

  /// Creates a report; in a window that fills the scene, the place equals the point.
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

/// A view that a hit-test asked, and the result.
public struct HitTestStep: Hashable, Sendable {
  /// The result of asking a view.
  public enum Verdict: Hashable, Sendable {
    /// The view receives the touch itself.
    case received
    /// The view returned another one, by default one of its descendants.
    case passedOn(to: NodeID)
    /// The view and its descendants were rejected.
    case rejected(RejectionReason)
  }

  /// The view.
  public var node: NodeSnapshot
  /// The view that asked it; nil for the window.
  public var askedBy: NodeID?
  /// The number of views above it in the traversal.
  public var depth: Int
  /// The point in the view's own coordinates.
  public var point: CGPoint
  /// The result.
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
