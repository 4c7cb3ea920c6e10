import CChipmunk
import Foundation
import Geometry

/// A body of a world, with its position, velocity and forces.
nonisolated final class RigidBody {
  let pointer: OpaquePointer?
  private(set) var shape: OpaquePointer?
  private let outline: RigidOutline

  /// The minimum mass, because a division by less is inaccurate.
  private static let leastMass = 1e-6
  /// The maximum speed, in points or radians per second (our choice).
  private static let highestSpeed = 1e6

  /// The number of the body, unique among the bodies and walls of its world.
  let number: Int

  /// Creates a body that is in no space yet.
  init(_ number: Int, _ outline: RigidOutline, mass: Double) {
    self.number = number
    let (outline, mass) = (outline.sound, mass.atLeast(Self.leastMass))
    self.outline = outline
    pointer = chipmunk.cpBodyNew(mass, outline.moment(mass))
    shape = outline.shape(of: pointer)
    chipmunk.cpShapeSetUserData(shape, UnsafeMutableRawPointer(bitPattern: number))
  }

  deinit {
    chipmunk.cpShapeFree(shape)
    chipmunk.cpBodyFree(pointer)
  }

  // MARK: - Material

  /// Sets the mass, and whether the body moves and turns.
  func setMass(_ mass: Double, isFixed: Bool, turns: Bool) {
    let type = isFixed ? CP_BODY_TYPE_KINEMATIC : CP_BODY_TYPE_DYNAMIC
    if chipmunk.cpBodyGetType(pointer) != type { chipmunk.cpBodySetType(pointer, type) }
    guard !isFixed else { return stop() }
    let mass = mass.atLeast(Self.leastMass)
    chipmunk.cpBodySetMass(pointer, mass)
    chipmunk.cpBodySetMoment(pointer, turns ? outline.moment(mass) : .infinity)
    if !turns { angularVelocity = 0 }
  }

  /// Sets the elasticity, which keeps speed in a bounce, and the friction; both from 0 to 1.
  func setSurface(elasticity: Double, friction: Double) {
    chipmunk.cpShapeSetElasticity(shape, elasticity.atLeast(0))
    chipmunk.cpShapeSetFriction(shape, friction.atLeast(0))
  }

  /// Sets the velocities to zero.
  func stop() { (velocity, angularVelocity) = (.zero, 0) }

  /// The mass of the body.
  var mass: Double { chipmunk.cpBodyGetMass(pointer) }

  /// The moment of inertia; infinite if the body does not turn.
  var moment: Double { chipmunk.cpBodyGetMoment(pointer) }

  /// Whether the body stays in place.
  var isFixed: Bool { chipmunk.cpBodyGetType(pointer) == CP_BODY_TYPE_KINEMATIC }

  // MARK: - Position and velocity

  /// The center of the body.
  var position: CGPoint {
    get { chipmunk.cpBodyGetPosition(pointer).point }
    set { chipmunk.cpBodySetPosition(pointer, cpVect(newValue.limited)) }
  }

  /// The rotation of the body.
  var angle: CGFloat {
    get { chipmunk.cpBodyGetAngle(pointer) }
    set { chipmunk.cpBodySetAngle(pointer, Double(newValue).limited()) }
  }

  /// The velocity, in points per second.
  var velocity: CGVector {
    get {
      let velocity = chipmunk.cpBodyGetVelocity(pointer)
      return CGVector(dx: velocity.x, dy: velocity.y)
    }
    set {
      let sound = newValue.limited(to: Self.highestSpeed)
      chipmunk.cpBodySetVelocity(pointer, cpVect(x: sound.dx, y: sound.dy))
    }
  }

  /// The angular velocity, in radians per second.
  var angularVelocity: CGFloat {
    get { chipmunk.cpBodyGetAngularVelocity(pointer) }
    set {
      chipmunk.cpBodySetAngularVelocity(pointer, Double(newValue).limited(to: Self.highestSpeed))
    }
  }

  // MARK: - Forces

  /// Applies a force during the next step.
  ///
  /// The offset from the center does not turn with the body.
  func pull(_ force: CGVector, at offset: CGVector = CGVector()) {
    let (place, force, offset) = (position, force.limited(to: 1e15), offset.limited())
    chipmunk.cpBodyApplyForceAtWorldPoint(
      pointer,
      cpVect(x: force.dx, y: force.dy),
      cpVect(x: place.x + offset.dx, y: place.y + offset.dy)
    )
  }

  /// Applies an impulse.
  func push(_ impulse: CGVector, at offset: CGVector = CGVector()) {
    let (place, impulse, offset) = (position, impulse.limited(to: 1e12), offset.limited())
    chipmunk.cpBodyApplyImpulseAtWorldPoint(
      pointer,
      cpVect(x: impulse.dx, y: impulse.dy),
      cpVect(x: place.x + offset.dx, y: place.y + offset.dy)
    )
  }

  /// Applies a torque during the next step.
  func twist(_ torque: CGFloat) {
    chipmunk.cpBodySetTorque(
      pointer,
      chipmunk.cpBodyGetTorque(pointer) + Double(torque).limited(to: 1e15)
    )
  }

  /// Limits the velocity and the position to values that can be calculated with.
  func stayWithinLimits() {
    let (speed, turning) = (velocity, angularVelocity)
    if max(abs(speed.dx), abs(speed.dy), abs(turning)) > Self.highestSpeed {
      (velocity, angularVelocity) = (speed, turning)
    }
    let (place, angle) = (position, angle)
    if place != place.limited { position = place }
    if abs(angle) > 1e9 { self.angle = angle }
  }
}
