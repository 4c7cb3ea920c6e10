import Drawing
import Foundation

/// How a line ends.
nonisolated public enum CGLineCap: Int32, Sendable {
  /// Where it ends, cut straight.
  case butt = 0
  /// With a half circle around the end.
  case round = 1
  /// Half a width behind its end, cut straight.
  case square = 2

  var drawingCap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// How two pieces of a line meet.
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// In a sharp corner, cut off where it would become too long.
  case miter = 0
  /// In an arc.
  case round = 1
  /// In a corner that is cut off.
  case bevel = 2

  var drawingJoin: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// What counts as inside where outlines overlap.
nonisolated public enum CGPathFillRule: Int, Sendable {
  /// What the outline goes around, counting directions.
  case winding = 0
  /// What an odd number of outlines enclose.
  case evenOdd = 1

  var drawingRule: Path.FillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// What is painted of a path.
nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by winding.
  case fill = 0
  /// The inside, by even and odd.
  case eoFill = 1
  /// The line.
  case stroke = 2
  /// The inside by winding, then the line.
  case fillStroke = 3
  /// The inside by even and odd, then the line.
  case eoFillStroke = 4
}

/// How smooth enlarged pictures are.
nonisolated public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context likes.
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
  /// The style of a line with everything that Core Graphics says about it.
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
