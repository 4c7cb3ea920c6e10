import Drawing
public import Foundation
public import Geometry

/// A path of lines and curves that can be extended.
nonisolated public final class CGMutablePath: CGPath, @unchecked Sendable {
  override init(_ path: Path) { super.init(path) }

  /// Creates an empty path.
  public init() { super.init(Path()) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Begins at the first point and adds straight lines through the following points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.append(Path(polyline: points).transformed(by: transform))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform),
      control1: control1.applying(transform),
      control2: control2.applying(transform)
    )
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Closes the current subpath with a straight line.
  public func closeSubpath() { path.close() }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(rect: rect).transformed(by: transform))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the largest ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(ellipseIn: rect).transformed(by: transform))
  }

  /// Adds a rectangle with elliptical corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.append(
      Path(roundedRect: rect, horizontalRadius: cornerWidth, verticalRadius: cornerHeight)
        .transformed(by: transform)
    )
  }

  /// Adds an arc of a circle, with a straight line from the current point to its start.
  ///
  /// Angles are in radians. With `clockwise` false they grow; with y growing downwards, that is clockwise on screen
  /// (Core Graphics assumes y growing upwards).
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center,
      radius,
      startAngle,
      ArcSweep(from: startAngle, to: endAngle, isGrowing: !clockwise).angle,
      transform
    )
  }

  /// Adds an arc of a circle given by its start angle and its extent, in radians.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(center, radius, startAngle, delta, transform)
  }

  private func addArc(
    _ center: CGPoint,
    _ radius: CGFloat,
    _ start: CGFloat,
    _ sweep: CGFloat,
    _ transform: CGAffineTransform
  ) {
    guard !transform.isIdentity else {
      return path.addArc(center: center, radius: radius, start: start, sweep: sweep)
    }
    var arc = Path()
    arc.addArc(center: center, radius: radius, start: start, sweep: sweep)
    let steps = arc.transformed(by: transform).elements
    for (index, step) in steps.enumerated() {
      switch step {
      case .move(let point) where index == 0 && !path.isEmpty: path.addLine(to: point)
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .curve(let end, let first, let second):
        path.addCurve(to: end, control1: first, control2: second)
      case .close: path.close()
      }
    }
  }

  /// Adds the arc of a circle that touches the lines from the current point to a corner and on to an end.
  public func addArc(
    tangent1End corner: CGPoint,
    tangent2End end: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      corner: corner.applying(transform),
      end: end.applying(transform),
      radius: radius
    )
  }

  /// Adds the elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.transformed(by: transform))
  }
}

/// The extent of an arc, from its two angles and its direction.
nonisolated struct ArcSweep {
  let angle: CGFloat

  /// Creates the extent; angles can be any number of turns apart.
  ///
  /// A full turn or more is a full circle.
  init(from start: CGFloat, to end: CGFloat, isGrowing: Bool) {
    let turn = 2 * CGFloat.pi
    let difference = isGrowing ? end - start : start - end
    guard difference.isFinite else {
      angle = 0
      return
    }
    var sweep = difference
    if sweep < 0 || sweep > turn {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
      // Full turns are a circle, not a point.
      if sweep == 0, difference != 0 { sweep = turn }
    }
    angle = isGrowing ? sweep : -sweep
  }
}
