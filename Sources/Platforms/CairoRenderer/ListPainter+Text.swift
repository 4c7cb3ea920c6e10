internal import CCairo
import Drawing
import Foundation
import Geometry

extension ListPainter {
  mutating func paint(_ run: TextRun, at point: CGPoint) {
    guard run.color.alpha > 0, !visible.isEmpty, transform.isFinite,
      abs(Double(transform.determinant)) > 1e-9,
      transform.largestStretch * run.font.usableSize < DrawingLimits.glyphSize,
      let layout = renderer.layouts.layout(for: run)
    else { return }
    let ink = layout.ink.offsetBy(dx: point.x, dy: point.y)
    // Glyphs are moved to whole pixels, so the ink needs room.
    guard !layout.ink.isNull, DeviceBox(ink, transform).touches(visible) else { return }
    if let outline = run.outline, outline.width > 0 {
      return paint(outline, of: layout, run.color, ink: ink, at: point)
    }
    surface.setClip(visible)
    setSource(run.color)
    for line in 0..<layout.lineCount where moveToStart(of: line, layout, point) {
      layout.showLine(line, in: surface.context)
    }
    finishText()
  }

  /// Paints the outlines of glyphs, and their insides if these are visible.
  private mutating func paint(
    _ outline: TextRun.Outline,
    of layout: TextLayout,
    _ color: Color,
    ink: CGRect,
    at point: CGPoint
  ) {
    let reach = outline.width / 2 * transform.largestStretch + 1
    let box = DeviceBox(ink, transform).outset(by: reach)
    guard reach < DrawingLimits.coordinate, prepareShape(covering: box) else { return }
    let pen = StrokeStyle(width: outline.width, join: .round)
    for line in 0..<layout.lineCount where moveToStart(of: line, layout, point) {
      layout.addOutlines(ofLine: line, in: surface.context)
      if outline.fills {
        setSource(color)
        cairo_fill_preserve(surface.context)
      }
      setSource(outline.color)
      pen.draw(in: surface.context, transform)
    }
    finishText()
  }

  private func finishText() {
    cairo_new_path(surface.context)
    cairo_identity_matrix(surface.context)
    surface.recoverFromErrors()
  }

  /// Makes the start of a line's baseline the current point; returns false if that is impossible.
  private func moveToStart(of line: Int, _ layout: TextLayout, _ point: CGPoint) -> Bool {
    let baseline = layout.measures.ascent + Double(line) * layout.measures.height
    let origin = CGPoint(x: point.x, y: point.y + CGFloat(baseline)).applying(transform)
    let limit = DrawingLimits.coordinate
    guard abs(Double(origin.x)) < limit, abs(Double(origin.y)) < limit else { return false }
    let isUpright = transform.keepsRectanglesUpright
    // Upright text moves as a whole from pixel to pixel, because single glyphs would wobble.
    var matrix = cairo_matrix_t(
      xx: Double(transform.a),
      yx: Double(transform.b),
      xy: Double(transform.c),
      yy: Double(transform.d),
      x0: Double(isUpright ? origin.x.rounded() : origin.x),
      y0: Double(isUpright ? origin.y.rounded() : origin.y)
    )
    cairo_set_matrix(surface.context, &matrix)
    cairo_move_to(surface.context, 0, 0)
    return true
  }
}
