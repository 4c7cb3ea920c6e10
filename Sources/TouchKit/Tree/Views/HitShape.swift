import Foundation
import Geometry

/// What a hit-test has to know of a view's geometry, small enough to be copied at every step.
nonisolated struct HitShape {
  /// Where `bounds` begin, and their size, in the view's own coordinates.
  private let origin: SIMD2<Double>
  private let size: SIMD2<Double>
  /// Where the origin of `bounds` lies in the superview, but for a transform.
  private let shift: SIMD2<Double>
  /// Whether points go in and out by shifting them: the view is neither turned nor scaled, and its
  /// `bounds` begin at their origin, as those of a negative size do not.
  let isUpright: Bool

  /// The shape of a view.
  @MainActor
  init(_ geometry: ViewGeometry) {
    let bounds = geometry.bounds
    origin = SIMD2(Double(bounds.origin.x), Double(bounds.origin.y))
    size = SIMD2(Double(bounds.size.width), Double(bounds.size.height))
    isUpright = geometry.isUpright && size.x >= 0 && size.y >= 0
    let corner = geometry.corner
    shift = SIMD2(Double(corner.x), Double(corner.y))
  }

  var bounds: CGRect { CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y) }

  /// Where the origin of `bounds` lies in the superview, but for a transform.
  var corner: CGPoint { CGPoint(x: shift.x, y: shift.y) }

  /// The point of an upright view's coordinates at a point of the superview's.
  func inward(_ point: CGPoint) -> CGPoint {
    let inside = SIMD2(Double(point.x), Double(point.y)) - shift + origin
    return CGPoint(x: inside.x, y: inside.y)
  }

  /// The point of the superview's coordinates at a point of an upright view's.
  func outward(_ point: CGPoint) -> CGPoint {
    let outside = shift + (SIMD2(Double(point.x), Double(point.y)) - origin)
    return CGPoint(x: outside.x, y: outside.y)
  }

  // Apart, so that a walk through upright views stays small.
  @inline(never)
  private func containsAnyhow(_ point: CGPoint) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX
      && point.y >= bounds.minY && point.y < bounds.maxY
  }

  /// Whether a point of the view's coordinates lies inside `bounds`, right and bottom excluded.
  func contains(_ point: CGPoint) -> Bool {
    guard isUpright else { return containsAnyhow(point) }
    let point = SIMD2(Double(point.x), Double(point.y))
    return all(point .>= origin) && all(point .< origin + size)
  }
}
