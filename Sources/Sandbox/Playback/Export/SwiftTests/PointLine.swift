import Foundation

/// A line through points, which can be simplified to fewer points.
struct PointLine {
  let points: [CGPoint]

  init(_ points: [CGPoint]) { self.points = points }

  /// Returns the fewest points whose line is within a distance of all points (Ramer, Douglas, Peucker).
  func simplified(within tolerance: Double) -> [CGPoint] {
    guard points.count > 2 else { return points }
    var isKept = Array(repeating: false, count: points.count)
    (isKept[0], isKept[points.count - 1]) = (true, true)
    var waiting = [0..<(points.count - 1)]
    while let part = waiting.popLast() {
      let (first, last) = (part.lowerBound, part.upperBound)
      let inner = (first + 1)..<max(first + 1, last)
      let farthest = inner.max { distance(of: $0, first, last) < distance(of: $1, first, last) }
      guard let farthest, distance(of: farthest, first, last) > tolerance else { continue }
      isKept[farthest] = true
      waiting += [first..<farthest, farthest..<last]
    }
    return points.indices.filter { isKept[$0] }.map { points[$0] }
  }

  /// Returns the distance of a point from the straight line between two others.
  private func distance(of index: Int, _ first: Int, _ last: Int) -> Double {
    let (point, start, end) = (points[index], points[first], points[last])
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let (px, py) = (Double(point.x - start.x), Double(point.y - start.y))
    let length = dx * dx + dy * dy
    let part = length > 0 ? min(1, max(0, (px * dx + py * dy) / length)) : 0
    return hypot(px - part * dx, py - part * dy)
  }
}
