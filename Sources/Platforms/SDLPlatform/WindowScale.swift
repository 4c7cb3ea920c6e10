internal import CSDL2
package import Foundation

/// The relation of points, the window system's own units of length, and pixels of a window.
///
/// On X11 a unit is a pixel, and a desktop that enlarges everything reports its dots per inch. On Wayland the
/// desktop enlarges units itself, and reports the number of pixels per unit.
package struct WindowScale: Hashable, Sendable {
  /// The number of pixels per point.
  package let pixelsPerPoint: Double
  /// The number of the window system's units per point.
  package let unitsPerPoint: Double

  /// The scales that a window can have.
  package static let range = 1.0...4.0

  /// The scale at which points, units and pixels are equal.
  package static let natural = WindowScale(pixelsPerPoint: 1, unitsPerPoint: 1)

  private init(pixelsPerPoint: Double, unitsPerPoint: Double) {
    (self.pixelsPerPoint, self.unitsPerPoint) = (pixelsPerPoint, unitsPerPoint)
  }

  /// Creates the demanded scale, or the desktop's, for a window with a number of pixels per unit.
  package init(demanded: Double?, desktop: Double, pixelsPerUnit: Double) {
    let pixels = pixelsPerUnit > 0 && pixelsPerUnit.isFinite ? pixelsPerUnit : 1
    let wanted = demanded ?? max(desktop, pixels)
    let scale = min(max(wanted, WindowScale.range.lowerBound), WindowScale.range.upperBound)
    self.init(pixelsPerPoint: scale, unitsPerPoint: scale / pixels)
  }

  /// Returns the size in points that covers a size in units; the last point may extend beyond the edge.
  package func points(width: Int32, height: Int32) -> CGSize {
    CGSize(
      width: (Double(width) / unitsPerPoint).rounded(.up),
      height: (Double(height) / unitsPerPoint).rounded(.up)
    )
  }

  /// Returns a length in points as whole units, limited to what a window can have.
  func units(_ points: CGFloat) -> Int32 {
    Int32(clamping: Int(min(max(1, (points * unitsPerPoint).rounded()), 1_000_000)))
  }

  /// Returns the factor by which a desktop enlarges everything, from its text's dots per inch: quarters of 96.
  package static func desktopScale(dotsPerInch: Double) -> Double {
    let quarters = (dotsPerInch / 24).rounded()
    guard quarters.isFinite, quarters >= 4 else { return 1 }
    return min(quarters / 4, range.upperBound)
  }
}
