public import UIKit

/// A finger that comes down on a view and moves, independent of the view's position.
nonisolated public struct FingerDrag: Hashable, Sendable {
  /// The `accessibilityIdentifier` of the view in whose middle the finger comes down.
  public let viewIdentifier: String
  /// The distance of the movement, in window points.
  public let offset: CGVector

  /// The `accessibilityIdentifier` of the responder that receives it; nil if no responder does.
  public let receiver: String?

  init(_ viewIdentifier: String, dx: CGFloat, dy: CGFloat) {
    self.init(viewIdentifier, dx: dx, dy: dy, receiver: viewIdentifier)
  }

  init(_ viewIdentifier: String, dx: CGFloat, dy: CGFloat, receiver: String?) {
    self.viewIdentifier = viewIdentifier
    self.receiver = receiver
    offset = CGVector(dx: dx, dy: dy)
  }
}
