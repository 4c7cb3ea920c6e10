internal import CCairo
import Drawing
import Foundation
import Geometry

extension ListPainter {
  /// Paints the shadow of a path.
  mutating func paint(_ shadow: Shadow, of path: Path) {
    let color = shadow.color
    guard color.alpha > 0, let fall = ShadowFall(shadow, transform) else { return }
    let moved = transform.concatenating(fall.displacement)
    let caster = DevicePath.bounds(of: path, moved)
    let shown = caster.outset(by: Double(fall.reach)).enclosingPixels(in: clip)
    guard !shown.intersection(damage).isEmpty else { return }
    // The margin around the visible part is large enough for the same blur as on an endless picture.
    let room = shown.outset(by: fall.reach)
    let covered = caster.pixels(in: room)
    guard !covered.isEmpty,
      let map = renderer.shadows.map(of: path, moved, in: covered, blur: fall.deviation)
    else { return }
    put(map, color, opacity: 1)
  }

  /// Paints the shadow of a layer.
  mutating func paint(
    _ shadow: Shadow,
    of layer: Surface,
    in painted: PixelRectangle,
    opacity: Double
  ) {
    guard shadow.color.alpha > 0, let fall = ShadowFall(shadow, transform),
      let map = ShadowMask(of: layer, painted.intersection(layer.extents), reach: fall.reach)
    else { return }
    map.move(by: fall.wholeDisplacement)
    map.blur(deviation: fall.deviation)
    put(map, shadow.color, opacity: opacity)
  }

  /// Returns the pixels that contain all shapes whose shadow falls on the damaged pixels.
  func casters(of shadow: Shadow) -> PixelRectangle {
    guard let fall = ShadowFall(shadow, transform) else { return damage }
    let (dx, dy) = fall.wholeDisplacement
    let moved = PixelRectangle(
      x: damage.x - dx,
      y: damage.y - dy,
      width: damage.width,
      height: damage.height
    )
    return moved.outset(by: fall.reach).union(damage)
  }

  private func put(_ map: ShadowMask, _ color: Color, opacity: Double) {
    let shown = map.extents.intersection(visible)
    guard !shown.isEmpty else { return }
    surface.setClip(shown)
    let alpha = color.alpha * fade * opacity
    cairo_set_source_rgba(surface.context, color.red, color.green, color.blue, alpha)
    map.mask(in: surface.context)
    surface.recoverFromErrors()
  }
}

/// The place and softness of a shadow, in pixels.
private struct ShadowFall {
  let displacement: CGAffineTransform
  let deviation: Double

  /// The reach of the blur in pixels: three boxes wide.
  var reach: Int { ShadowMask.reach(deviation: deviation) }

  /// The displacement in whole pixels.
  var wholeDisplacement: (Int, Int) {
    (Int(displacement.tx.rounded()), Int(displacement.ty.rounded()))
  }

  /// Creates a fall; nil if a number is invalid or too large.
  init?(_ shadow: Shadow, _ transform: CGAffineTransform) {
    let moved = shadow.offset.applying(transform)
    let limit = CGFloat(DrawingLimits.coordinate)
    let scale = Double(abs(transform.determinant)).squareRoot()
    guard abs(moved.width) < limit, abs(moved.height) < limit, scale.isFinite,
      shadow.radius.isFinite
    else { return nil }
    displacement = CGAffineTransform(translationX: moved.width, y: moved.height)
    deviation = min(max(shadow.radius, 0) * scale, DrawingLimits.blur)
  }
}

extension PixelRectangle {
  /// Returns the rectangle with more room on all sides.
  func outset(by distance: Int) -> PixelRectangle {
    PixelRectangle(
      x: x - distance,
      y: y - distance,
      width: width + 2 * distance,
      height: height + 2 * distance
    )
  }
}
