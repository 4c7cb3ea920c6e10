public import Foundation

extension Path {
  /// Adds an arc of a circle, with a straight line from the pen to its start.
  ///
  /// Angles are in radians from the positive x axis, and grow clockwise on screen, where y grows downwards.
  /// A sweep of more than a full turn is one full turn.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    start: CGFloat,
    sweep: CGFloat
  ) {
    guard radius.isFinite, start.isFinite, sweep.isFinite else { return }
    let turn = 2 * CGFloat.pi
    let sweep = max(-turn, min(turn, sweep))
    let first = Path.point(center, radius, start)
    if isEmpty { move(to: first) } else { addLine(to: first) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = 4.0 / 3 * CGFloat(tan(Double(step) / 4)) * radius
    for index in 0..<(sweep == 0 ? 0 : count) {
      let from = start + step * CGFloat(index)
      addArcPiece(center, radius, from, from + step, handle)
    }
  }

  private mutating func addArcPiece(
    _ center: CGPoint,
    _ radius: CGFloat,
    _ from: CGFloat,
    _ to: CGFloat,
    _ handle: CGFloat
  ) {
    let begin = Path.point(center, radius, from)
    let end = Path.point(center, radius, to)
    let (sine0, cosine0) = (CGFloat(sin(Double(from))), CGFloat(cos(Double(from))))
    let (sine1, cosine1) = (CGFloat(sin(Double(to))), CGFloat(cos(Double(to))))
    addCurve(
      to: end,
      control1: CGPoint(x: begin.x - handle * sine0, y: begin.y + handle * cosine0),
      control2: CGPoint(x: end.x + handle * sine1, y: end.y - handle * cosine1)
    )
  }

  private static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(cos(Double(angle))),
      y: center.y + radius * CGFloat(sin(Double(angle)))
    )
  }

  /// Adds a quadratic curve, as a cubic one with its handles at two thirds of the way.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPoint ?? end
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3,
        y: point.y + (control.y - point.y) * 2 / 3
      )
    }
    addCurve(to: end, control1: toward(start), control2: toward(end))
  }

  /// Adds a circular arc that touches two lines, from the pen to a corner and on to an end.
  ///
  /// If there is no such arc, it adds a straight line to the corner.
  public mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
    let start = currentPoint ?? corner
    guard let arc = CornerArc(start, corner, end, radius) else {
      addLine(to: corner)
      return
    }
    addArc(center: arc.center, radius: radius, start: arc.start, sweep: arc.sweep)
  }
}

/// The circular arc that rounds a corner.
private struct CornerArc {
  let center: CGPoint
  let start: CGFloat
  let sweep: CGFloat

  init?(_ first: CGPoint, _ corner: CGPoint, _ last: CGPoint, _ radius: CGFloat) {
    let incoming = CornerArc.unit(from: corner, to: first)
    let outgoing = CornerArc.unit(from: corner, to: last)
    guard let incoming, let outgoing, radius > 0, radius.isFinite else { return nil }
    let cosine = incoming.x * outgoing.x + incoming.y * outgoing.y
    let cross = incoming.x * outgoing.y - incoming.y * outgoing.x
    guard abs(cross) > 1e-9 else { return nil }
    let half = acos(max(-1, min(1, Double(cosine)))) / 2
    let along = radius / CGFloat(tan(half))
    let away = radius / CGFloat(sin(half))
    let middle = CGPoint(x: incoming.x + outgoing.x, y: incoming.y + outgoing.y)
    guard let axis = CornerArc.unit(from: .zero, to: middle) else { return nil }
    center = CGPoint(x: corner.x + axis.x * away, y: corner.y + axis.y * away)
    let begin = CGPoint(x: corner.x + incoming.x * along, y: corner.y + incoming.y * along)
    start = CGFloat(atan2(Double(begin.y - center.y), Double(begin.x - center.x)))
    sweep = (cross > 0 ? -1 : 1) * (.pi - 2 * CGFloat(half))
  }

  private static func unit(from: CGPoint, to: CGPoint) -> CGPoint? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = CGFloat(hypot(Double(dx), Double(dy)))
    return length > 0 && length.isFinite ? CGPoint(x: dx / length, y: dy / length) : nil
  }
}
