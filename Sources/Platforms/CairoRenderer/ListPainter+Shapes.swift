internal import CCairo
import Drawing
import Foundation
import Geometry

extension ListPainter {
  mutating func fill(_ rect: CGRect, _ color: Color) {
    let box = DeviceBox(rect, transform)
    guard box.touches(visible) else { return }
    guard transform.keepsRectanglesUpright else {
      return fill(corners: Quad(rect, transform: transform), box, color)
    }
    guard box.isAligned else { return fillUnaligned(box, color) }
    fillPixels(box.roundedPixels(in: visible), PremultipliedColor(color, opacity: fade))
  }

  mutating func fill(_ path: Path, _ color: Color) {
    let box = DevicePath.bounds(of: path, transform)
    guard color.alpha > 0, prepareShape(covering: box),
      DevicePath.plot(path, transform, in: surface.context)
    else { return }
    setSource(color)
    cairo_fill(surface.context)
    surface.recoverFromErrors()
  }

  private mutating func fillUnaligned(_ box: DeviceBox, _ color: Color) {
    let limits = surface.extents
    // Far edges, which are not visible, are moved near, into the precise range of the rasteriser.
    let left = max(box.left, Double(limits.x) - 4)
    let top = max(box.top, Double(limits.y) - 4)
    let near = CGRect(
      x: left,
      y: top,
      width: min(box.right, Double(limits.maxX) + 4) - left,
      height: min(box.bottom, Double(limits.maxY) + 4) - top
    )
    guard near.width > 0, near.height > 0 else { return }
    fill(corners: Quad(near), box, color)
  }

  /// Fills whole pixels that are all visible.
  func fillPixels(_ rect: PixelRectangle, _ color: PremultipliedColor) {
    guard !rect.isEmpty, !color.isClear else { return }
    surface.fill(rect, with: color)
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(
      surface.context,
      color.red,
      color.green,
      color.blue,
      color.alpha * fade
    )
  }

  private mutating func fill(corners quad: Quad, _ box: DeviceBox, _ color: Color) {
    guard color.alpha > 0, prepareShape(covering: box), DevicePath.plot(quad, in: surface.context)
    else { return }
    setSource(color)
    cairo_fill(surface.context)
    surface.recoverFromErrors()
  }
}
