public import UIKit

/// A finger that comes down on a view and moves, said without knowing where the view is.
nonisolated public struct FingerDrag: Hashable, Sendable {
  /// The `accessibilityIdentifier` of the view in whose middle the finger comes down.
  public let viewIdentifier: String
  /// How far it moves, in window points.
  public let offset: CGVector

  init(_ viewIdentifier: String, dx: CGFloat, dy: CGFloat) {
    self.viewIdentifier = viewIdentifier
    offset = CGVector(dx: dx, dy: dy)
  }
}
