public import Foundation

/// A soft shadow on the content beneath.
public struct Shadow: Hashable, Sendable {
  /// The shadow's colour, opacity included.
  public var color: Color
  /// The offset of the shadow, in points; y grows downwards.
  public var offset: CGSize
  /// The softness of its edge: the standard deviation of the blur, in points.
  public var radius: Double

  /// Creates a shadow.
  public init(color: Color, offset: CGSize, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }

  /// The maximum distance of the blur from the shape's edge, in points.
  public var reach: Double { radius > 0 ? radius * 3 : 0 }

  /// Returns the box of the shadow of a shape with a box.
  public func bounds(of box: CGRect) -> CGRect {
    let reach = CGFloat(reach)
    return box.offsetBy(dx: offset.width, dy: offset.height)
      .insetBy(dx: -reach, dy: -reach)
  }
}
