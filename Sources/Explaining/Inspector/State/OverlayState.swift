public import TouchTrace
public import Foundation

/// The state of the overlay, folded from trace records.
///
/// A sequence starts with the first finger down and ends when all fingers are up. Its state remains
/// until the next sequence starts. The size is bounded for any records.
public struct OverlayState: Hashable, Sendable {
  /// The maximum number of stored touches per sequence.
  public static let touchCapacity = 64
  /// The maximum number of stored rejected views.
  public static let rejectionCapacity = 32
  /// The maximum number of responders whose current outlines are stored.
  static let nodeCapacity = 8192

  /// The touches of the sequence in the order of their beginnings, including those that ended.
  public internal(set) var touches: [OverlayTouch] = []
  /// The views that the latest hit-test rejected, with their verdicts.
  public internal(set) var rejections: [HitTestStep] = []
  /// The first responder; nil if no responder is first responder.
  public internal(set) var firstResponder: NodeSnapshot?
  /// The position of a hovering pointer, in window points.
  public internal(set) var hover: CGPoint?

  /// The number of the touch whose chain is shown.
  var subjectNumber: Int?
  /// The current snapshots of these responders.
  var nodes: [NodeID: NodeSnapshot] = [:]

  /// Creates an empty state.
  public init() {}

  /// The touches that have not ended.
  public var liveTouches: [OverlayTouch] { touches.filter(\.isLive) }

  /// The touches whose views are marked: the live ones, or all touches of the last sequence.
  public var shownTouches: [OverlayTouch] {
    let live = liveTouches
    return live.isEmpty ? touches : live
  }

  /// The touch whose chain is shown: the newest one that a view received.
  public var subject: OverlayTouch? {
    touches.last { $0.number == subjectNumber }
  }

  /// Returns the snapshot of the responder in the newest record about it.
  public func latest(_ node: NodeSnapshot) -> NodeSnapshot {
    nodes[node.id] ?? node
  }
}
