package import Foundation
package import Geometry

/// A picture of which parts can be packed for pages; it may be painted on between two calls.
package protocol PagePicture: AnyObject {
  /// All of its pixels.
  var bounds: PixelRectangle { get }

  /// Calls the closure with all bytes, four a pixel, and the distance from one row to the next.
  func withPixels<Result>(_ body: (UnsafeRawBufferPointer, Int) -> Result) -> Result

  /// Parts of it on a sheet, as PNG; nil where there is no memory for that.
  func packed(_ sheet: PictureSheet) -> Data?
}
