internal import CPixels
import Geometry

extension PixelBlock {
  /// Puts a translucent premultiplied colour over every pixel of a rectangle.
  ///
  /// Bit for bit what the drawing library does, without its cost for every call.
  func blend(_ rect: PixelRectangle, with color: PremultipliedColor) {
    guard !rect.isEmpty else { return }
    pixels_blend(
      address(x: rect.x, y: rect.y).assumingMemoryBound(to: UInt8.self),
      bytesPerRow,
      rect.width,
      rect.height,
      color.pixel,
      UInt32(255 - color.alpha)
    )
  }
}
