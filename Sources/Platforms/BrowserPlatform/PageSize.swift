package import Foundation
package import Geometry

/// The size of a page, and the pixels of its screen.
package struct PageSize: Hashable, Sendable {
  /// The size in points, which are the page's CSS pixels.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: Double

  /// The scales of pictures; the browser shrinks the picture for a page that is zoomed out further.
  package static let scales = 1.0...3.0

  /// Creates a size, limited to the sizes that a window can have.
  package init(width: Int, height: Int, scale: Double) {
    size = CGSize(width: max(1, min(width, 16_384)), height: max(1, min(height, 16_384)))
    let scales = Self.scales
    self.scale =
      scale.isFinite ? min(max(scale, scales.lowerBound), scales.upperBound) : scales.lowerBound
  }

  /// The pixels of the picture that fills the page.
  package var pixels: PixelRectangle {
    PixelRectangle(
      x: 0,
      y: 0,
      width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded())
    )
  }
}
