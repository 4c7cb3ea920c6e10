/// How a line is drawn: its width in points, and its dashes.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// Lengths of dashes and gaps in points, alternating; empty for a solid line.
  public var dashes: [Double]

  /// Creates a style, solid by default.
  public init(width: Double, dashes: [Double] = []) {
    self.width = width
    self.dashes = dashes
  }
}
