import DispatchTracing
import Drawing
import Foundation
import Geometry

/// Draws each finger as a ring of 44 points, the size of a finger's tip, with its way and its taps.
struct TouchLayer: OverlayLayer {
  var part: OverlayParts { .touches }

  private static let radius: CGFloat = 22
  private static let ring = StrokeStyle(width: 3)
  private static let outside = StrokeStyle(width: 3, dashes: [5, 4])
  private static let countFont = FontDescription(size: 10, weight: .bold)

  func paint(_ plan: OverlayPlan, on canvas: inout OverlayCanvas) {
    let live = plan.state.liveTouches
    for touch in live { paintTrail(of: touch, on: &canvas) }
    for touch in live { paintVelocity(of: touch, on: &canvas) }
    for touch in live { paintFinger(of: touch, on: &canvas) }
    if live.isEmpty, let hover = plan.state.hover { paintHover(at: hover, on: &canvas) }
  }

  private func paintTrail(of touch: OverlayTouch, on canvas: inout OverlayCanvas) {
    let points = touch.trail.map { canvas.clamped($0, margin: 0) }
    guard points.count > 1, let oldest = points.first else { return }
    let color = canvas.palette.touch
    canvas.stroke(Path(polyline: points), color, StrokeStyle(width: 3), haloWidth: 2)
    canvas.fill(dot(at: oldest, radius: 4), color.counterpart, edge: color)
    var samples = Path()
    for point in points.dropFirst() { samples.addDot(at: point, radius: 1.2) }
    canvas.append(.fill(samples, color.counterpart))
  }

  /// Where the finger would be a tenth of a second later.
  private func paintVelocity(of touch: OverlayTouch, on canvas: inout OverlayCanvas) {
    let speed = hypot(touch.velocity.dx, touch.velocity.dy)
    guard touch.phase == .moved, speed.isFinite, speed > 40, touch.location.isDrawable else {
      return
    }
    let length = min(speed * 0.1, 140) + Double(TouchLayer.radius)
    let (x, y) = (touch.velocity.dx / speed, touch.velocity.dy / speed)
    let start = canvas.clamped(touch.location, margin: 0)
    canvas.arrow(
      from: CGPoint(x: start.x + x * TouchLayer.radius, y: start.y + y * TouchLayer.radius),
      to: canvas.clamped(
        CGPoint(x: start.x + x * length, y: start.y + y * length),
        margin: 0
      ),
      canvas.palette.touch,
      .full
    )
  }

  private func paintFinger(of touch: OverlayTouch, on canvas: inout OverlayCanvas) {
    guard touch.location.x.isFinite, touch.location.y.isFinite else { return }
    let place = canvas.clamped(touch.location, margin: 0)
    let color = canvas.palette.touch
    let box = square(around: place, radius: TouchLayer.radius)
    let circle = Path(ellipseIn: box)
    canvas.append(.fill(circle, color.faded(by: 0.15)))
    canvas.stroke(circle, color, place == touch.location ? TouchLayer.ring : TouchLayer.outside)
    paintCross(at: place, on: &canvas)
    paintCount(touch.tapCount, at: place, on: &canvas)
    canvas.obstacles.add(box.insetBy(dx: 4, dy: 4))
    let remark = touch.outcome == .nobody ? canvas.language(" → nobody", " → 无人") : ""
    canvas.labels.append(
      OverlayLabel(
        text: "f\(touch.number)\(remark)",
        color: color,
        places: LabelPlace.around(box),
        rank: 1
      )
    )
  }

  private func paintCross(at place: CGPoint, on canvas: inout OverlayCanvas) {
    let color = canvas.palette.touch
    canvas.append(
      .stroke(cross(at: place, from: 5, to: 14), color.counterpart, StrokeStyle(width: 4))
    )
    canvas.append(.stroke(cross(at: place, from: 6, to: 13), color, StrokeStyle(width: 2)))
    canvas.fill(dot(at: place, radius: 3), color)
  }

  /// Three arms; the fourth would lie under the count.
  private func cross(at place: CGPoint, from near: CGFloat, to far: CGFloat) -> Path {
    var cross = Path()
    for (dx, dy) in [(1, 0), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
      cross.move(to: CGPoint(x: place.x + dx * near, y: place.y + dy * near))
      cross.addLine(to: CGPoint(x: place.x + dx * far, y: place.y + dy * far))
    }
    return cross
  }

  /// The count stands below the cross, inside the ring.
  private func paintCount(_ count: Int, at place: CGPoint, on canvas: inout OverlayCanvas) {
    let color = canvas.palette.touch
    let text = count > 99 ? "99+" : "×\(max(count, 0))"
    let run = TextRun(text, font: TouchLayer.countFont, color: color.counterpart)
    let size = canvas.measuring.size(of: run)
    let chip = canvas.clamped(
      CGRect(
        x: place.x - size.width / 2 - 3,
        y: place.y + 5,
        width: size.width + 6,
        height: min(size.height, 14)
      )
    )
    canvas.fill(Path(roundedRect: chip, cornerRadius: 4), color, edgeWidth: 1)
    canvas.text(text, TouchLayer.countFont, color.counterpart, at: chip.middle)
  }

  private func paintHover(at point: CGPoint, on canvas: inout OverlayCanvas) {
    guard point.x.isFinite, point.y.isFinite else { return }
    let place = canvas.clamped(point, margin: 0)
    let circle = Path(ellipseIn: square(around: place, radius: TouchLayer.radius))
    canvas.stroke(circle, canvas.palette.touch, StrokeStyle(width: 1.5, dashes: [2, 4]))
  }

  private func dot(at place: CGPoint, radius: CGFloat) -> Path {
    Path(ellipseIn: square(around: place, radius: radius))
  }

  private func square(around place: CGPoint, radius: CGFloat) -> CGRect {
    CGRect(x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2)
  }
}

extension Path {
  /// Adds a small filled square, at this size not to be told from a circle.
  fileprivate mutating func addDot(at place: CGPoint, radius: CGFloat) {
    move(to: CGPoint(x: place.x - radius, y: place.y))
    addLine(to: CGPoint(x: place.x, y: place.y - radius))
    addLine(to: CGPoint(x: place.x + radius, y: place.y))
    addLine(to: CGPoint(x: place.x, y: place.y + radius))
    close()
  }
}
