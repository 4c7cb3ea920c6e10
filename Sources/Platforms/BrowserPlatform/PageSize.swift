package import Foundation
package import Geometry

/// How large a page is, and how many pixels its screen has.
package struct PageSize: Hashable, Sendable {
  /// The size in points, which are the page's CSS pixels.
  package var size: CGSize
  /// How many pixels a point has.
  package var scale: Double

  /// The scales that pictures are made for: a page that is zoomed out further is made smaller by the
  /// browser.
  package static let scales = 1.0...3.0

  /// A size within what a window can have.
  package init(width: Int, height: Int, scale: Double) {
    size = CGSize(width: max(1, min(width, 16_384)), height: max(1, min(height, 16_384)))
    let scales = Self.scales
    self.scale =
      scale.isFinite ? min(max(scale, scales.lowerBound), scales.upperBound) : scales.lowerBound
  }

  /// The picture that fills the page.
  package var pixels: PixelRectangle {
    PixelRectangle(
      x: 0,
      y: 0,
      width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded())
    )
  }
}
