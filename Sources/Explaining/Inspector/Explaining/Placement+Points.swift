import TouchTrace
import Foundation
import Geometry

extension ViewSnapshot.Placement {
  /// Whether a point of the view's coordinates lies inside its bounds.
  func contains(_ point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX
      && point.y >= bounds.minY && point.y < bounds.maxY
  }

  /// Converts a point from the view's coordinates to its superview's.
  func outward(_ point: CGPoint) -> CGPoint { point.applying(mapping) }

  private var mapping: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

extension Quad {
  /// Whether a point lies inside, edges included.
  func contains(_ point: CGPoint) -> Bool {
    var (isLeft, isRight) = (false, false)
    let corners = corners
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let turn =
        (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x)
      guard turn.isFinite else { return false }
      if turn > 0 { isRight = true }
      if turn < 0 { isLeft = true }
    }
    return isLeft != isRight
  }
}
