import TouchTrace
import Drawing
import Foundation
import Geometry
import TouchInput

/// Draws each finger as a ring of 44 points, the size of a fingertip, with its path, speed, force and name.
struct FingerLayer: OverlayLayer {
  var part: OverlayParts? { .touches }

  private static let radius: CGFloat = 22
  private static let ring = StrokeStyle(width: 3)
  private static let ghost = StrokeStyle(width: 2, dashes: [5, 4])

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    let live = contents.state.liveTouches.filter { $0.location.isDrawable }
    let owners = contents.owners
    for touch in live { paintTrail(of: touch, owners[touch.number], on: &canvas) }
    for touch in live { paintVelocity(of: touch, on: &canvas) }
    for touch in live { paintFinger(of: touch, owners[touch.number], on: &canvas) }
    for touch in contents.state.shownTouches { addRemark(on: touch, to: &canvas) }
    if live.isEmpty, let hover = contents.state.hover, hover.isDrawable {
      paintHover(at: hover, on: &canvas)
    }
  }

  private func paintTrail(
    of touch: OverlayTouch,
    _ owner: TouchOwner?,
    on canvas: inout OverlayCanvas
  ) {
    let points = touch.trail.map { canvas.clamped(canvas.stage.place($0)) }
    guard points.count > 1, let oldest = points.first else { return }
    let style = StrokeStyle(width: 2.5, cap: .round, join: .round)
    canvas.stroke(Path(polyline: points), owner?.color ?? canvas.palette.touch, style, .white)
    let dot = Path(ellipseIn: CGRect(around: oldest, radius: 4))
    canvas.append(.fill(dot, .white))
    canvas.append(.stroke(dot, .black, StrokeStyle(width: 1)))
  }

  /// Draws the position of the finger a tenth of a second later.
  private func paintVelocity(of touch: OverlayTouch, on canvas: inout OverlayCanvas) {
    let speed = hypot(touch.velocity.dx, touch.velocity.dy)
    guard touch.phase == .moved, speed.isFinite, speed > 40 else { return }
    let length = min(speed * 0.1, 140) + Double(Self.radius)
    let (x, y) = (touch.velocity.dx / speed, touch.velocity.dy / speed)
    let middle = canvas.clamped(canvas.stage.place(touch.location))
    let radius = Double(Self.radius) + 4
    let start = CGPoint(x: middle.x + x * radius, y: middle.y + y * radius)
    let end = canvas.clamped(CGPoint(x: middle.x + x * length, y: middle.y + y * length))
    guard hypot(Double(end.x - start.x), Double(end.y - start.y)) > 12 else { return }
    var arrow = Path(polyline: [start, end])
    for side in [0.5, -0.5] {
      let angle = atan2(-y, -x) + side
      arrow.move(to: end)
      arrow.addLine(to: CGPoint(x: end.x + 9 * cos(angle), y: end.y + 9 * sin(angle)))
    }
    canvas.append(.stroke(arrow, .black, StrokeStyle(width: 4, cap: .round)))
    canvas.append(.stroke(arrow, .white, StrokeStyle(width: 2, cap: .round)))
  }

  private func paintFinger(
    of touch: OverlayTouch,
    _ owner: TouchOwner?,
    on canvas: inout OverlayCanvas
  ) {
    let wanted = canvas.stage.place(touch.location)
    let place = canvas.clamped(wanted)
    let circle = CGRect(around: place, radius: Self.radius)
    let color = owner?.color ?? canvas.palette.touch
    if place == wanted {
      canvas.stroke(Path(ellipseIn: circle), color, Self.ring, .white)
    } else {
      paintGhost(at: place, color, on: &canvas)
    }
    let dot = CGRect(around: place, radius: 2.25)
    canvas.append(.fill(Path(ellipseIn: dot.insetBy(dx: -1.25, dy: -1.25)), .black))
    canvas.append(.fill(Path(ellipseIn: dot), color))
    paintForce(touch.attributes.force, around: place, on: &canvas)
    canvas.obstacles.append(circle)
    paintTag(of: touch, owner, at: place, on: &canvas)
  }

  private func paintGhost(at place: CGPoint, _ color: Color, on canvas: inout OverlayCanvas) {
    let circle = Path(ellipseIn: CGRect(around: place, radius: Self.radius))
    canvas.append(
      .stroke(circle, Color.black.faded(by: 0.6), StrokeStyle(width: 3.5, dashes: [5, 4]))
    )
    canvas.append(.stroke(circle, color, Self.ghost))
  }

  /// Draws an arc outside of the ring, a full circle at the maximum force.
  private func paintForce(_ force: Double, around place: CGPoint, on canvas: inout OverlayCanvas) {
    guard force > 0 else { return }
    let share = CGFloat(min(force / (20.0 / 3), 1))
    var arc = Path()
    arc.addArc(
      center: place,
      radius: Self.radius + 5,
      start: -CGFloat.pi / 2,
      sweep: 2 * CGFloat.pi * share
    )
    canvas.append(.stroke(arc, .black, StrokeStyle(width: 4)))
    canvas.append(.stroke(arc, .white, StrokeStyle(width: 2)))
  }

  /// Draws a tag beside the ring, on the side with enough space.
  private func paintTag(
    of touch: OverlayTouch,
    _ owner: TouchOwner?,
    at place: CGPoint,
    on canvas: inout OverlayCanvas
  ) {
    let taps = touch.tapCount > 1 ? " ×\(min(touch.tapCount, 99))" : ""
    let name = owner.map { " " + OverlayText.label($0.name) } ?? ""
    let text = "f\(touch.number)" + name + taps
    let font = canvas.font(10, .bold)
    let width = canvas.width(of: text, font) + canvas.scaled(9)
    let right = place.x + Self.radius + 4
    // Marks are clipped beyond these bounds.
    let bounds = canvas.stage.outlineBounds
    let isRight = right + width + 1 <= bounds.maxX
    let y = max(canvas.stage.scene.minY + 1, place.y - Self.radius - 6)
    let tag = CGRect(
      x: isRight ? right : max(bounds.minX + 1, place.x - Self.radius - 4 - width),
      y: y,
      width: width,
      height: canvas.scaled(14)
    )
    let color = owner?.color ?? canvas.palette.touch
    let edge = Path(roundedRect: tag.insetBy(dx: -1, dy: -1), cornerRadius: 5)
    canvas.append(.fill(edge, Color.black.faded(by: 0.75)))
    canvas.append(.fill(Path(roundedRect: tag, cornerRadius: 4), color))
    let words = owner == nil ? canvas.palette.onTouch : .black
    canvas.text(text, font, words, at: tag.middle)
    canvas.obstacles.append(tag)
  }

  /// Adds a remark with the reason to a finger that no view receives.
  private func addRemark(on touch: OverlayTouch, to canvas: inout OverlayCanvas) {
    let (language, number) = (canvas.language, touch.number)
    let reason: String
    if touch.drop == .ignoringInteraction {
      reason = language("the application ignores touches", "应用忽略触摸")
    } else if touch.drop == .noWindow || touch.outcome == .nobody {
      reason = language("no window took it", "没有窗口接收")
    } else {
      return
    }
    guard touch.location.isDrawable else { return }
    canvas.labels.append(
      MarginLabel(
        name: language("f\(number): nobody", "f\(number)：无人接收"),
        remark: reason,
        style: .rejected,
        target: canvas.clamped(canvas.stage.place(touch.location))
      )
    )
  }

  private func paintHover(at point: CGPoint, on canvas: inout OverlayCanvas) {
    let place = canvas.stage.place(point)
    guard canvas.stage.scene.contains(place) else { return }
    let circle = Path(ellipseIn: CGRect(around: place, radius: Self.radius))
    canvas.append(
      .stroke(circle, Color.black.faded(by: 0.5), StrokeStyle(width: 2.5, dashes: [2, 4]))
    )
    canvas.append(.stroke(circle, canvas.palette.touch, StrokeStyle(width: 1.5, dashes: [2, 4])))
  }
}
