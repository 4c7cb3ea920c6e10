import Drawing
import Foundation

/// The shape of a line's end.
nonisolated public enum CGLineCap: Int32, Sendable {
  /// Cut straight at the end.
  case butt = 0
  /// A half circle around the end.
  case round = 1
  /// Cut straight, half a line width beyond the end.
  case square = 2

  var drawingCap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of the join of two line segments.
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, cut off where it would become too long.
  case miter = 0
  /// An arc.
  case round = 1
  /// A corner that is cut off.
  case bevel = 2

  var drawingJoin: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// The rule for the inside of overlapping outlines.
nonisolated public enum CGPathFillRule: Int, Sendable {
  /// The points around which the outlines wind, with directions counted.
  case winding = 0
  /// The points that an odd number of outlines enclose.
  case evenOdd = 1

  var drawingRule: Path.FillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// The parts of a path that are drawn.
nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside by the winding rule.
  case fill = 0
  /// The inside by the even-odd rule.
  case eoFill = 1
  /// The line.
  case stroke = 2
  /// The inside by the winding rule, then the line.
  case fillStroke = 3
  /// The inside by the even-odd rule, then the line.
  case eoFillStroke = 4
}

/// The smoothness of enlarged images.
nonisolated public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's default.
  case `default` = 0
  /// Pixels stay squares.
  case none = 1
  /// Smooth.
  case low = 2
  /// Smooth.
  case high = 3
  /// Smooth.
  case medium = 4
}

nonisolated extension StrokeStyle {
  /// Creates the style of a line from all of Core Graphics' settings.
  init(
    width: CGFloat,
    cap: CGLineCap,
    join: CGLineJoin,
    miterLimit: CGFloat,
    dashes: [CGFloat] = [],
    phase: CGFloat = 0
  ) {
    self.init(
      width: Double(width),
      dashes: dashes.map { Double($0) },
      dashPhase: Double(phase),
      cap: cap.drawingCap,
      join: join.drawingJoin,
      miterLimit: miterLimit >= 1 ? min(Double(miterLimit), 1000) : 1
    )
  }
}
