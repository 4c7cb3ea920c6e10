import Foundation
@_spi(Components) import TouchKit

/// The sizes of a page control's parts, in points (our choice, near those of a device).
enum PageControlMetrics {
  /// The diameter of a dot.
  static let diameter: CGFloat = 7
  /// From the middle of one dot to that of the next.
  static let spacing: CGFloat = 16
  /// The height of a page control.
  static let height: CGFloat = 26

  /// The size that a number of dots needs.
  static func size(dots: Int) -> CGSize {
    CGSize(width: dots > 0 ? diameter + spacing * CGFloat(dots) : 0, height: height)
  }

  /// The middle of a dot, for so many dots in the middle of a page control's bounds.
  static func center(of index: Int, count: Int, in bounds: CGRect) -> CGPoint {
    let offset = CGFloat(index) - CGFloat(count - 1) / 2
    return CGPoint(x: bounds.midX + offset * spacing, y: bounds.midY)
  }

  /// The square around a dot.
  static func dot(around center: CGPoint) -> CGRect {
    CGRect(
      x: center.x - diameter / 2,
      y: center.y - diameter / 2,
      width: diameter,
      height: diameter
    )
  }
}
