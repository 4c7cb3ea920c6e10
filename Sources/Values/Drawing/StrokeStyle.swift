/// How a line is drawn: its width in points, its dashes, its ends and its corners.
public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: String, Hashable, Sendable {
    /// Where it ends, cut straight.
    case butt
    /// With a half circle around the end.
    case round
    /// Half a width behind its end, cut straight.
    case square
  }

  /// How two pieces of a line meet.
  public enum Join: String, Hashable, Sendable {
    /// In a sharp corner, cut off where it would become too long.
    case miter
    /// In an arc.
    case round
    /// In a corner that is cut off.
    case bevel
  }

  /// How much longer than the line is wide a corner's tip may be; a right angle needs 1.42.
  public static let usualMiterLimit = 1.5

  /// The width in points.
  public var width: Double
  /// Lengths of dashes and gaps in points, alternating; empty for a solid line.
  public var dashes: [Double]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Double
  /// How the line ends.
  public var cap: Cap
  /// How its pieces meet.
  public var join: Join
  /// How much longer than the line is wide a sharp corner's tip may be before it is cut off.
  public var miterLimit: Double

  /// Creates a style, solid by default.
  public init(
    width: Double,
    dashes: [Double] = [],
    dashPhase: Double = 0,
    cap: Cap = .butt,
    join: Join = .miter,
    miterLimit: Double = StrokeStyle.usualMiterLimit
  ) {
    self.width = width
    self.dashes = dashes
    self.dashPhase = dashPhase
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  /// Whether it is a plain line: solid, cut straight, with right angles kept.
  public var isPlain: Bool {
    dashes.isEmpty && cap == .butt && join == .miter
  }
}
