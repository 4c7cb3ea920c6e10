public import Foundation

/// Converts pictures to pixels for code that reads them at run time.
///
/// The object that measures an application's text can also conform to it.
public protocol PictureRasterizing: TextMeasuring {
  /// Returns the pixels of a list on a transparent background, in rows from the top.
  ///
  /// Each pixel has red, green, blue, all premultiplied by the opacity, and the opacity, 0…255.
  /// `scale` is the number of pixels per point; width and height are in pixels. It returns nil for sizes
  /// outside of 1…16 384 and without memory.
  func pixels(of list: DisplayList, width: Int, height: Int, scale: Double) -> [UInt8]?

  /// Returns the same pixels as a PNG file with opacity; nil if the pixels are nil.
  func png(of list: DisplayList, width: Int, height: Int, scale: Double) -> Data?
}
