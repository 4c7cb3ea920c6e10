import Foundation

/// The places that labels should not cover.
struct LabelObstacles {
  private var rects: [CGRect] = []
  private var lines: [(start: CGPoint, end: CGPoint)] = []

  /// The cost of crossing a line, as a covered area in square points.
  private static let crossing: CGFloat = 60

  mutating func add(_ rect: CGRect) { rects.append(rect) }

  mutating func addLine(from start: CGPoint, to end: CGPoint) { lines.append((start, end)) }

  /// Returns the cost of a label at a place; 0 if it covers nothing.
  func cost(of rect: CGRect) -> CGFloat {
    let covered = rects.reduce(0) { sum, other in
      let common = other.intersection(rect)
      return common.isNull ? sum : sum + common.width * common.height
    }
    let crossed = lines.filter { LabelObstacles.crosses($0.start, $0.end, rect) }
    return covered + CGFloat(crossed.count) * LabelObstacles.crossing
  }

  /// Whether some part of a line is inside of a rectangle.
  private static func crosses(_ start: CGPoint, _ end: CGPoint, _ rect: CGRect) -> Bool {
    var (first, last) = (CGFloat(0), CGFloat(1))
    let limits = [
      (start.x - rect.minX, end.x - start.x), (rect.maxX - start.x, start.x - end.x),
      (start.y - rect.minY, end.y - start.y), (rect.maxY - start.y, start.y - end.y),
    ]
    for (distance, change) in limits {
      // A point is inside where distance + change · t is not negative.
      if change == 0 {
        if distance < 0 { return false }
      } else if change > 0 {
        first = max(first, -distance / change)
      } else {
        last = min(last, -distance / change)
      }
    }
    return first < last
  }
}
