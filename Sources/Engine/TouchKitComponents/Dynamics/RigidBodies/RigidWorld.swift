import CChipmunk
import Foundation

/// Rigid bodies in a plane, which forces and collisions move.
///
/// Lengths are in points, y goes down, angles are in radians and clockwise, times in seconds. The
/// same calls give the same motion. The physics library Chipmunk calculates it.
nonisolated final class RigidWorld {
  private let space = chipmunk.cpSpaceNew()
  private var bodies: [Int: RigidBody] = [:]
  private var joints: [ObjectIdentifier: RigidJoint] = [:]
  private var walls: [Int: [OpaquePointer?]] = [:]
  private let touching = TouchingPairs()
  private var lastNumber = 0

  /// The number of iterations per step that solve contacts (our choice).
  private static let iterations: Int32 = 20

  /// Creates a world without bodies and without gravity.
  init() {
    chipmunk.cpSpaceSetIterations(space, Self.iterations)
    guard let handler = chipmunk.cpSpaceAddDefaultCollisionHandler(space) else { return }
    handler.pointee.userData = Unmanaged.passUnretained(touching).toOpaque()
    handler.pointee.preSolveFunc = { arbiter, _, data in
      guard let data else { return 1 }
      let touching = Unmanaged<TouchingPairs>.fromOpaque(data).takeUnretainedValue()
      return touching.meet(arbiter) ? 1 : 0
    }
    handler.pointee.separateFunc = { arbiter, _, data in
      guard let data else { return }
      Unmanaged<TouchingPairs>.fromOpaque(data).takeUnretainedValue().leave(arbiter)
    }
  }

  deinit {
    for joint in joints.values { chipmunk.cpSpaceRemoveConstraint(space, joint.pointer) }
    for number in walls.keys { takeWall(number) }
    for body in bodies.values { detach(body) }
    chipmunk.cpSpaceFree(space)
  }

  /// Whether two bodies or walls, given by their numbers, collide; always true by default.
  ///
  /// Each step calls it; it must not change the world.
  var mayTouch: (Int, Int) -> Bool {
    get { touching.mayTouch }
    set { touching.mayTouch = newValue }
  }

  // MARK: - Bodies

  /// Adds a body with a mass.
  func addBody(
    _ outline: RigidOutline,
    mass: Double,
    at position: CGPoint,
    angle: CGFloat
  ) -> RigidBody {
    lastNumber += 1
    let body = RigidBody(lastNumber, outline, mass: mass)
    bodies[lastNumber] = body
    _ = chipmunk.cpSpaceAddBody(space, body.pointer)
    _ = chipmunk.cpSpaceAddShape(space, body.shape)
    (body.position, body.angle) = (position, angle)
    return body
  }

  /// Removes a body; remove its joints before.
  func remove(_ body: RigidBody) {
    guard bodies[body.number] === body else { return }
    detach(body)
    bodies[body.number] = nil
  }

  private func detach(_ body: RigidBody) {
    chipmunk.cpSpaceRemoveShape(space, body.shape)
    chipmunk.cpSpaceRemoveBody(space, body.pointer)
  }

  // MARK: - Walls

  /// Adds a wall of lines with a thickness to all sides; returns its number.
  func addWall(_ lines: [(CGPoint, CGPoint)], thickness: CGFloat) -> Int {
    lastNumber += 1
    let ground = chipmunk.cpSpaceGetStaticBody(space)
    walls[lastNumber] = lines.map { line in
      let shape = chipmunk.cpSegmentShapeNew(
        ground,
        cpVect(line.0.limited),
        cpVect(line.1.limited),
        Double(thickness).atLeast(0)
      )
      chipmunk.cpShapeSetUserData(shape, UnsafeMutableRawPointer(bitPattern: lastNumber))
      return chipmunk.cpSpaceAddShape(space, shape)
    }
    return lastNumber
  }

  /// Removes a wall.
  func removeWall(_ number: Int) {
    takeWall(number)
    walls[number] = nil
  }

  private func takeWall(_ number: Int) {
    for shape in walls[number] ?? [] {
      chipmunk.cpSpaceRemoveShape(space, shape)
      chipmunk.cpShapeFree(shape)
    }
  }

  // MARK: - Joints

  /// Connects two bodies, or a body and a point; returns nil if neither can move.
  func join(
    _ kind: RigidJoint.Kind,
    _ first: RigidJoint.End,
    _ second: RigidJoint.End
  ) -> RigidJoint? {
    let bodies = [first.body, second.body].compactMap(\.self)
    guard first.body !== second.body, bodies.contains(where: { !$0.isFixed }) else { return nil }
    let joint = RigidJoint(kind, first, second, ground: chipmunk.cpSpaceGetStaticBody(space))
    _ = chipmunk.cpSpaceAddConstraint(space, joint.pointer)
    joints[ObjectIdentifier(joint)] = joint
    return joint
  }

  /// Removes a joint.
  func remove(_ joint: RigidJoint) {
    guard joints.removeValue(forKey: ObjectIdentifier(joint)) != nil else { return }
    chipmunk.cpSpaceRemoveConstraint(space, joint.pointer)
  }

  // MARK: - Time

  /// Advances the world by a duration; returns the contacts that began or ended.
  func step(_ duration: Double) -> [RigidContact] {
    chipmunk.cpSpaceStep(space, duration)
    for body in bodies.values { body.stayWithinLimits() }
    return touching.takeChanges()
  }
}
