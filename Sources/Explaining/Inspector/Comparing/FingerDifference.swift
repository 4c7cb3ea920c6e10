public import Foundation

/// The touch changes from one screen to another: the controls, and other views that react to touches,
/// that get other touches than before.
public struct FingerDifference: Hashable, Sendable {
  /// A view that gets other touches.
  public struct Change: Hashable, Sendable {
    /// The change; the worst first.
    public enum Kind: Int, Hashable, Sendable, Comparable, CaseIterable {
      /// It gets no touches any more.
      case dead
      /// It receives touches and does nothing: it is disabled, or has no recognizer any more.
      case disabled
      /// Another view gets a part of its touches.
      case covered
      /// A side of it is shorter than 44 points now.
      case small
      /// It gets touches at other points.
      case moved
      /// It gets touches now, and got none before or did nothing with them.
      case new

      /// Whether it is worse.
      public static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }
    }

    /// The kind.
    public let kind: Kind
    /// The name of the view.
    public let view: String
    /// The number of points at which it got touches.
    public let pointsBefore: Int
    /// The number of points at which it gets touches.
    public let pointsAfter: Int
    /// The rectangle around those points before; nil for none.
    public let boxBefore: CGRect?
    /// The rectangle around those points now; nil for none.
    public let boxAfter: CGRect?
    /// The view that gets the touches that it lost, the largest part first; nil for nobody.
    public let takers: [Taker]
    /// The cause where the tree tells one: a property with its new value.
    public let cause: String?
    /// The change in words.
    public let title: Phrase
    /// More about it in words.
    public let detail: Phrase

    /// The share of its points that it lost, 0…1.
    public var lostShare: Double {
      pointsBefore > 0 ? Double(max(0, pointsBefore - pointsAfter)) / Double(pointsBefore) : 0
    }
  }

  /// A view that gets touches which another one got before.
  public struct Taker: Hashable, Sendable {
    /// The name of the view; nil for nobody.
    public let view: String?
    /// The number of points.
    public let points: Int
    /// The rectangle around them.
    public let box: CGRect
  }

  /// The changes, the worst first.
  public let changes: [Change]
  /// The number of views that react to touches and get the same as before.
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
