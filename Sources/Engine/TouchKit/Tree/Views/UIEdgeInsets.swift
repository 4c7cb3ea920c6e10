public import Foundation

/// The distances from the four edges of a rectangle to its inside, in points.
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of zero on all edges.
  public static let zero = UIEdgeInsets()

  /// The same insets with opposite sign.
  var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

nonisolated extension CGRect {
  /// Returns the rectangle reduced by insets on its four sides.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let rect = standardized
    return CGRect(
      x: rect.minX + insets.left,
      y: rect.minY + insets.top,
      width: rect.width - insets.left - insets.right,
      height: rect.height - insets.top - insets.bottom
    )
  }
}
