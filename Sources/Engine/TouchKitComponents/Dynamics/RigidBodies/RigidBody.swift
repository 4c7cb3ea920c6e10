import CChipmunk
import Foundation
import Geometry

/// A body of a world: where it is, how it moves, and what moves it.
nonisolated final class RigidBody {
  let pointer: OpaquePointer?
  private(set) var shape: OpaquePointer?
  private let outline: RigidOutline

  /// Less can hardly be divided by.
  private static let leastMass = 1e-6
  /// What is faster, in points or radians per second, is not followed (our choice).
  private static let highestSpeed = 1e6

  /// What tells it from other bodies and walls of its world.
  let number: Int

  /// Makes a body that belongs to no space yet.
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

  // MARK: - What it is made of

  /// Says how heavy the body is, and whether it moves and turns at all.
  func setMass(_ mass: Double, isFixed: Bool, turns: Bool) {
    let type = isFixed ? CP_BODY_TYPE_KINEMATIC : CP_BODY_TYPE_DYNAMIC
    if chipmunk.cpBodyGetType(pointer) != type { chipmunk.cpBodySetType(pointer, type) }
    guard !isFixed else { return stop() }
    let mass = mass.atLeast(Self.leastMass)
    chipmunk.cpBodySetMass(pointer, mass)
    chipmunk.cpBodySetMoment(pointer, turns ? outline.moment(mass) : .infinity)
    if !turns { angularVelocity = 0 }
  }

  /// How much of its speed it keeps when it bounces, and how much it sticks; 0 to 1.
  func setSurface(elasticity: Double, friction: Double) {
    chipmunk.cpShapeSetElasticity(shape, elasticity.atLeast(0))
    chipmunk.cpShapeSetFriction(shape, friction.atLeast(0))
  }

  /// Stands still.
  func stop() { (velocity, angularVelocity) = (.zero, 0) }

  /// How heavy it is.
  var mass: Double { chipmunk.cpBodyGetMass(pointer) }

  /// How hard it is to turn; infinite if it does not turn.
  var moment: Double { chipmunk.cpBodyGetMoment(pointer) }

  /// Whether it stays where it is.
  var isFixed: Bool { chipmunk.cpBodyGetType(pointer) == CP_BODY_TYPE_KINEMATIC }

  // MARK: - Where it is and how it moves

  /// Where its middle is.
  var position: CGPoint {
    get { chipmunk.cpBodyGetPosition(pointer).point }
    set { chipmunk.cpBodySetPosition(pointer, cpVect(newValue.limited)) }
  }

  /// How far it is turned.
  var angle: CGFloat {
    get { chipmunk.cpBodyGetAngle(pointer) }
    set { chipmunk.cpBodySetAngle(pointer, Double(newValue).limited()) }
  }

  /// How fast it goes, in points per second.
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

  /// How fast it turns, in radians per second.
  var angularVelocity: CGFloat {
    get { chipmunk.cpBodyGetAngularVelocity(pointer) }
    set {
      chipmunk.cpBodySetAngularVelocity(pointer, Double(newValue).limited(to: Self.highestSpeed))
    }
  }

  // MARK: - What moves it

  /// Pulls for the duration of the next step, at a place that is given from its middle, not turned
  /// with it.
  func pull(_ force: CGVector, at offset: CGVector = CGVector()) {
    let (place, force, offset) = (position, force.limited(to: 1e15), offset.limited())
    chipmunk.cpBodyApplyForceAtWorldPoint(
      pointer,
      cpVect(x: force.dx, y: force.dy),
      cpVect(x: place.x + offset.dx, y: place.y + offset.dy)
    )
  }

  /// Pushes once.
  func push(_ impulse: CGVector, at offset: CGVector = CGVector()) {
    let (place, impulse, offset) = (position, impulse.limited(to: 1e12), offset.limited())
    chipmunk.cpBodyApplyImpulseAtWorldPoint(
      pointer,
      cpVect(x: impulse.dx, y: impulse.dy),
      cpVect(x: place.x + offset.dx, y: place.y + offset.dy)
    )
  }

  /// Turns for the duration of the next step.
  func twist(_ torque: CGFloat) {
    chipmunk.cpBodySetTorque(
      pointer,
      chipmunk.cpBodyGetTorque(pointer) + Double(torque).limited(to: 1e15)
    )
  }

  /// Keeps it from going faster and further than can be worked with.
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
