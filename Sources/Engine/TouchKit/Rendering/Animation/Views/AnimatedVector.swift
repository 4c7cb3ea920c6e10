import Drawing
import Foundation
import Geometry

/// A value that can be interpolated: a point, size, rotation, colour or number.
///
/// It has at most eight numbers, so that working with it allocates nothing.
struct AnimatedVector: Equatable {
  var parts: SIMD8<Double>

  static let zero = AnimatedVector(parts: .zero)

  /// Returns the sum of each part.
  static func + (left: AnimatedVector, right: AnimatedVector) -> AnimatedVector {
    AnimatedVector(parts: left.parts + right.parts)
  }

  /// Returns the difference of each part.
  static func - (left: AnimatedVector, right: AnimatedVector) -> AnimatedVector {
    AnimatedVector(parts: left.parts - right.parts)
  }

  /// Returns the value at a fraction of the way to another.
  ///
  /// The first number of a pair, such as x, uses the first fraction, and the second number the second.
  func moved(towards end: AnimatedVector, by part: SIMD2<Double>) -> AnimatedVector {
    let share = SIMD8(part.x, part.y, part.x, part.y, part.x, part.y, part.x, part.y)
    // Exact at both ends.
    let sum = parts * (1 - share) + end.parts * share
    return AnimatedVector(parts: sum)
  }

  /// Returns the distance to another value.
  func distance(to other: AnimatedVector) -> Double {
    let difference = parts - other.parts
    return (difference * difference).sum().squareRoot()
  }
}

extension AnimatedVector {
  /// Creates a value from a single number.
  init(_ number: Double) {
    parts = SIMD8(number, 0, 0, 0, 0, 0, 0, 0)
  }

  /// Creates a value from a point.
  init(_ point: CGPoint) {
    parts = SIMD8(point.x, point.y, 0, 0, 0, 0, 0, 0)
  }

  /// Creates a value from a size.
  init(_ size: CGSize) {
    parts = SIMD8(size.width, size.height, 0, 0, 0, 0, 0, 0)
  }

  /// Creates a value from a colour.
  init(_ color: Color) {
    parts = SIMD8(color.red, color.green, color.blue, color.alpha, 0, 0, 0, 0)
  }

  /// Creates a value from the steps of a transform, so that halfway through a rotation is half of it.
  init(_ transform: CGAffineTransform) {
    var steps = transform.decomposed()
    if transform.b == 0, transform.c == 0 {
      // A mirrored picture shrinks and grows again; it does not rotate.
      steps = CGAffineTransformComponents()
      steps.scale = CGSize(width: transform.a, height: transform.d)
      steps.translation = CGVector(dx: transform.tx, dy: transform.ty)
    }
    parts = SIMD8(
      steps.translation.dx,
      steps.translation.dy,
      steps.scale.width,
      steps.scale.height,
      steps.rotation,
      steps.horizontalShear,
      0,
      0
    )
  }

  var number: Double { parts[0] }
  var point: CGPoint { CGPoint(x: parts[0], y: parts[1]) }
  var size: CGSize { CGSize(width: parts[0], height: parts[1]) }
  var color: Color { Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) }

  var transform: CGAffineTransform {
    CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: parts[2], height: parts[3]),
        horizontalShear: parts[5],
        rotation: parts[4],
        translation: CGVector(dx: parts[0], dy: parts[1])
      )
    )
  }

  /// Returns the same transform with full turns added, at most half a turn from another.
  func turned(near other: AnimatedVector) -> AnimatedVector {
    let turn = 2 * Double.pi
    let difference = parts[4] - other.parts[4]
    guard abs(difference) > .pi, difference.isFinite else { return self }
    var result = self
    result.parts[4] -= (difference / turn).rounded() * turn
    return result
  }
}
