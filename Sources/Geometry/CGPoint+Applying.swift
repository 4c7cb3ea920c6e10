public import Foundation

extension CGPoint {
  /// The image of the point under a transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size carried by a transform's linear part; components may become negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the rectangle's image under a transform.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    Quad(self, transform: t).boundingBox
  }
}
