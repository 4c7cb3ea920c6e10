package import CairoRenderer
import Drawing
package import Foundation
package import Geometry
import Logging
import TextFormats

/// The pixels of the visible frame.
package final class Canvas {
  /// The renderer, which also measures text.
  package let renderer: CairoRenderer
  package private(set) var bitmap: Bitmap
  /// The number of pixels per point.
  private(set) var scale: Double

  /// The size of the content, in points.
  package private(set) var size: CGSize

  /// Creates a canvas for a window size in points, with a number of pixels per point.
  package convenience init(
    size: CGSize,
    scale: Int = 1,
    renderer: CairoRenderer = CairoRenderer()
  ) throws(ProgramError) {
    let pixels = PixelRectangle(
      x: 0,
      y: 0,
      width: Int(size.width) * scale,
      height: Int(size.height) * scale
    )
    try self.init(size: size, pixels: pixels, scale: Double(scale), renderer: renderer)
  }

  /// Creates a canvas of a size in points.
  ///
  /// The picture shows the part that fits in a number of pixels.
  init(
    size: CGSize,
    pixels: PixelRectangle,
    scale: Double,
    renderer: CairoRenderer = CairoRenderer()
  ) throws(ProgramError) {
    (self.size, self.scale, self.renderer) = (size, scale, renderer)
    bitmap = try Canvas.bitmap(pixels)
    if let problem = renderer.fonts.problem {
      Logger(label: "touch-sandbox").warning("\(problem)")
    }
  }

  /// Changes the size; the whole next frame must be painted.
  package func resize(to size: CGSize) throws(ProgramError) {
    let pixels = PixelRectangle(
      x: 0,
      y: 0,
      width: Int(size.width * scale),
      height: Int(size.height * scale)
    )
    try resize(to: size, pixels: pixels, scale: scale)
  }

  /// Changes the size in points and pixels; the whole next frame must be painted.
  func resize(to size: CGSize, pixels: PixelRectangle, scale: Double) throws(ProgramError) {
    bitmap = try Canvas.bitmap(pixels)
    (self.size, self.scale) = (size, scale)
  }

  /// Paints the damaged part of a frame and returns the painted pixels.
  package func paint(_ frame: Frame) -> [PixelRectangle] {
    let damage = frame.damage.pixelRectangles(scale: scale, limit: bitmap.bounds)
    guard !damage.isEmpty else { return [] }
    renderer.draw(frame.pictures, on: bitmap, scale: scale, damage: damage)
    return damage
  }

  /// Returns the picture as the bytes of a PNG file.
  package func png() throws(ProgramError) -> Data {
    do {
      return try bitmap.pngData()
    } catch {
      throw ProgramError(.software, error.description)
    }
  }

  private static func bitmap(_ pixels: PixelRectangle) throws(ProgramError) -> Bitmap {
    do {
      return try Bitmap(width: pixels.width, height: pixels.height)
    } catch {
      throw ProgramError(.software, error.description)
    }
  }
}
