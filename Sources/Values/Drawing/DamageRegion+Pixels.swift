import Foundation
public import Geometry

extension DamageRegion {
  /// Returns the damaged pixels of a picture at a scale in pixels per point, inside its limits.
  ///
  /// Partly damaged pixels count.
  public func pixelRectangles(scale: Double, limit: PixelRectangle) -> [PixelRectangle] {
    guard scale > 0, scale.isFinite else { return [] }
    return rectangles.compactMap { rect in
      let left = (Double(rect.minX) * scale).rounded(.down)
      let top = (Double(rect.minY) * scale).rounded(.down)
      let right = (Double(rect.maxX) * scale).rounded(.up)
      let bottom = (Double(rect.maxY) * scale).rounded(.up)
      let x = DamageRegion.pixel(left)
      let y = DamageRegion.pixel(top)
      let pixels = PixelRectangle(
        x: x,
        y: y,
        width: DamageRegion.pixel(right) - x,
        height: DamageRegion.pixel(bottom) - y
      ).intersection(limit)
      return pixels.isEmpty ? nil : pixels
    }
  }

  private static func pixel(_ coordinate: Double) -> Int {
    Int(max(-1e9, min(1e9, coordinate)))
  }
}
