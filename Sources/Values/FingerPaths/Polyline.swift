import Foundation

/// A line through points that is traversed at constant speed.
struct Polyline: Hashable, Sendable {
  private let points: [CGPoint]
  /// The length of the line up to each point.
  private let lengths: [CGFloat]

  /// Creates a line through at least one point; nil without points.
  init?(_ points: [CGPoint]) {
    guard !points.isEmpty else { return nil }
    self.points = points
    var length: CGFloat = 0
    lengths = points.indices.map { index in
      if index > 0 {
        let (from, to) = (points[index - 1], points[index])
        length += hypot(to.x - from.x, to.y - from.y)
      }
      return length
    }
  }

  /// Returns the point at a fraction of the length.
  func point(at part: CGFloat) -> CGPoint {
    let last = points.count - 1
    let length = lengths[last] * min(max(part, 0), 1)
    guard part < 1, let next = lengths.firstIndex(where: { $0 > length }), next > 0 else {
      return points[last]
    }
    let (from, to) = (points[next - 1], points[next])
    let share = (length - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
    return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}
