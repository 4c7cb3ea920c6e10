internal import CCairo
import Drawing
import Foundation
import Geometry

extension ListPainter {
  mutating func stroke(_ rect: CGRect, _ color: Color, _ style: StrokeStyle) {
    guard style.width > 0, color.alpha > 0 else { return }
    let half = CGFloat(style.width / 2)
    let outer = DeviceBox(rect.insetBy(dx: -half, dy: -half), transform)
    if transform.keepsRectanglesUpright, style.isPlain {
      guard outer.touches(visible) else { return }
      if strokePixels(rect, outer, half, color) { return }
    }
    stroke(Path(rect: rect), color, style)
  }

  mutating func stroke(_ path: Path, _ color: Color, _ style: StrokeStyle) {
    let stretch = transform.largestStretch
    let reach = Double(style.reach) * stretch
    // Comparisons with NaN fail, which refuses it.
    guard style.width > 0, color.alpha > 0, reach < DrawingLimits.coordinate,
      abs(Double(transform.determinant)) > 1e-9,
      prepareShape(covering: DevicePath.bounds(of: path, transform).outset(by: reach)),
      DevicePath.plot(path, transform, in: surface.context)
    else { return }
    setSource(color)
    strokeCurrentPath(style, stretch: stretch)
  }

  /// Paints the border as four bars when all edges lie on whole pixels.
  private func strokePixels(
    _ rect: CGRect,
    _ outer: DeviceBox,
    _ half: CGFloat,
    _ color: Color
  ) -> Bool {
    let inner = DeviceBox(
      CGRect(
        x: rect.minX + half,
        y: rect.minY + half,
        width: max(0, rect.width - 2 * half),
        height: max(0, rect.height - 2 * half)
      ),
      transform
    )
    guard outer.isAligned, inner.isAligned else { return false }
    let premultiplied = PremultipliedColor(color, opacity: fade)
    let (left, right) = (outer.left, outer.right)
    fillBar(left, outer.top, right, inner.top, premultiplied, color)
    fillBar(left, inner.bottom, right, outer.bottom, premultiplied, color)
    fillBar(left, inner.top, inner.left, inner.bottom, premultiplied, color)
    fillBar(inner.right, inner.top, right, inner.bottom, premultiplied, color)
    return true
  }

  private func fillBar(
    _ left: Double,
    _ top: Double,
    _ right: Double,
    _ bottom: Double,
    _ premultiplied: PremultipliedColor,
    _ color: Color
  ) {
    let bar = DeviceBox(left: left, top: top, right: right, bottom: bottom)
    fillPixels(bar.roundedPixels(in: visible), premultiplied, color)
  }

  private func strokeCurrentPath(_ style: StrokeStyle, stretch: Double) {
    let context = surface.context
    // The path is in pixels already; the transform now shapes the pen alone.
    var matrix = cairo_matrix_t(
      xx: Double(transform.a),
      yx: Double(transform.b),
      xy: Double(transform.c),
      yy: Double(transform.d),
      x0: 0,
      y0: 0
    )
    cairo_set_matrix(context, &matrix)
    cairo_set_line_width(context, style.width)
    cairo_set_line_cap(context, style.cap.cairoCap)
    cairo_set_line_join(context, style.join.cairoJoin)
    cairo_set_miter_limit(context, max(style.miterLimit, 1))
    setDashes(style, stretch: stretch)
    cairo_stroke(context)
    cairo_identity_matrix(context)
    surface.recoverFromErrors()
  }
}

extension ListPainter {
  private func setDashes(_ style: StrokeStyle, stretch: Double) {
    let dashes = style.dashes
    let period = dashes.reduce(0, +)
    let isDashed =
      dashes.allSatisfy { $0 >= 0 } && period.isFinite
      && period * stretch >= DrawingLimits.dashPeriod
    let phase = style.dashPhase.isFinite ? style.dashPhase : 0
    cairo_set_dash(surface.context, dashes, isDashed ? Int32(dashes.count) : 0, phase)
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
  /// An upper limit for how many times longer any line becomes.
  var largestStretch: Double {
    let horizontal = Double(a * a + b * b).squareRoot()
    let vertical = Double(c * c + d * d).squareRoot()
    return (horizontal * horizontal + vertical * vertical).squareRoot()
  }
}
