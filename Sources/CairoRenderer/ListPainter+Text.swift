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
    // Glyphs are moved to whole pixels, hence the room.
    guard !layout.ink.isNull, DeviceBox(ink, transform).touches(visible) else { return }
    surface.setClip(visible)
    setSource(run.color)
    for line in 0..<layout.lineCount {
      let baseline =
        point.y + CGFloat(layout.measures.ascent + Double(line) * layout.measures.height)
      show(line, of: layout, at: CGPoint(x: point.x, y: baseline).applying(transform))
    }
    cairo_identity_matrix(surface.context)
    surface.recoverFromErrors()
  }

  private func show(_ line: Int, of layout: TextLayout, at origin: CGPoint) {
    let limit = DrawingLimits.coordinate
    guard abs(Double(origin.x)) < limit, abs(Double(origin.y)) < limit else { return }
    let isUpright = transform.keepsRectanglesUpright
    // Upright text moves as a whole from pixel to pixel; each glyph by itself would wobble.
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
    layout.showLine(line, in: surface.context)
  }
}
