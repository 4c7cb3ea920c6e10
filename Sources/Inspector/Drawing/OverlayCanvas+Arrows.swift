import Drawing
import Foundation

extension OverlayCanvas {
  private static let headLength: CGFloat = 10
  private static let headWidth: CGFloat = 10
  private static let lineWidth = 2.5

  /// How the line of an arrow is drawn.
  enum ArrowLine {
    case full, dashed, dotted

    fileprivate var dashes: [Double] {
      switch self {
      case .full: []
      case .dashed: [5, 4]
      case .dotted: [2, 3]
      }
    }
  }

  /// Draws a straight arrow; a short one is only a head.
  mutating func arrow(from start: CGPoint, to end: CGPoint, _ color: Color, _ line: ArrowLine) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = CGFloat(hypot(Double(dx), Double(dy)))
    guard length > 1 else { return }
    let along = CGSize(width: dx / length, height: dy / length)
    let head = min(OverlayCanvas.headLength, length)
    let neck = CGPoint(x: end.x - along.width * head, y: end.y - along.height * head)
    let halo = color.counterpart.faded(by: 0.8)
    let tip = OverlayCanvas.head(neck: neck, tip: end, along: along, length: head)
    append(.stroke(tip, halo, StrokeStyle(width: OverlayCanvas.haloWidth)))
    if length - head > 1 {
      let style = StrokeStyle(
        width: OverlayCanvas.lineWidth,
        dashes: line.dashes
      )
      stroke(Path(polyline: [start, neck]), color, style)
    }
    append(.fill(tip, color))
  }

  private static func head(
    neck: CGPoint,
    tip: CGPoint,
    along: CGSize,
    length: CGFloat
  ) -> Path {
    let half = headWidth / 2 * length / headLength
    let left = CGPoint(x: neck.x - along.height * half, y: neck.y + along.width * half)
    let right = CGPoint(x: neck.x + along.height * half, y: neck.y - along.width * half)
    return Path(polyline: [left, tip, right], closed: true)
  }
}
