internal import CSDL2
package import Foundation

/// How points, the window system's own units of length, and pixels of a window relate.
///
/// On X11 a unit is a pixel, and a desktop that enlarges everything says so by its dots per inch.
/// On Wayland the desktop enlarges units itself, and tells how many pixels one has.
package struct WindowScale: Hashable, Sendable {
  /// How many pixels a point has.
  package let pixelsPerPoint: Double
  /// How many of the window system's units a point has.
  package let unitsPerPoint: Double

  /// The scales that a window can have.
  package static let range = 1.0...4.0

  /// Every length means the same.
  package static let natural = WindowScale(pixelsPerPoint: 1, unitsPerPoint: 1)

  private init(pixelsPerPoint: Double, unitsPerPoint: Double) {
    (self.pixelsPerPoint, self.unitsPerPoint) = (pixelsPerPoint, unitsPerPoint)
  }

  /// The scale that is demanded, or the desktop's, for a window with so many pixels a unit.
  package init(demanded: Double?, desktop: Double, pixelsPerUnit: Double) {
    let pixels = pixelsPerUnit > 0 && pixelsPerUnit.isFinite ? pixelsPerUnit : 1
    let wanted = demanded ?? max(desktop, pixels)
    let scale = min(max(wanted, WindowScale.range.lowerBound), WindowScale.range.upperBound)
    self.init(pixelsPerPoint: scale, unitsPerPoint: scale / pixels)
  }

  /// The size in points that covers a size in units; the last point may reach over the edge.
  package func points(width: Int32, height: Int32) -> CGSize {
    CGSize(
      width: (Double(width) / unitsPerPoint).rounded(.up),
      height: (Double(height) / unitsPerPoint).rounded(.up)
    )
  }

  /// A length in points as whole units, within what a window can have.
  func units(_ points: CGFloat) -> Int32 {
    Int32(clamping: Int(min(max(1, (points * unitsPerPoint).rounded()), 1_000_000)))
  }

  /// How much a desktop whose text has so many dots per inch enlarges everything: quarters of 96.
  package static func desktopScale(dotsPerInch: Double) -> Double {
    let quarters = (dotsPerInch / 24).rounded()
    guard quarters.isFinite, quarters >= 4 else { return 1 }
    return min(quarters / 4, range.upperBound)
  }
}
