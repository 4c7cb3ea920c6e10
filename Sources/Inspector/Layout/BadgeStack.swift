import Foundation
import Geometry

/// Finds places for numbers so that none covers another.
struct BadgeStack {
  /// Where numbers may stand.
  let bounds: CGRect
  /// The radius of a number's circle.
  let radius: CGFloat
  /// Where the strip covers what lies there.
  private let strip: CGRect?
  private var taken: [CGPoint] = []

  /// From one number to the next beside it: room for a short arrow.
  private var step: CGFloat { radius * 2 + 14 }
  /// The smallest distance of two numbers' middles.
  private var distance: CGFloat { radius * 2 + 3 }
  /// Views smaller than this keep their inside free; the number stands on their corner.
  private static let smallestSide: CGFloat = 56
  /// After so many attempts the picture is full.
  private static let attempts = 200

  init(in bounds: CGRect, beside strip: CGRect?, radius: CGFloat) {
    self.bounds = bounds
    self.strip = strip
    self.radius = radius
  }

  /// Takes the place nearest to a view's own top left corner.
  mutating func place(at quad: Quad) -> CGPoint {
    let wanted = besideStrip(clamped(corner(of: quad)))
    var place = wanted
    for _ in 0..<BadgeStack.attempts {
      guard let blocker = taken.first(where: { isNear($0, place) }) else { break }
      place.x = blocker.x + step
      if clamped(place) != place {
        place = CGPoint(x: wanted.x, y: place.y + step)
      }
      if clamped(place) != place {
        // The bottom right corner of the picture is full: go on from its top left.
        place = clamped(CGPoint(x: bounds.minX, y: bounds.minY))
      }
    }
    taken.append(place)
    return place
  }

  private func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < distance && abs(first.y - second.y) < distance
  }

  /// Moves a number from under the strip to the strip's nearest long side.
  private func besideStrip(_ point: CGPoint) -> CGPoint {
    let margin = radius + 3
    guard let strip = strip?.insetBy(dx: -margin, dy: -margin), strip.contains(point) else {
      return point
    }
    if strip.height > strip.width { return clamped(CGPoint(x: strip.minX, y: point.y)) }
    let isAtTop = strip.midY < bounds.midY
    return clamped(CGPoint(x: point.x, y: isAtTop ? strip.maxY : strip.minY))
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    let margin = radius + 3
    let space = bounds.insetBy(
      dx: min(margin, bounds.width / 2),
      dy: min(margin, bounds.height / 2)
    )
    return CGPoint(
      x: max(space.minX, min(point.x, space.maxX)),
      y: max(space.minY, min(point.y, space.maxY))
    )
  }

  private func corner(of quad: Quad) -> CGPoint {
    let right = BadgeStack.side(from: quad.topLeft, to: quad.topRight)
    let down = BadgeStack.side(from: quad.topLeft, to: quad.bottomLeft)
    guard min(right.length, down.length) >= BadgeStack.smallestSide else { return quad.topLeft }
    let inwards = radius + 5
    return CGPoint(
      x: quad.topLeft.x + (right.unit.dx + down.unit.dx) * inwards,
      y: quad.topLeft.y + (right.unit.dy + down.unit.dy) * inwards
    )
  }

  private static func side(
    from start: CGPoint,
    to end: CGPoint
  ) -> (unit: CGVector, length: CGFloat) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = CGFloat(hypot(Double(dx), Double(dy)))
    guard length > 0, length.isFinite else { return (.zero, 0) }
    return (CGVector(dx: dx / length, dy: dy / length), length)
  }
}
