public import Foundation

/// A displacement in the plane: how far along each axis, without a place.
public struct CGVector: Hashable, Sendable {
  /// The displacement along x, in points.
  public var dx: CGFloat
  /// The displacement along y, in points.
  public var dy: CGFloat

  /// Creates a vector of length zero.
  public init() {
    dx = 0
    dy = 0
  }

  /// Creates a vector from its two displacements.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from integral displacements.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector of length zero.
  public static let zero = CGVector()
}
