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
    let reach = Double(style.reach) * transform.largestStretch
    // Comparisons with NaN fail, so NaN is refused.
    guard style.width > 0, color.alpha > 0, reach < DrawingLimits.coordinate,
      abs(Double(transform.determinant)) > 1e-9
    else { return }
    let box = DevicePath.bounds(of: path, transform).outset(by: reach)
    guard prepareShape(covering: box), DevicePath.plot(path, transform, in: surface.context) else {
      return
    }
    setSource(color)
    style.draw(in: surface.context, transform)
    surface.recoverFromErrors()
  }

  /// Paints the border as four bars if all edges are on whole pixels.
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
    fillBar(left, outer.top, right, inner.top, premultiplied)
    fillBar(left, inner.bottom, right, outer.bottom, premultiplied)
    fillBar(left, inner.top, inner.left, inner.bottom, premultiplied)
    fillBar(inner.right, inner.top, right, inner.bottom, premultiplied)
    return true
  }

  private func fillBar(
    _ left: Double,
    _ top: Double,
    _ right: Double,
    _ bottom: Double,
    _ color: PremultipliedColor
  ) {
    let bar = DeviceBox(left: left, top: top, right: right, bottom: bottom)
    fillPixels(bar.roundedPixels(in: visible), color)
  }
}
