internal import CCairo
import Drawing
import Foundation
import Geometry

extension ListPainter {
  /// Paints a shape in one colour from what it is to the rasteriser.
  ///
  /// The shape is described to a key and then drawn from it, so that it is the same wherever it is
  /// drawn: the rasteriser's pen rounds a little differently at other coordinates. Returns false
  /// when it is none to be treated so. The bytes are the same with our own loops and without.
  mutating func paint(
    _ color: Color,
    _ box: DeviceBox,
    rule: Path.FillRule = .winding,
    describing: (inout ShapeKey) -> Bool,
    drawing: (ShapeKey, OpaquePointer) -> Void
  ) -> Bool {
    guard isSmooth else { return false }
    let covered = box.pixels(in: clip)
    let shown = covered.intersection(damage)
    guard !shown.isEmpty else { return true }
    guard covered.width * covered.height <= DrawingLimits.coveredPixels else { return false }
    let cache = renderer.coverages
    cache.key.begin(covered, rule: rule)
    guard describing(&cache.key) else { return false }
    guard renderer.blendsItself, let coverage = cache.coverage(at: covered, drawing: drawing)
    else {
      draw(cache.key, color, box, covered, drawing)
      return true
    }
    let premultiplied = PremultipliedColor(color, opacity: fade)
    if premultiplied.alpha > 0 {
      surface.block.blend(shown, with: premultiplied, through: coverage)
    }
    return true
  }

  /// Has the library colour what a shape covers, at the coordinates of its key.
  private mutating func draw(
    _ key: ShapeKey,
    _ color: Color,
    _ box: DeviceBox,
    _ covered: PixelRectangle,
    _ drawing: (ShapeKey, OpaquePointer) -> Void
  ) {
    guard prepareShape(covering: box), let part = surface.part(covered) else { return }
    let alpha = color.alpha * fade
    cairo_set_source_rgba(part.context, color.red, color.green, color.blue, alpha)
    drawing(key, part.context)
  }
}
