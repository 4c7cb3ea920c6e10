import TouchTrace
import Drawing
import Foundation
import Geometry

/// Draws the positions of the next fingers, their mirror point, pinned fingers, and the next press of a lesson.
struct HandLayer: OverlayLayer {
  var part: OverlayParts? { nil }

  private static let radius: CGFloat = 22
  private static let ghost = StrokeStyle(width: 2, dashes: [5, 4])

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    let hand = contents.hand
    paintAxis(hand, on: &canvas)
    for point in hand.ghosts where point.isDrawable {
      paintRing(at: canvas.stage.place(point), canvas.palette.touch, on: &canvas)
    }
    for point in hand.pins where point.isDrawable { paintPin(at: point, on: &canvas) }
    if let ring = contents.ring, ring.isDrawable {
      let place = canvas.stage.place(ring)
      paintRing(at: place, .white, reach: Self.radius + 8 * contents.ringPulse, on: &canvas)
      guard contents.isRingSecondStep else { return }
      canvas.labels.append(
        MarginLabel(name: "2", style: .step, target: place, clearance: Self.radius + 1)
      )
    }
  }

  private func paintRing(
    at place: CGPoint,
    _ color: Color,
    reach: CGFloat = Self.radius,
    on canvas: inout OverlayCanvas
  ) {
    let circle = Path(ellipseIn: CGRect(around: place, radius: reach))
    canvas.append(
      .stroke(circle, Color.black.faded(by: 0.6), StrokeStyle(width: 3.5, dashes: [5, 4]))
    )
    canvas.append(.stroke(circle, color, Self.ghost))
    canvas.append(.fill(Path(ellipseIn: CGRect(around: place, radius: 3.5)), .black))
    canvas.append(.fill(Path(ellipseIn: CGRect(around: place, radius: 2.25)), color))
  }

  private func paintAxis(_ hand: HandMarks, on canvas: inout OverlayCanvas) {
    guard let centre = hand.centre, centre.isDrawable else { return }
    if let first = hand.ghosts.first, let last = hand.ghosts.last, first.isDrawable,
      last.isDrawable
    {
      let line = Path(polyline: [canvas.stage.place(first), canvas.stage.place(last)])
      canvas.append(.stroke(line, .white, StrokeStyle(width: 2.5)))
      canvas.append(.stroke(line, .black, StrokeStyle(width: 1, dashes: [3, 3])))
    }
    CrossMark.paint(at: canvas.stage.place(centre), reach: 7, on: &canvas)
  }

  /// Draws a pin's head above the finger, to the right of the dot in its ring.
  private func paintPin(at point: CGPoint, on canvas: inout OverlayCanvas) {
    let place = canvas.stage.place(point)
    let head = CGPoint(x: place.x + 12, y: place.y - 12)
    let style = StrokeStyle(width: 2)
    canvas.stroke(Path(polyline: [place, head]), canvas.palette.touch, style, .white)
    let circle = Path(ellipseIn: CGRect(around: head, radius: 5))
    canvas.append(.fill(circle, canvas.palette.touch))
    canvas.append(.stroke(circle, .black, StrokeStyle(width: 1)))
  }
}

/// An upright cross that marks a point.
enum CrossMark {
  static func paint(at place: CGPoint, reach: CGFloat, on canvas: inout OverlayCanvas) {
    var cross = Path()
    for (dx, dy) in [(reach, 0), (0, reach)] as [(CGFloat, CGFloat)] {
      cross.move(to: CGPoint(x: place.x - dx, y: place.y - dy))
      cross.addLine(to: CGPoint(x: place.x + dx, y: place.y + dy))
    }
    canvas.append(.stroke(cross, .white, StrokeStyle(width: 4.5)))
    canvas.append(.stroke(cross, .black, StrokeStyle(width: 2)))
  }
}
