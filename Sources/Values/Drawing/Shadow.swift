public import Foundation

/// The soft shadow that something casts on what lies beneath.
public struct Shadow: Hashable, Sendable {
  /// The shadow's colour, opacity included.
  public var color: Color
  /// Where the shadow falls, in points; y grows downwards.
  public var offset: CGSize
  /// How soft its edge is: the standard deviation of the blur, in points.
  public var radius: Double

  /// Creates a shadow.
  public init(color: Color, offset: CGSize, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }

  /// How far from the shape's own edge, in points, a trace of the blur is found.
  public var reach: Double { radius > 0 ? radius * 3 : 0 }

  /// The box of the shadow of something with a box.
  public func bounds(of box: CGRect) -> CGRect {
    let reach = CGFloat(reach)
    return box.offsetBy(dx: offset.width, dy: offset.height)
      .insetBy(dx: -reach, dy: -reach)
  }
}
