import Drawing
import Foundation
import Geometry
@_spi(Components) import TouchKit

/// The rigid body of a dynamic item.
@MainActor
final class DynamicBody {
  /// The material properties that the behaviors set.
  struct Material: Equatable {
    var elasticity: CGFloat = 0.25
    var friction: CGFloat = 0.2
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var isAnchored = false
    var allowsRotation = true
  }

  let item: any UIDynamicItem
  let rigid: RigidBody
  let size: CGSize
  private var transform: CGAffineTransform
  private var startAngle: CGFloat
  var material = Material() { didSet { if material != oldValue { applyMaterial() } } }
  /// The position and angle at which the item came to rest, and for how long.
  private var rest: (place: CGPoint, angle: CGFloat, time: Double)

  /// The area of an item with density 1 and mass 1, in square points.
  private static let unitArea: CGFloat = 10_000
  /// The movement, turn and time that count as rest, in points, radians and seconds (our choice).
  private static let restingWay: CGFloat = 0.1
  private static let restingTurn: CGFloat = 0.002
  private static let restingTime = 0.5

  init(_ item: any UIDynamicItem, in world: RigidWorld) {
    self.item = item
    size = item.bounds.size
    transform = item.transform
    startAngle = atan2(transform.b, transform.a)
    rigid = world.addBody(item.outline, mass: 1, at: item.center, angle: startAngle)
    rest = (item.center, startAngle, 0)
    applyMaterial()
  }

  nonisolated deinit {}

  private var mass: CGFloat {
    max(1e-6, max(1, size.width) * max(1, size.height) / Self.unitArea * material.density)
  }

  private func applyMaterial() {
    rigid.setMass(mass, isFixed: material.isAnchored, turns: material.allowsRotation)
    rigid.setSurface(elasticity: material.elasticity, friction: material.friction)
  }

  /// Rotates an offset in the item by the current angle.
  func turned(_ offset: CGPoint) -> CGVector {
    let (sine, cosine) = (sin(rigid.angle), cos(rigid.angle))
    return CGVector(
      dx: offset.x * cosine - offset.y * sine,
      dy: offset.x * sine + offset.y * cosine
    )
  }

  /// Applies the resistances for the given duration.
  func slowDown(for duration: Double) {
    guard !material.isAnchored else { return }
    if material.resistance > 0 {
      let factor = 1 / (1 + material.resistance * duration)
      let velocity = rigid.velocity
      rigid.velocity = CGVector(dx: velocity.dx * factor, dy: velocity.dy * factor)
    }
    if material.angularResistance > 0 {
      rigid.angularVelocity *= 1 / (1 + material.angularResistance * duration)
    }
  }

  /// Moves the item to the position and angle of its body.
  func moveItem() {
    if item.center != rigid.position { item.center = rigid.position }
    let turn = rigid.angle - startAngle
    guard turn != 0 else { return }
    let goal = transform.rotated(by: turn)
    if item.transform != goal { item.transform = goal }
  }

  /// Copies position and angle of the item, which the client changed.
  func takeOver() {
    transform = item.transform
    startAngle = atan2(transform.b, transform.a)
    rigid.position = item.center
    rigid.angle = startAngle
  }

  /// Whether the item rested for long enough, after the given duration passed.
  func rests(after duration: Double) -> Bool {
    let place = rigid.position
    let way = max(abs(place.x - rest.place.x), abs(place.y - rest.place.y))
    if way > Self.restingWay || abs(rigid.angle - rest.angle) > Self.restingTurn {
      rest = (place, rigid.angle, 0)
    } else {
      rest.time += duration
    }
    return rest.time >= Self.restingTime
  }

  /// Resets the time for which the item has rested.
  func stir() { rest.time = 0 }
}

extension UIDynamicItem {
  /// The outline of the item's body.
  var outline: RigidOutline {
    let size = CGSize(width: max(1, bounds.width), height: max(1, bounds.height))
    switch collisionBoundsType {
    case .rectangle: return .rectangle(size)
    case .ellipse where size.width == size.height: return .circle(radius: size.width / 2)
    case .ellipse:
      let corners = (0..<24).map { index -> CGPoint in
        let angle = CGFloat(index) / 24 * 2 * .pi
        return CGPoint(x: cos(angle) * size.width / 2, y: sin(angle) * size.height / 2)
      }
      return .convex(corners)
    case .path:
      var corners: [CGPoint] = []
      collisionBoundingPath.path.forEachLine { start, _ in corners.append(start) }
      return corners.count < 3 ? .rectangle(size) : .convex(corners)
    }
  }
}
