package import CairoRenderer
import Drawing
package import Foundation
package import Geometry
import Logging

/// The pixels of the frame that is shown.
package final class Canvas {
  /// The renderer, which also measures text.
  package let renderer: CairoRenderer
  package private(set) var bitmap: Bitmap
  private let scale: Int

  /// The size of what is shown, in points.
  package private(set) var size: CGSize

  /// Creates a canvas for a window of a size in points, with so many pixels a point.
  package init(size: CGSize, scale: Int = 1, renderer: CairoRenderer = CairoRenderer())
    throws(ProgramError)
  {
    self.scale = scale
    self.renderer = renderer
    self.size = size
    bitmap = try Canvas.bitmap(size, scale)
    if let problem = renderer.fonts.problem {
      Logger(label: "touch-sandbox").warning("\(problem)")
    }
  }

  /// Takes another size; the next frame has to be painted whole.
  package func resize(to size: CGSize) throws(ProgramError) {
    bitmap = try Canvas.bitmap(size, scale)
    self.size = size
  }

  /// Paints the damaged part of a frame and tells which pixels that were.
  package func paint(_ frame: Frame) -> [PixelRectangle] {
    let damage = frame.damage.pixelRectangles(scale: Double(scale), limit: bitmap.bounds)
    guard !damage.isEmpty else { return [] }
    renderer.draw(frame.pictures, on: bitmap, scale: Double(scale), damage: damage)
    return damage
  }

  /// The picture as the bytes of a PNG file.
  package func png() throws(ProgramError) -> Data {
    do {
      return try bitmap.pngData()
    } catch {
      throw ProgramError(.software, error.description)
    }
  }

  private static func bitmap(_ size: CGSize, _ scale: Int) throws(ProgramError) -> Bitmap {
    do {
      return try Bitmap(width: Int(size.width) * scale, height: Int(size.height) * scale)
    } catch {
      throw ProgramError(.software, error.description)
    }
  }
}
