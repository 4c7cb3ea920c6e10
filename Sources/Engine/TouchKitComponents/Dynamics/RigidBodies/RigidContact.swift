import Foundation

/// Two bodies, or a body and a wall, began or ceased to touch.
nonisolated struct RigidContact: Sendable {
  /// The number of the one that was made first.
  let first: Int
  /// The number of the other one.
  let second: Int
  /// Where they touch, in points of the world; zero when they cease to.
  let place: CGPoint
  /// Whether they began to touch.
  let hasBegun: Bool
}
