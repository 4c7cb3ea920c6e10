public import Foundation

/// Colours that run into each other along a line, between two circles or around a point.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place, 0 at the start and 1 at the end.
  public struct Stop: Hashable, Sendable {
    /// The place, 0…1.
    public var location: Double
    /// The colour.
    public var color: Color

    /// Creates a stop.
    public init(_ location: Double, _ color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// What the colours run along.
  public enum Shape: Hashable, Sendable {
    /// From one point to another, the same across.
    case linear(from: CGPoint, to: CGPoint)
    /// From one circle to another.
    case radial(from: CGPoint, radius: Double, to: CGPoint, endRadius: Double)
    /// Around a point, once, beginning in the direction of another and clockwise where y grows
    /// downwards.
    case conic(center: CGPoint, towards: CGPoint)
  }

  /// What the colours run along.
  public var shape: Shape
  /// The colours, in the order of their places.
  public var stops: [Stop]
  /// Whether the first colour goes on before the start.
  public var extendsBeforeStart: Bool
  /// Whether the last colour goes on behind the end.
  public var extendsBehindEnd: Bool

  /// Creates a gradient that goes on at both ends.
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
