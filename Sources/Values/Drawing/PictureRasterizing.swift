public import Foundation

/// Turns pictures into pixels for code that reads them while the program runs.
///
/// The object that measures an application's text may do this as well.
public protocol PictureRasterizing: TextMeasuring {
  /// The pixels of a list on nothing: row after row from the top, for each pixel red, green, blue,
  /// all multiplied by the opacity, and the opacity, 0…255.
  ///
  /// `scale` is the number of pixels a point; width and height are in pixels. Nil for sizes
  /// outside of 1…16 384 and without memory.
  func pixels(of list: DisplayList, width: Int, height: Int, scale: Double) -> [UInt8]?

  /// The same pixels as a PNG file with opacity; nil where there are none.
  func png(of list: DisplayList, width: Int, height: Int, scale: Double) -> Data?
}
