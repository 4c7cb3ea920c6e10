import Drawing
import Foundation

extension OverlayCanvas {
  private static let headLength: CGFloat = 10
  private static let headWidth: CGFloat = 10
  private static let lineWidth = 2.5
  private static let dashes: [Double] = [5, 4]

  /// Draws a straight arrow; a short one is only a head.
  mutating func arrow(from start: CGPoint, to end: CGPoint, _ color: Color, isDashed: Bool) {
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
        dashes: isDashed ? OverlayCanvas.dashes : []
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
