import CSDL2
import Geometry

/// A picture in memory whose parts are copied to a window's surface of the same size.
struct PixelSource {
  let pixels: UnsafeRawPointer
  let bytesPerRow: Int

  private static let bytesPerPixel = 4

  /// Copies a rectangle that lies inside both the picture and the surface.
  func copy(_ rectangle: PixelRectangle, to surface: UnsafeMutablePointer<SDL_Surface>) {
    guard let target = surface.pointee.pixels, let format = surface.pointee.format?.pointee else {
      return
    }
    let pitch = Int(surface.pointee.pitch)
    let from = pixels + rectangle.y * bytesPerRow + rectangle.x * Self.bytesPerPixel
    let to = target + rectangle.y * pitch + rectangle.x * Int(format.BytesPerPixel)
    guard PixelSource.isSameLayout(format) else {
      // This path is for screens with another pixel format; a conversion that SDL cannot do is harmless.
      _ = sdl.SDL_ConvertPixels(
        Int32(clamping: rectangle.width),
        Int32(clamping: rectangle.height),
        SDL_PIXELFORMAT_RGB888.rawValue,
        from,
        Int32(clamping: bytesPerRow),
        format.format,
        to,
        surface.pointee.pitch
      )
      return
    }
    for row in 0..<rectangle.height {
      (to + row * pitch).copyMemory(
        from: from + row * bytesPerRow,
        byteCount: rectangle.width * Self.bytesPerPixel
      )
    }
  }

  /// Returns whether copying bytes is enough: blue, green, red, and an unused byte.
  private static func isSameLayout(_ format: SDL_PixelFormat) -> Bool {
    Int(format.BytesPerPixel) == bytesPerPixel
      && format.Rmask == 0xFF_0000 && format.Gmask == 0xFF00 && format.Bmask == 0xFF
  }
}
