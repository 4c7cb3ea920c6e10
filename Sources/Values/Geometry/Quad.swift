public import Foundation

/// The four corners of a rectangle after any affine transform, in order around it.
public struct Quad: Hashable, Sendable {
  /// The image of the corner with the smallest x and y.
  public var topLeft: CGPoint
  /// The image of the corner with the largest x and smallest y.
  public var topRight: CGPoint
  /// The image of the corner with the largest x and y.
  public var bottomRight: CGPoint
  /// The image of the corner with the smallest x and largest y.
  public var bottomLeft: CGPoint

  /// Creates a quadrilateral from its corners in order.
  public init(topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates the image of a rectangle under a transform.
  public init(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    self.init(
      topLeft: CGPoint(x: rect.minX, y: rect.minY).applying(transform),
      topRight: CGPoint(x: rect.maxX, y: rect.minY).applying(transform),
      bottomRight: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform),
      bottomLeft: CGPoint(x: rect.minX, y: rect.maxY).applying(transform)
    )
  }

  /// The corners in order.
  public var corners: [CGPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The bounding box.
  public var boundingBox: CGRect {
    let left = min(min(topLeft.x, topRight.x), min(bottomRight.x, bottomLeft.x))
    let right = max(max(topLeft.x, topRight.x), max(bottomRight.x, bottomLeft.x))
    let top = min(min(topLeft.y, topRight.y), min(bottomRight.y, bottomLeft.y))
    let bottom = max(max(topLeft.y, topRight.y), max(bottomRight.y, bottomLeft.y))
    // Adding zero turns a negative zero into a positive one.
    return CGRect(x: left + 0, y: top + 0, width: right - left, height: bottom - top)
  }

  /// The mean of the corners.
  public var center: CGPoint {
    CGPoint(
      x: (topLeft.x + topRight.x + bottomRight.x + bottomLeft.x) / 4,
      y: (topLeft.y + topRight.y + bottomRight.y + bottomLeft.y) / 4
    )
  }
}
