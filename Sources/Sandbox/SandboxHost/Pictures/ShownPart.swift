import CairoRenderer
import Geometry

extension PixelRectangle {
  /// What of a window of this size has a picture: all of it, or the upper left part of a window that
  /// is larger than pictures may be.
  ///
  /// The desktop says how large a window is, and a program that ends for it would lose what its user
  /// has done.
  nonisolated var shownPart: PixelRectangle {
    guard isTooLarge else { return self }
    let width = min(width, Bitmap.maximumSide)
    let rows = min(Bitmap.maximumSide, Bitmap.maximumPixelCount / max(1, width))
    return PixelRectangle(x: x, y: y, width: width, height: min(height, rows))
  }

  /// Whether no picture can be of this size.
  nonisolated var isTooLarge: Bool {
    width > Bitmap.maximumSide || height > Bitmap.maximumSide
      || width * height > Bitmap.maximumPixelCount
  }
}
