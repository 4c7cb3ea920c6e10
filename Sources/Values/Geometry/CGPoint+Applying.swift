public import Foundation

// Each sum ends with zero, so that no result is a negative zero, which would be printed as "-0.0".

extension CGPoint {
  /// Returns the image of the point under a transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx + 0, y: t.b * x + t.d * y + t.ty + 0)
  }
}

extension CGSize {
  /// Returns the image of the size under a transform's linear part; components may become negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height + 0, height: t.b * width + t.d * height + 0)
  }
}

extension CGRect {
  /// Returns the bounding box of the rectangle's image under a transform.
  ///
  /// The image of the `null` rectangle is `null`.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    isNull ? .null : Quad(self, transform: t).boundingBox
  }
}
