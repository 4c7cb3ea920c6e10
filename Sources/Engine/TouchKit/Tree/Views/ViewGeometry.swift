import Foundation
import Geometry

/// The geometry of a view: its coordinate system and its place in the superview.
///
/// The stored values are `bounds`, `center`, `anchorPoint` and `transform`. The `frame` is computed.
struct ViewGeometry: Equatable {
  var bounds: CGRect { didSet { corner = placeOfCorner } }
  var center: CGPoint { didSet { corner = placeOfCorner } }
  var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { corner = placeOfCorner } }
  var transform = CGAffineTransform.identity { didSet { isUpright = transform.isIdentity } }

  /// Whether the transform is the identity; cached, because every hit-test needs it.
  private(set) var isUpright = true

  /// The inverse of the transform; nil if it cannot be inverted.
  var inverse: CGAffineTransform? { isUpright ? .identity : transform.inverse }

  /// The corner of the bounds in the superview, without the transform; cached for the same reason.
  private(set) var corner = CGPoint.zero

  /// Creates the geometry of an untransformed view with a frame.
  init(frame: CGRect) {
    let rect = frame.standardized
    bounds = CGRect(origin: .zero, size: rect.size)
    center = CGPoint(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2)
    corner = placeOfCorner
  }

  private var placeOfCorner: CGPoint {
    CGPoint(
      x: center.x - anchorPoint.x * bounds.size.width,
      y: center.y - anchorPoint.y * bounds.size.height
    )
  }

  /// Returns whether a point of the view's coordinates is in the bounds; right and bottom edges are outside.
  func contains(_ point: CGPoint) -> Bool {
    let (origin, size) = (bounds.origin, bounds.size)
    // A rectangle with a negative size begins at its other end.
    guard size.width >= 0, size.height >= 0 else {
      return point.x >= bounds.minX && point.x < bounds.maxX
        && point.y >= bounds.minY && point.y < bounds.maxY
    }
    return point.x >= origin.x && point.x < origin.x + size.width
      && point.y >= origin.y && point.y < origin.y + size.height
  }

  /// The vector from the corner of the bounds to the anchor, in points.
  private var anchorOffset: CGVector {
    CGVector(dx: anchorPoint.x * bounds.width, dy: anchorPoint.y * bounds.height)
  }

  /// Converts a point of the view's coordinates to the superview's.
  func outward(_ point: CGPoint) -> CGPoint {
    let offset = anchorOffset
    let local = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    guard !isUpright else {
      return CGPoint(x: center.x - offset.dx + local.x, y: center.y - offset.dy + local.y)
    }
    let turned = CGPoint(x: local.x - offset.dx, y: local.y - offset.dy).applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  /// Converts a point of the superview's coordinates to the view's; nil without an inverse transform.
  func inward(_ point: CGPoint) -> CGPoint? {
    if isUpright {
      return CGPoint(
        x: point.x - corner.x + bounds.origin.x,
        y: point.y - corner.y + bounds.origin.y
      )
    }
    guard let inverse else { return nil }
    let offset = anchorOffset
    let turned = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(inverse)
    return CGPoint(x: turned.x + offset.dx + bounds.minX, y: turned.y + offset.dy + bounds.minY)
  }

  /// The complete transform from the view's coordinates to the superview's.
  var outwardTransform: CGAffineTransform {
    let offset = anchorOffset
    if isUpright {
      return CGAffineTransform(
        translationX: center.x - offset.dx - bounds.minX,
        y: center.y - offset.dy - bounds.minY
      )
    }
    return CGAffineTransform(
      translationX: -bounds.minX - offset.dx,
      y: -bounds.minY - offset.dy
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
