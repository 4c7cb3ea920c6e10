public import Foundation

/// Two bodies, or a body and a wall, began or ceased to touch.
public struct RigidContact: Sendable {
  /// The number of the one that was made first.
  public let first: Int
  /// The number of the other one.
  public let second: Int
  /// Where they touch, in points of the world; zero when they cease to.
  public let place: CGPoint
  /// Whether they began to touch.
  public let hasBegun: Bool
}
