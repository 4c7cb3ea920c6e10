package import Foundation
package import Geometry

/// A picture whose parts can be packed for pages; it may be painted on between two calls.
package protocol PagePicture: AnyObject {
  /// All of its pixels.
  var bounds: PixelRectangle { get }

  /// A part of it as PNG; nil where there is no memory for that.
  func packed(_ part: PixelRectangle) -> Data?
}
