/// The style of a line: its width in points, its dashes, its ends and its corners.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's end.
  public enum Cap: String, Hashable, Sendable {
    /// Straight, at the end.
    case butt
    /// A half circle around the end.
    case round
    /// Straight, half the width after the end.
    case square
  }

  /// The shape of a corner between two pieces of a line.
  public enum Join: String, Hashable, Sendable {
    /// A sharp corner, cut off if it would become too long.
    case miter
    /// An arc.
    case round
    /// A corner that is cut off.
    case bevel
  }

  /// The default miter limit; a right angle needs 1.42.
  ///
  /// The limit is the maximum length of a corner's tip as a multiple of the line's width.
  public static let usualMiterLimit = 1.5

  /// The width in points.
  public var width: Double
  /// Lengths of dashes and gaps in points, alternating; empty for a solid line.
  public var dashes: [Double]
  /// The distance into the dashes at which the line starts, in points.
  public var dashPhase: Double
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// The maximum length of a sharp corner's tip as a multiple of the width; longer tips are cut off.
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

  /// Whether it is plain: solid, with straight ends and full right angles.
  public var isPlain: Bool {
    dashes.isEmpty && cap == .butt && join == .miter
  }
}
