public import TouchTrace
public import Foundation

/// What the overlay shows, folded from trace records.
///
/// A sequence starts with the first finger down and ends when all are up; what it was about stays
/// until the next one starts. The size is bounded, whatever the records say.
public struct OverlayState: Hashable, Sendable {
  /// The largest number of touches remembered in a sequence.
  public static let touchCapacity = 64
  /// The largest number of rejected views remembered.
  public static let rejectionCapacity = 32
  /// The largest number of responders whose present outlines are remembered.
  static let nodeCapacity = 8192

  /// The touches of the sequence in the order in which they came, those that are over included.
  public internal(set) var touches: [OverlayTouch] = []
  /// The views that the last hit-test asked and passed over, with what each said.
  public internal(set) var rejections: [HitTestStep] = []
  /// The responder that keys go to first; nil when there is none.
  public internal(set) var firstResponder: NodeSnapshot?
  /// Where a pointer without contact is, in window points.
  public internal(set) var hover: CGPoint?

  /// The number of the touch whose chain is shown.
  var subjectNumber: Int?
  /// The responders above as they are now.
  var nodes: [NodeID: NodeSnapshot] = [:]

  /// Creates a state in which nothing has happened.
  public init() {}

  /// The touches that are not over.
  public var liveTouches: [OverlayTouch] { touches.filter(\.isLive) }

  /// The touches whose views are marked: the live ones, or all of the last sequence.
  public var shownTouches: [OverlayTouch] {
    let live = liveTouches
    return live.isEmpty ? touches : live
  }

  /// The touch whose chain is shown: the newest that a view received.
  public var subject: OverlayTouch? {
    touches.last { $0.number == subjectNumber }
  }

  /// The responder as the newest record about it says.
  public func latest(_ node: NodeSnapshot) -> NodeSnapshot {
    nodes[node.id] ?? node
  }
}
