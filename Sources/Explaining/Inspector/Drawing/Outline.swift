import Drawing
import Foundation
import Geometry

/// The visible part of a view's outline, as straight lines between finite points.
struct Outline {
  /// The corners in order; at least one.
  let corners: [CGPoint]

  /// The distance to which outlines extend beyond the picture's edge.
  private static let reach: CGFloat = 12
  /// The distance of a line from the edge where its view ends, so that the whole line width is visible.
  private static let inset: CGFloat = 2.5
  /// The limit beyond which positions are not exact.
  private static let farthest: CGFloat = 1e6

  /// Clips a quadrilateral to the visible part; nil if nothing is visible.
  init?(_ quad: Quad, in bounds: CGRect) {
    guard quad.isFinite else { return nil }
    var points = quad.corners.map { point in
      CGPoint(x: Outline.limited(point.x), y: Outline.limited(point.y))
    }
    let limits = bounds.insetBy(dx: -Outline.reach, dy: -Outline.reach)
    for edge in Outline.edges(of: limits) {
      points = Outline.cut(points, keeping: edge)
    }
    guard !points.isEmpty else { return nil }
    corners = points.map { Outline.moved(into: bounds, $0) }
  }

  /// The outline as a closed path.
  var path: Path { Path(polyline: corners, closed: true) }

  /// The bounding box.
  var box: CGRect {
    corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) { box, point in
      box.union(CGRect(origin: point, size: .zero))
    }
  }

  private static func limited(_ coordinate: CGFloat) -> CGFloat {
    max(-farthest, min(farthest, coordinate))
  }

  /// The signed distance of a point from one edge; 0 and more is inside.
  private typealias Edge = (CGPoint) -> CGFloat

  private static func edges(of rect: CGRect) -> [Edge] {
    [
      { $0.x - rect.minX }, { rect.maxX - $0.x }, { $0.y - rect.minY }, { rect.maxY - $0.y },
    ]
  }

  private static func cut(_ points: [CGPoint], keeping side: Edge) -> [CGPoint] {
    var result: [CGPoint] = []
    for (index, point) in points.enumerated() {
      let previous = points[(index + points.count - 1) % points.count]
      let (from, to) = (side(previous), side(point))
      if (from < 0) != (to < 0) {
        let part = from / (from - to)
        result.append(
          CGPoint(
            x: previous.x + (point.x - previous.x) * part,
            y: previous.y + (point.y - previous.y) * part
          )
        )
      }
      if to >= 0 { result.append(point) }
    }
    return result
  }

  /// Moves corners on the picture's edge a little inwards, because half of the line would be cut off.
  private static func moved(into bounds: CGRect, _ point: CGPoint) -> CGPoint {
    CGPoint(
      x: moved(point.x, bounds.minX, bounds.maxX),
      y: moved(point.y, bounds.minY, bounds.maxY)
    )
  }

  private static func moved(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    guard high - low > inset * 4 else { return value }
    if abs(value - low) < inset { return low + inset }
    if abs(value - high) < inset { return high - inset }
    return value
  }
}
