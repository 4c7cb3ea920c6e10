public import Foundation

/// The touch changes between two screens.
///
/// It contains the controls, and other views that react to touches, that receive other touches than before.
public struct FingerDifference: Hashable, Sendable {
  /// A view that receives other touches than before.
  public struct Change: Hashable, Sendable {
    /// The kind of change; the worst first.
    public enum Kind: Int, Hashable, Sendable, Comparable, CaseIterable {
      /// It receives no touches any more.
      case dead
      /// It receives touches and ignores them: it is disabled, or has no recognizer any more.
      case disabled
      /// Another view receives a part of its touches.
      case covered
      /// One of its sides is now shorter than 44 points.
      case small
      /// It receives touches at other points.
      case moved
      /// It receives touches now, and received or handled none before.
      case new

      /// Whether the first change is worse.
      public static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }
    }

    /// The kind.
    public let kind: Kind
    /// The name of the view.
    public let view: String
    /// The number of points at which it received touches.
    public let pointsBefore: Int
    /// The number of points at which it receives touches.
    public let pointsAfter: Int
    /// The bounding box of those points before; nil for none.
    public let boxBefore: CGRect?
    /// The bounding box of those points now; nil for none.
    public let boxAfter: CGRect?
    /// The views that receive its lost touches, the largest part first.
    public let takers: [Taker]
    /// The cause if the tree contains one: a property with its new value.
    public let cause: String?
    /// The change in words.
    public let title: Phrase
    /// Further details in words.
    public let detail: Phrase

    /// The fraction of its points that it lost, 0…1.
    public var lostShare: Double {
      pointsBefore > 0 ? Double(max(0, pointsBefore - pointsAfter)) / Double(pointsBefore) : 0
    }
  }

  /// A view that receives touches which another view received before.
  public struct Taker: Hashable, Sendable {
    /// The name of the view; nil for no view.
    public let view: String?
    /// The number of points.
    public let points: Int
    /// The bounding box of the points.
    public let box: CGRect
  }

  /// The changes, the worst first.
  public let changes: [Change]
  /// The number of views that react to touches and receive the same touches as before.
  public let sameCount: Int

  init(_ first: ScreenFacts, _ second: ScreenFacts, _ pairs: ScreenPairs) {
    let areas = (TouchedArea.areas(on: first), TouchedArea.areas(on: second))
    var changes: [Change] = []
    var same = 0
    for index in first.views.indices where first.views[index].isTarget {
      let other = pairs.after[index]
      let comparison = TargetComparison(
        index,
        other,
        first,
        second,
        pairs,
        before: areas.0[index] ?? TouchedArea(),
        after: other.map { areas.1[$0] ?? TouchedArea() }
      )
      let own = comparison.changes
      if own.isEmpty { same += 1 }
      changes += own
    }
    for index in second.views.indices where second.views[index].isTarget {
      let former = pairs.before[index]
      guard former.map({ !first.views[$0].isTarget }) ?? true, let area = areas.1[index] else {
        continue
      }
      changes += Change(new: second.views[index].name, area).map { [$0] } ?? []
    }
    sameCount = same
    self.changes = changes.enumerated().sorted {
      ($0.element.kind, -$0.element.lostShare, $0.offset)
        < ($1.element.kind, -$1.element.lostShare, $1.offset)
    }.map(\.element)
  }
}
