import Foundation

/// The spokes of an activity indicator.
@MainActor
struct ActivityWheel {
  /// The number of spokes.
  static let spokeCount = 8
  /// The time between turns by one spoke, in seconds (our choice).
  static let stepDuration: TimeInterval = 0.1

  /// The width and height of the indicator, in points.
  let side: CGFloat

  /// Returns a spoke as a line from near the centre to the rim; 0 is on top, 1 the next clockwise.
  func path(of spoke: Int, around center: CGPoint) -> UIBezierPath {
    let angle = 2 * Double.pi * Double(spoke) / Double(Self.spokeCount) - Double.pi / 2
    let path = UIBezierPath()
    path.lineWidth = side / 9
    path.lineCapStyle = .round
    path.move(to: point(at: side * 0.22, angle, center))
    path.addLine(to: point(at: side * 0.44, angle, center))
    return path
  }

  /// Returns the opacity of a spoke behind the leading one; the older, the weaker.
  func opacity(of spoke: Int, leading: Int) -> CGFloat {
    let count = Self.spokeCount
    let age = ((leading - spoke) % count + count) % count
    return max(0.2, 1 - 0.8 * CGFloat(age) / CGFloat(count - 1))
  }

  private func point(at radius: CGFloat, _ angle: Double, _ center: CGPoint) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
