import CChipmunk
import Foundation

/// The pairs of bodies and walls in contact, and the changes in a step.
nonisolated final class TouchingPairs {
  /// The numbers of two bodies or walls in contact.
  nonisolated private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  /// Two shapes in contact; a wall can have several shapes.
  nonisolated private struct Shapes: Hashable {
    let first: OpaquePointer?
    let second: OpaquePointer?
  }

  private var shapes: Set<Shapes> = []
  private var counts: [Pair: Int] = [:]
  private(set) var changes: [RigidContact] = []
  var mayTouch: (Int, Int) -> Bool = { _, _ in true }

  /// Returns the changes since the last call, and discards them.
  func takeChanges() -> [RigidContact] {
    defer { changes = [] }
    return changes
  }

  /// Returns whether two shapes collide, and records their contact.
  func meet(_ arbiter: OpaquePointer?) -> Bool {
    let (shapes, pair) = Self.members(of: arbiter)
    guard Self.canMove(shapes), mayTouch(pair.first, pair.second) else {
      part(shapes, pair)
      return false
    }
    setSurface(of: arbiter, shapes)
    guard self.shapes.insert(shapes).inserted else { return true }
    counts[pair, default: 0] += 1
    if counts[pair] == 1 {
      let place = chipmunk.cpArbiterGetPointA(arbiter, 0).point
      changes.append(
        RigidContact(first: pair.first, second: pair.second, place: place, hasBegun: true)
      )
    }
    return true
  }

  /// Records that two shapes no longer touch.
  func leave(_ arbiter: OpaquePointer?) {
    let (shapes, pair) = Self.members(of: arbiter)
    part(shapes, pair)
  }

  private func part(_ shapes: Shapes, _ pair: Pair) {
    guard self.shapes.remove(shapes) != nil, let count = counts[pair] else { return }
    counts[pair] = count > 1 ? count - 1 : nil
    guard count == 1 else { return }
    changes.append(
      RigidContact(first: pair.first, second: pair.second, place: .zero, hasBegun: false)
    )
  }

  /// Whether one of two shapes can move; Chipmunk ends the process if neither can.
  private static func canMove(_ shapes: Shapes) -> Bool {
    [shapes.first, shapes.second].contains {
      chipmunk.cpBodyGetType(chipmunk.cpShapeGetBody($0)) == CP_BODY_TYPE_DYNAMIC
    }
  }

  private static func isWall(_ shape: OpaquePointer?) -> Bool {
    chipmunk.cpBodyGetType(chipmunk.cpShapeGetBody(shape)) == CP_BODY_TYPE_STATIC
  }

  /// Sets the larger elasticity for two bodies; walls have the friction of the touching body.
  private func setSurface(of arbiter: OpaquePointer?, _ shapes: Shapes) {
    let elasticity = max(
      chipmunk.cpShapeGetElasticity(shapes.first),
      chipmunk.cpShapeGetElasticity(shapes.second)
    )
    let (a, b) = (
      chipmunk.cpShapeGetFriction(shapes.first), chipmunk.cpShapeGetFriction(shapes.second)
    )
    chipmunk.cpArbiterSetRestitution(arbiter, elasticity)
    let hasWall = Self.isWall(shapes.first) || Self.isWall(shapes.second)
    chipmunk.cpArbiterSetFriction(arbiter, hasWall ? max(a, b) : (a * b).squareRoot())
  }

  private static func members(of arbiter: OpaquePointer?) -> (Shapes, Pair) {
    var (a, b): (OpaquePointer?, OpaquePointer?)
    chipmunk.cpArbiterGetShapes(arbiter, &a, &b)
    if number(of: a) > number(of: b) { swap(&a, &b) }
    return (Shapes(first: a, second: b), Pair(first: number(of: a), second: number(of: b)))
  }

  private static func number(of shape: OpaquePointer?) -> Int {
    Int(bitPattern: chipmunk.cpShapeGetUserData(shape))
  }
}
