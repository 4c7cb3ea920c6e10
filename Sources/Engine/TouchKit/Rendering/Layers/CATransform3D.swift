public import Foundation
import Geometry

/// A three-dimensional transform of layers; a point is a row vector multiplied from the left.
///
/// Layers are drawn flat: only the two-dimensional part of a transform counts, seen from the front.
nonisolated public struct CATransform3D: Hashable, Sendable, BitwiseCopyable {
  /// The contribution of x to the new x.
  public var m11: CGFloat
  /// The contribution of x to the new y.
  public var m12: CGFloat
  /// The contribution of x to the new z.
  public var m13: CGFloat
  /// The contribution of x to the divisor.
  public var m14: CGFloat
  /// The contribution of y to the new x.
  public var m21: CGFloat
  /// The contribution of y to the new y.
  public var m22: CGFloat
  /// The contribution of y to the new z.
  public var m23: CGFloat
  /// The contribution of y to the divisor.
  public var m24: CGFloat
  /// The contribution of z to the new x.
  public var m31: CGFloat
  /// The contribution of z to the new y.
  public var m32: CGFloat
  /// The contribution of z to the new z.
  public var m33: CGFloat
  /// The contribution of z to the divisor, which is the depth of the perspective.
  public var m34: CGFloat
  /// The translation along x, in points.
  public var m41: CGFloat
  /// The translation along y, in points.
  public var m42: CGFloat
  /// The translation along z, in points.
  public var m43: CGFloat
  /// The constant part of the divisor.
  public var m44: CGFloat

  /// Creates a transform from its sixteen entries.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a transform with all entries zero.
  public init() { self.init(rows: .init(repeating: 0, count: 16)) }

  fileprivate init(rows: [CGFloat]) {
    self.init(
      m11: rows[0],
      m12: rows[1],
      m13: rows[2],
      m14: rows[3],
      m21: rows[4],
      m22: rows[5],
      m23: rows[6],
      m24: rows[7],
      m31: rows[8],
      m32: rows[9],
      m33: rows[10],
      m34: rows[11],
      m41: rows[12],
      m42: rows[13],
      m43: rows[14],
      m44: rows[15]
    )
  }

  fileprivate var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The two-dimensional part of the transform.
  var flat: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Returns the transform followed by another.
  func followed(by other: CATransform3D) -> CATransform3D {
    let (left, right) = (rows, other.rows)
    var result: [CGFloat] = []
    for row in 0..<4 {
      for column in 0..<4 {
        let terms = (0..<4).map { left[row * 4 + $0] * right[$0 * 4 + column] }
        result.append(terms.reduce(0, +))
      }
    }
    return CATransform3D(rows: result)
  }

  /// The inverse transform; nil if it does not exist.
  var inverse: CATransform3D? {
    // Gauss–Jordan: the steps from the transform to the identity turn the identity into the inverse.
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }
      guard let pivot, abs(left[pivot * 4 + column]) > 1e-12 else { return nil }
      for entry in 0..<4 {
        left.swapAt(pivot * 4 + entry, column * 4 + entry)
        right.swapAt(pivot * 4 + entry, column * 4 + entry)
      }
      let divisor = left[column * 4 + column]
      for entry in 0..<4 {
        left[column * 4 + entry] /= divisor
        right[column * 4 + entry] /= divisor
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        for entry in 0..<4 {
          left[row * 4 + entry] -= factor * left[column * 4 + entry]
          right[row * 4 + entry] -= factor * right[column * 4 + entry]
        }
      }
    }
    return CATransform3D(rows: right)
  }
}
