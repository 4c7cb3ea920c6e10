public import Foundation

/// A vector in the plane, with a component along each axis and without a position.
public struct CGVector: Hashable, Sendable {
  /// The component along x, in points.
  public var dx: CGFloat
  /// The component along y, in points.
  public var dy: CGFloat

  /// Creates a vector of length zero.
  public init() {
    dx = 0
    dy = 0
  }

  /// Creates a vector from its two components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from integral components.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector of length zero.
  public static let zero = CGVector()
}
