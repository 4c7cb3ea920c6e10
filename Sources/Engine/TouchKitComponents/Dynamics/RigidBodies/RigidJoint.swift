import CChipmunk
import Foundation

/// A connection between two bodies, or between a body and a point of the world.
nonisolated final class RigidJoint {
  /// The kinds of joints; lengths are in points.
  nonisolated enum Kind: Equatable, Sendable {
    /// A rod, which keeps the ends at a distance.
    case rod(length: CGFloat)
    /// A pivot, about which the bodies turn.
    case pivot
    /// A rope, which limits the distance of the ends.
    case rope(length: CGFloat)
    /// A spring, which pulls the ends towards a distance.
    case spring(length: CGFloat, stiffness: CGFloat, damping: CGFloat)
    /// A joint that keeps the angles of the bodies equal.
    case sameAngle
  }

  /// An end of a joint: a point of a body, relative to its center and rotation, or a point of the
  /// world.
  nonisolated struct End {
    let body: RigidBody?
    let place: CGPoint

    /// Creates an end at a point of a body.
    init(_ body: RigidBody, _ place: CGPoint) {
      self.body = body
      self.place = place.limited
    }

    /// Creates an end at a point of the world.
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
      // Chipmunk reports an error if the ends are at the same point when the joint is created.
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
