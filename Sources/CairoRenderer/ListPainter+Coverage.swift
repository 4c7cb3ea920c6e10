internal import CCairo
import Drawing
import Foundation
import Geometry

extension ListPainter {
  /// Paints a shape that lies in a box in one colour.
  mutating func paint(_ shape: DeviceShape, _ color: Color, in box: DeviceBox) {
    flush()
    guard color.alpha > 0, !paintByKey(shape, color, box), prepareShape(covering: box),
      shape.plot(in: surface.context)
    else { return }
    setSource(color)
    shape.drawPath(in: surface.context)
    surface.recoverFromErrors()
  }

  /// Paints a shape from what it is to the rasteriser, so that it is the same wherever it is drawn:
  /// the rasteriser's pen rounds a little differently at other coordinates.
  ///
  /// Returns false when it is none to be treated so. The bytes are the same with our own loops and
  /// without.
  private mutating func paintByKey(
    _ shape: DeviceShape,
    _ color: Color,
    _ box: DeviceBox
  ) -> Bool {
    guard isSmooth else { return false }
    let covered = box.pixels(in: clip)
    let shown = covered.intersection(damage)
    guard !shown.isEmpty else { return true }
    let cache = renderer.coverages
    guard covered.width * covered.height <= DrawingLimits.coveredPixels,
      shape.describe(to: &cache.key, covering: covered)
    else { return false }
    guard renderer.blendsItself, let coverage = cache.coverage(of: shape, at: covered) else {
      draw(shape, cache.key, color, box, covered)
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
    _ shape: DeviceShape,
    _ key: ShapeKey,
    _ color: Color,
    _ box: DeviceBox,
    _ covered: PixelRectangle
  ) {
    guard prepareShape(covering: box) else { return }
    let part = surface.part(covered)
    let alpha = color.alpha * fade
    cairo_set_source_rgba(part.context, color.red, color.green, color.blue, alpha)
    key.plot(in: part.context)
    shape.drawPath(in: part.context)
  }
}
