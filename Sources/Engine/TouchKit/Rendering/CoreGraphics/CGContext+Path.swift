import Drawing
public import Foundation
import Geometry

/// The current path.
nonisolated extension CGContext {
  /// Forgets the current path.
  public func beginPath() { currentPath = Path() }

  /// Starts a new outline at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }

  /// Draws a straight line to a point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Starts at the first point and draws straight lines through the following points.
  public func addLines(between points: [CGPoint]) { currentPath.append(Path(polyline: points)) }

  /// Draws a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Draws a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control)
  }

  /// Closes the current outline with a straight line.
  public func closePath() { currentPath.close() }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.append(Path(rect: rect)) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the largest ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.append(Path(ellipseIn: rect)) }

  /// Adds a part of a circle; angles in radians, growing ones unless clockwise.
  ///
  /// "Clockwise" is meant with y growing upwards, as in `CGMutablePath`.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    currentPath.addArc(
      center: center,
      radius: radius,
      start: startAngle,
      sweep: ArcSweep(from: startAngle, to: endAngle, isGrowing: !clockwise).angle
    )
  }

  /// Adds the arc of a circle that touches the lines from the pen to a corner and on to an end.
  public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    currentPath.addArc(corner: corner, end: end, radius: radius)
  }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { currentPath.append(path.path) }

  /// The current path; nil when it is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Where the pen is; the origin before the first step.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

  /// The box around the current path's points.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

  /// Whether drawing the current path in some way would paint a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: Path.FillRule =
      switch mode {
      case .eoFill, .eoFillStroke: .evenOdd
      case .fill, .stroke, .fillStroke: .winding
      }
    return currentPath.contains(point, rule: rule)
  }

  // MARK: - Clipping

  /// Limits what follows to the inside of the current path, which is then forgotten.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = takePath(rule.drawingRule)
    guard !path.isEmpty else { return limit(to: .zero) }
    if let rect = path.rectangle { return limit(to: rect) }
    let box = path.boundingBox.applying(state.transform)
    state.clipBox = state.clipBox.sharedPart(with: box)
    list.append(.clipPath(path))
  }

  /// Limits what follows to a rectangle.
  public func clip(to rect: CGRect) {
    currentPath = Path()
    limit(to: rect.standardized)
  }

  /// Limits what follows to several rectangles.
  public func clip(to rects: [CGRect]) {
    currentPath = Path()
    addRects(rects)
    clip()
  }

  /// The box around what can still be painted.
  public var boundingBoxOfClipPath: CGRect { state.userClipBox }

  private func limit(to rect: CGRect) {
    state.clipBox = state.clipBox.sharedPart(with: rect.applying(state.transform))
    list.append(.clip(rect))
  }

  /// Hands out the current path and forgets it.
  func takePath(_ rule: Path.FillRule) -> Path {
    defer { currentPath = Path() }
    currentPath.rule = rule
    return currentPath
  }
}

nonisolated extension CGRect {
  /// The part that both have, of size zero when there is none; the other where numbers are none.
  func sharedPart(with other: CGRect) -> CGRect {
    // Foundation's own intersection stops the program for such numbers.
    guard !minX.isNaN, !minY.isNaN, !maxX.isNaN, !maxY.isNaN, !isInfinite else { return other }
    guard !other.minX.isNaN, !other.minY.isNaN, !other.maxX.isNaN, !other.maxY.isNaN,
      !other.isInfinite
    else { return self }
    let part = intersection(other)
    return part.isNull ? .zero : part
  }

  /// Whether another rectangle lies inside of this one, neither of them being upside down.
  ///
  /// Foundation's own question computes the sizes anew, and rounding makes it answer wrongly.
  func encloses(_ other: CGRect) -> Bool {
    origin.x <= other.origin.x && origin.y <= other.origin.y
      && other.origin.x + other.size.width <= origin.x + size.width
      && other.origin.y + other.size.height <= origin.y + size.height
  }
}
