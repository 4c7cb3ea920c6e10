import Foundation

/// Where the segments of a segmented control lie.
struct SegmentLayout {
  /// The rectangles of the segments, from left to right.
  let rects: [CGRect]

  /// Shares the width among the segments that have none of their own.
  ///
  /// In equal parts, or in parts as large as their contents if these are given.
  init(widths: [CGFloat], contentWidths: [CGFloat]?, in bounds: CGRect) {
    let fixed = widths.reduce(0, +)
    let free = max(0, bounds.width - fixed)
    let shares = widths.indices.map { index in
      widths[index] > 0 ? 0 : contentWidths?[index] ?? 1
    }
    let total = shares.reduce(0, +)
    var x = bounds.minX
    rects = widths.indices.map { index in
      let width = widths[index] > 0 ? widths[index] : total > 0 ? free * shares[index] / total : 0
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// The segment at a point; nil if there is none.
  func segment(at point: CGPoint) -> Int? {
    rects.firstIndex { $0.contains(point) }
  }

  /// The segment in whose column a point lies, at the ends also beyond them; nil without segments.
  func nearestSegment(to point: CGPoint) -> Int? {
    guard let last = rects.indices.last else { return nil }
    return rects.firstIndex { point.x < $0.maxX } ?? last
  }
}
