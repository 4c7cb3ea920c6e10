public import Foundation

extension Quad {
  /// Returns a point as fractions along the upper and the left edge; nil if the corners span no area.
  ///
  /// The quadrilateral must be the image of a rectangle under an affine transform.
  public func share(of point: CGPoint) -> CGPoint? {
    let (right, down) = (
      CGPoint(x: topRight.x - topLeft.x, y: topRight.y - topLeft.y),
      CGPoint(x: bottomLeft.x - topLeft.x, y: bottomLeft.y - topLeft.y)
    )
    let area = right.x * down.y - right.y * down.x
    guard area.isFinite, abs(area) > 1e-9 else { return nil }
    let (x, y) = (point.x - topLeft.x, point.y - topLeft.y)
    return CGPoint(x: (x * down.y - y * down.x) / area, y: (right.x * y - right.y * x) / area)
  }
}
