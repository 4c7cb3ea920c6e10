import Foundation
import Geometry

/// A three-dimensional transform as steps: scale, skew, rotate, translate.
///
/// Halfway between two rotations is half the rotation, which is why animations work with steps.
struct TransformSteps {
  /// The translation, then the scales, the skews, the rotations about x, y and z, and the divisor.
  private(set) var parts: [Double]

  init(parts: [Double]) { self.parts = parts }

  init(_ transform: CATransform3D) {
    if CATransform3DIsAffine(transform) {
      self.init(flat: transform.flat)
    } else {
      self.init(spatial: transform)
    }
  }

  private init(flat: CGAffineTransform) {
    // A mirrored picture shrinks and grows again; it does not rotate.
    guard flat.b != 0 || flat.c != 0 else {
      parts = [flat.tx, flat.ty, 0, flat.a, flat.d, 1] + [0, 0, 0, 0, 0, 0] + [0, 0, 0, 1]
      return
    }
    let steps = flat.decomposed()
    parts = [steps.translation.dx, steps.translation.dy, 0]
    parts += [steps.scale.width, steps.scale.height, 1, steps.horizontalShear, 0, 0]
    parts += [0, 0, steps.rotation, 0, 0, 0, 1]
  }

  private init(spatial t: CATransform3D) {
    var rows = [
      SIMD3<Double>(t.m11, t.m12, t.m13),
      SIMD3<Double>(t.m21, t.m22, t.m23),
      SIMD3<Double>(t.m31, t.m32, t.m33),
    ]
    // Each row without its components along the previous rows (Gram, Schmidt).
    var scale = SIMD3<Double>(repeating: 0)
    var shear = SIMD3<Double>(repeating: 0)
    scale.x = Self.normalize(&rows[0])
    shear.x = Self.takeOff(rows[0], of: &rows[1])
    scale.y = Self.normalize(&rows[1])
    shear.y = Self.takeOff(rows[0], of: &rows[2])
    shear.z = Self.takeOff(rows[1], of: &rows[2])
    scale.z = Self.normalize(&rows[2])
    shear.x = Self.ratio(shear.x, scale.y)
    shear.y = Self.ratio(shear.y, scale.z)
    shear.z = Self.ratio(shear.z, scale.z)
    if (rows[0] * Self.cross(rows[1], rows[2])).sum() < 0 {
      scale = -scale
      rows = rows.map { -$0 }
    }
    let turn = Self.angles(of: rows)
    parts = [t.m41, t.m42, t.m43, scale.x, scale.y, scale.z, shear.x, shear.y, shear.z]
    parts += [turn.x, turn.y, turn.z, t.m14, t.m24, t.m34, t.m44]
  }

  /// The transform that combines all steps.
  var transform: CATransform3D {
    var slant = CATransform3DIdentity
    (slant.m21, slant.m31, slant.m32) = (parts[6], parts[7], parts[8])
    var result = CATransform3DMakeScale(parts[3], parts[4], parts[5]).followed(by: slant)
    if parts[9] != 0 { result = result.followed(by: CATransform3DMakeRotation(parts[9], 1, 0, 0)) }
    if parts[10] != 0 {
      result = result.followed(by: CATransform3DMakeRotation(parts[10], 0, 1, 0))
    }
    result = result.followed(by: CATransform3DMakeRotation(parts[11], 0, 0, 1))
    (result.m41, result.m42, result.m43) = (parts[0], parts[1], parts[2])
    (result.m14, result.m24, result.m34, result.m44) = (parts[12], parts[13], parts[14], parts[15])
    return result
  }

  private static func normalize(_ row: inout SIMD3<Double>) -> Double {
    let length = (row * row).sum().squareRoot()
    if length > 0 { row /= length }
    return length
  }

  private static func takeOff(_ other: SIMD3<Double>, of row: inout SIMD3<Double>) -> Double {
    let share = (row * other).sum()
    row -= other * share
    return share
  }

  private static func ratio(_ value: Double, _ divisor: Double) -> Double {
    divisor == 0 ? 0 : value / divisor
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// Returns the rotations about x, then y, then z that turn the axes into three rows of length 1.
  private static func angles(of rows: [SIMD3<Double>]) -> SIMD3<Double> {
    let y = asin(min(max(-rows[0].z, -1), 1))
    guard abs(cos(y)) > 1e-9 else { return SIMD3(atan2(-rows[2].y, rows[1].y), y, 0) }
    return SIMD3(atan2(rows[1].z, rows[2].z), y, atan2(rows[0].y, rows[0].x))
  }
}
