internal import CCairo
import Drawing
import Foundation
import Geometry

extension ListPainter {
  mutating func fill(_ rect: CGRect, _ color: Color) {
    let box = DeviceBox(rect, transform)
    guard box.touches(visible) else { return }
    guard transform.keepsRectanglesUpright else {
      let quad = Quad(rect, transform: transform)
      return paint(DeviceShape(outline: .quad(quad), transform: transform), color, in: box)
    }
    guard box.isAligned else {
      return fillUnaligned(box, color)
    }
    fillPixels(box.roundedPixels(in: visible), PremultipliedColor(color, opacity: fade), color)
  }

  mutating func fill(_ path: Path, _ color: Color) {
    let box = DevicePath.bounds(of: path, transform)
    guard box.touches(visible) else { return }
    paint(DeviceShape(outline: .path(path), transform: transform), color, in: box)
  }

  private mutating func fillUnaligned(_ box: DeviceBox, _ color: Color) {
    let limits = surface.extents
    // Far edges are brought near, where the rasteriser computes well; they are not seen.
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
  mutating func fillPixels(
    _ rect: PixelRectangle,
    _ premultiplied: PremultipliedColor,
    _ color: Color
  ) {
    guard !rect.isEmpty, premultiplied.alpha > 0 else { return }
    guard !keepsFills else {
      return fills.append(rect, premultiplied, firstRow: surface.extents.y)
    }
    if premultiplied.alpha == 255 {
      surface.block.fill(rect, with: premultiplied.pixel)
      return
    }
    surface.setClip(rect)
    setSource(color)
    cairo_paint(surface.context)
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
