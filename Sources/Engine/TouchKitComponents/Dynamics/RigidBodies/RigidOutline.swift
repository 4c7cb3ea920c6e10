import CChipmunk
import Foundation

/// The outline of a rigid body, in points from its center.
nonisolated enum RigidOutline: Equatable, Sendable {
  /// A circle around the center.
  case circle(radius: CGFloat)
  /// The convex hull of at least three points.
  case convex([CGPoint])

  /// Returns a rectangle around the center.
  static func rectangle(_ size: CGSize) -> RigidOutline {
    let (x, y) = (size.width / 2, size.height / 2)
    return .convex([
      CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
    ])
  }

  /// The outline, or the square around it if the outline has no area.
  var sound: RigidOutline {
    switch self {
    case .circle(let radius): return .circle(radius: Double(radius).atLeast(0.5))
    case .convex(let points):
      let sound = points.map(\.limited)
      let corners = sound.map(cpVect.init)
      let area = chipmunk.cpAreaForPoly(Int32(corners.count), corners, 0)
      if points.count >= 3, abs(area) >= 0.5 { return .convex(sound) }
      let reach = sound.flatMap { [abs($0.x), abs($0.y)] }.max() ?? 0
      return .rectangle(CGSize(width: 2 * max(0.5, reach), height: 2 * max(0.5, reach)))
    }
  }

  /// Returns the moment of inertia of a body with the given mass.
  func moment(_ mass: Double) -> Double {
    switch self {
    case .circle(let radius): return chipmunk.cpMomentForCircle(mass, 0, radius, cpvzero)
    case .convex(let points):
      let corners = points.map(cpVect.init)
      let moment = chipmunk.cpMomentForPoly(mass, Int32(corners.count), corners, cpvzero, 0)
      return moment.isFinite && moment != 0 ? abs(moment) : abs(mass)
    }
  }

  /// Creates the shape of a body.
  func shape(of body: OpaquePointer?) -> OpaquePointer? {
    switch self {
    case .circle(let radius): return chipmunk.cpCircleShapeNew(body, radius, cpvzero)
    case .convex(let points):
      let corners = points.map(cpVect.init)
      return chipmunk.cpPolyShapeNew(body, Int32(corners.count), corners, cpTransformIdentity, 0)
    }
  }
}

nonisolated extension cpVect {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }

  /// The vector as a point.
  var point: CGPoint { CGPoint(x: x, y: y) }
}
