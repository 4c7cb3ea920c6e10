package import Foundation
package import Geometry

/// A picture of which parts can be packed for pages; it may be painted between two calls.
package protocol PagePicture: AnyObject {
  /// All of its pixels.
  var bounds: PixelRectangle { get }

  /// Calls the closure with all bytes, four per pixel, and the distance from one row to the next in bytes.
  func withPixels<Result>(_ body: (UnsafeRawBufferPointer, Int) -> Result) -> Result

  /// Returns parts of the picture on a sheet, as PNG; nil if memory is missing.
  func packed(_ sheet: PictureSheet) -> Data?
}
