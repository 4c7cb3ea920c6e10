import Drawing
import Foundation

extension Outline {
  /// The largest number of lines in one hatching.
  private static let maximumLines = 400.0

  /// Parallel lines across the outline, rising to the right.
  func hatching(spacing: Double) -> Path {
    let sums = corners.map { Double($0.x + $0.y) }
    guard let first = sums.min(), let last = sums.max() else { return Path() }
    let step = max(spacing, (last - first) / Outline.maximumLines)
    var path = Path()
    // Multiples of the step, not counted from the outline: the pattern stands still as it moves.
    var sum = (first / step).rounded(.up) * step
    while sum <= last {
      let crossings = crossings(withSum: sum)
      for index in stride(from: 0, to: crossings.count - 1, by: 2) {
        path.move(to: crossings[index])
        path.addLine(to: crossings[index + 1])
      }
      sum += step
    }
    return path
  }

  /// Where the line of all points with the given sum of x and y crosses the outline, in order.
  private func crossings(withSum sum: Double) -> [CGPoint] {
    var points: [CGPoint] = []
    for (index, end) in corners.enumerated() {
      let start = corners[(index + corners.count - 1) % corners.count]
      let from = Double(start.x + start.y) - sum
      let to = Double(end.x + end.y) - sum
      guard (from < 0) != (to < 0) else { continue }
      let part = from / (from - to)
      points.append(
        CGPoint(
          x: Double(start.x) + Double(end.x - start.x) * part,
          y: Double(start.y) + Double(end.y - start.y) * part
        )
      )
    }
    return points.sorted { $0.x < $1.x }
  }
}
