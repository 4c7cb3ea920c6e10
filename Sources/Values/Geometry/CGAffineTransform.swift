public import Foundation

/// An affine mapping of the plane: it keeps straight lines straight and parallel lines parallel.
///
/// A point is a row vector multiplied from the left:
/// `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`. With y growing downwards a positive angle
/// rotates clockwise on screen. Foundation on Linux has no such type; names and conventions are
/// Core Graphics' (Apple: CGAffineTransform).
public struct CGAffineTransform: Hashable, Sendable {
  /// The contribution of x to the new x.
  public var a: CGFloat
  /// The contribution of x to the new y.
  public var b: CGFloat
  /// The contribution of y to the new x.
  public var c: CGFloat
  /// The contribution of y to the new y.
  public var d: CGFloat
  /// The translation along x, in points.
  public var tx: CGFloat
  /// The translation along y, in points.
  public var ty: CGFloat

  /// Creates a transform whose entries are all zero, which maps every point to the origin.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a transform from its six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six entries without labels.
  public init(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling around the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation around the origin, in radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The identity transform.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether it is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns this transform preceded by a translation.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns this transform preceded by a scaling.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns this transform preceded by a rotation, in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns this transform followed by another one.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// Returns the inverse transform, or this transform unchanged if it has no inverse.
  public func inverted() -> CGAffineTransform {
    inverse ?? self
  }
}

extension CGAffineTransform {
  /// The signed factor by which areas grow.
  public var determinant: CGFloat { a * d - b * c }

  /// The inverse transform; nil if it has none because several points share one image.
  ///
  /// It is not part of Core Graphics, whose `inverted()` does not report whether it succeeded.
  public var inverse: CGAffineTransform? {
    let area = determinant
    guard area.isFinite, area != 0 else { return nil }
    let result = CGAffineTransform(
      a: d / area,
      b: -b / area,
      c: -c / area,
      d: a / area,
      tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area
    )
    return result.isFinite ? result : nil
  }

  /// Whether all six entries are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
