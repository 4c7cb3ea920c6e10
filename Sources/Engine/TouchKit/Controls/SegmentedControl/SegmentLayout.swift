import Foundation

/// The layout of a segmented control's segments.
struct SegmentLayout {
  /// The rectangles of the segments, from left to right.
  let rects: [CGRect]

  /// Creates a layout that shares the width among the segments without their own.
  ///
  /// The shares are equal, or proportional to the content widths if these are given.
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

  /// Returns the segment at a point; nil outside the segments.
  func segment(at point: CGPoint) -> Int? {
    rects.firstIndex { $0.contains(point) }
  }

  /// Returns the segment in whose column a point is, with the end columns extended; nil without segments.
  func nearestSegment(to point: CGPoint) -> Int? {
    guard let last = rects.indices.last else { return nil }
    return rects.firstIndex { point.x < $0.maxX } ?? last
  }
}
