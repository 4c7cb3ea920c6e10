import Foundation

/// The beginning or end of a contact between two bodies, or a body and a wall.
nonisolated struct RigidContact: Sendable {
  /// The number of the body or wall that was created first.
  let first: Int
  /// The number of the other body or wall.
  let second: Int
  /// The contact point, in points of the world; zero at the end of a contact.
  let place: CGPoint
  /// Whether the contact began.
  let hasBegun: Bool
}
