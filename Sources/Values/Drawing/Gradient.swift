public import Foundation

/// A smooth transition of colours along a line, between two circles or around a point.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location: 0 is the start, 1 is the end.
  public struct Stop: Hashable, Sendable {
    /// The location, 0…1.
    public var location: Double
    /// The colour.
    public var color: Color

    /// Creates a stop.
    public init(_ location: Double, _ color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The geometry of the transition.
  public enum Shape: Hashable, Sendable {
    /// From one point to another, constant across.
    case linear(from: CGPoint, to: CGPoint)
    /// From one circle to another.
    case radial(from: CGPoint, radius: Double, to: CGPoint, endRadius: Double)
    /// Once around a point, starting in the direction of another one, and clockwise if y grows downwards.
    case conic(center: CGPoint, towards: CGPoint)
  }

  /// The geometry of the transition.
  public var shape: Shape
  /// The colours, in the order of their locations.
  public var stops: [Stop]
  /// Whether the first colour continues before the start.
  public var extendsBeforeStart: Bool
  /// Whether the last colour continues after the end.
  public var extendsBehindEnd: Bool

  /// Creates a gradient that continues at both ends.
  public init(
    _ shape: Shape,
    stops: [Stop],
    extendsBeforeStart: Bool = true,
    extendsBehindEnd: Bool = true
  ) {
    self.shape = shape
    self.stops = stops
    self.extendsBeforeStart = extendsBeforeStart
    self.extendsBehindEnd = extendsBehindEnd
  }
}
