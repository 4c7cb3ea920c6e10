internal import CCairo
import Drawing
import Foundation
import Geometry

extension StrokeStyle {
  /// Draws the context's current path, which is in pixels, with a pen that a transform shapes.
  func draw(in context: OpaquePointer, _ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: Double(transform.a),
      yx: Double(transform.b),
      xy: Double(transform.c),
      yy: Double(transform.d),
      x0: 0,
      y0: 0
    )
    cairo_set_matrix(context, &matrix)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, cap.cairoCap)
    cairo_set_line_join(context, join.cairoJoin)
    cairo_set_miter_limit(context, max(miterLimit, 1))
    setDashes(context, stretch: transform.largestStretch)
    cairo_stroke(context)
    cairo_identity_matrix(context)
  }

  private func setDashes(_ context: OpaquePointer, stretch: Double) {
    let period = dashes.reduce(0, +)
    let isDashed =
      dashes.allSatisfy { $0 >= 0 } && period.isFinite
      && period * stretch >= DrawingLimits.dashPeriod
    let phase = dashPhase.isFinite ? dashPhase : 0
    cairo_set_dash(context, dashes, isDashed ? Int32(dashes.count) : 0, phase)
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension CGAffineTransform {
  /// An upper limit of the factor by which the transform lengthens a line.
  var largestStretch: Double {
    let horizontal = Double(a * a + b * b).squareRoot()
    let vertical = Double(c * c + d * d).squareRoot()
    return (horizontal * horizontal + vertical * vertical).squareRoot()
  }
}
