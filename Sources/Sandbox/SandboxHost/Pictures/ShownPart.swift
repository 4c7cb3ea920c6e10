import CairoRenderer
import Geometry

extension PixelRectangle {
  /// The part of a window of this size that has a picture.
  ///
  /// It is the whole window, or the upper left part of a window that is larger than the largest picture. The desktop
  /// decides on the size of a window. If the program ended because of it, the user would lose work.
  nonisolated var shownPart: PixelRectangle {
    guard isTooLarge else { return self }
    let width = min(width, Bitmap.maximumSide)
    let rows = min(Bitmap.maximumSide, Bitmap.maximumPixelCount / max(1, width))
    return PixelRectangle(x: x, y: y, width: width, height: min(height, rows))
  }

  /// Whether the size is too large for a picture.
  nonisolated var isTooLarge: Bool {
    width > Bitmap.maximumSide || height > Bitmap.maximumSide
      || width * height > Bitmap.maximumPixelCount
  }
}
