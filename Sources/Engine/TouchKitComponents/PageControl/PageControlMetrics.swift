import Foundation
@_spi(Components) import TouchKit

/// The sizes of a page control's parts, in points (our choice, close to a device's).
enum PageControlMetrics {
  /// The diameter of a dot.
  static let diameter: CGFloat = 7
  /// The distance between the centers of two dots.
  static let spacing: CGFloat = 16
  /// The height of a page control.
  static let height: CGFloat = 26

  /// Returns the size for a number of dots.
  static func size(dots: Int) -> CGSize {
    CGSize(width: dots > 0 ? diameter + spacing * CGFloat(dots) : 0, height: height)
  }

  /// Returns the center of a dot if the dots are centered in the given bounds.
  static func center(of index: Int, count: Int, in bounds: CGRect) -> CGPoint {
    let offset = CGFloat(index) - CGFloat(count - 1) / 2
    return CGPoint(x: bounds.midX + offset * spacing, y: bounds.midY)
  }

  /// Returns the square around a dot.
  static func dot(around center: CGPoint) -> CGRect {
    CGRect(
      x: center.x - diameter / 2,
      y: center.y - diameter / 2,
      width: diameter,
      height: diameter
    )
  }
}
