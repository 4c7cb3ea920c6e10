import Foundation

/// The sizes of a page control's parts, in points (our choice, near those of a device).
enum PageControlMetrics {
  /// The diameter of a dot.
  static let dot: CGFloat = 7
  /// From the middle of one dot to that of the next.
  static let spacing: CGFloat = 16
  /// The height of a page control.
  static let height: CGFloat = 26

  /// The size that a number of dots needs.
  static func size(dots: Int) -> CGSize {
    CGSize(width: dots > 0 ? dot + spacing * CGFloat(dots - 1) + spacing : 0, height: height)
  }

  /// The middle of a dot, for so many dots in the middle of a page control's bounds.
  static func center(of index: Int, count: Int, in bounds: CGRect) -> CGPoint {
    let offset = CGFloat(index) - CGFloat(count - 1) / 2
    return CGPoint(x: bounds.midX + offset * spacing, y: bounds.midY)
  }
}
