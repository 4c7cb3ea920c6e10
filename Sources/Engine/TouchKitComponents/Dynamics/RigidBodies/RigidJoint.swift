import CChipmunk
import Foundation

/// What keeps two bodies, or a body and a place, together.
nonisolated final class RigidJoint {
  /// How it keeps them together; lengths are in points.
  nonisolated enum Kind: Equatable, Sendable {
    /// At a distance, as a rod does.
    case rod(length: CGFloat)
    /// At one place, about which they turn.
    case pivot
    /// At most at a distance, as a rope does.
    case rope(length: CGFloat)
    /// At about a distance, as a spring does.
    case spring(length: CGFloat, stiffness: CGFloat, damping: CGFloat)
    /// Turned the same way.
    case sameAngle
  }

  /// An end of a joint: a place of a body, from its middle and turned with it, or a place of the
  /// world.
  nonisolated struct End {
    let body: RigidBody?
    let place: CGPoint

    /// A place of a body.
    init(_ body: RigidBody, _ place: CGPoint) {
      self.body = body
      self.place = place.limited
    }

    /// A place of the world.
    init(_ place: CGPoint) {
      body = nil
      self.place = place.limited
    }
  }

  let pointer: OpaquePointer?

  init(_ kind: Kind, _ first: End, _ second: End, ground: OpaquePointer?) {
    let (a, b) = (first.body?.pointer ?? ground, second.body?.pointer ?? ground)
    let (p, q) = (cpVect(first.place), cpVect(second.place))
    switch kind {
    case .rod(let length):
      // Ends that lie on each other at first would be complained about.
      pointer = chipmunk.cpPinJointNew(a, b, p, cpVect(x: q.x + 1e6, y: q.y))
      chipmunk.cpPinJointSetAnchorB(pointer, q)
      chipmunk.cpPinJointSetDist(pointer, Double(length).atLeast(0))
    case .pivot: pointer = chipmunk.cpPivotJointNew2(a, b, p, q)
    case .rope(let length):
      pointer = chipmunk.cpSlideJointNew(a, b, p, q, 0, Double(length).atLeast(0))
    case .spring(let length, let stiffness, let damping):
      let (stiffness, damping) = (Double(stiffness).atLeast(0), Double(damping).atLeast(0))
      pointer = chipmunk.cpDampedSpringNew(a, b, p, q, Double(length).limited(), stiffness, damping)
    case .sameAngle:
      pointer = chipmunk.cpGearJointNew(
        a,
        b,
        chipmunk.cpBodyGetAngle(b) - chipmunk.cpBodyGetAngle(a),
        1
      )
    }
  }

  deinit { chipmunk.cpConstraintFree(pointer) }
}
