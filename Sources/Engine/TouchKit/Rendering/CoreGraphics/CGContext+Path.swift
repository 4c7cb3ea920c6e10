import Drawing
public import Foundation
import Geometry

/// The current path.
nonisolated extension CGContext {
  /// Discards the current path.
  public func beginPath() { currentPath = Path() }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Begins at the first point and adds straight lines through the following points.
  public func addLines(between points: [CGPoint]) { currentPath.append(Path(polyline: points)) }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control)
  }

  /// Closes the current subpath with a straight line.
  public func closePath() { currentPath.close() }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.append(Path(rect: rect)) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the largest ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.append(Path(ellipseIn: rect)) }

  /// Adds an arc of a circle; angles are in radians and grow unless clockwise.
  ///
  /// "Clockwise" assumes y growing upwards, as in `CGMutablePath`.
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

  /// Adds the arc of a circle that touches the lines from the current point to a corner and on to an end.
  public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    currentPath.addArc(corner: corner, end: end, radius: radius)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { currentPath.append(path.path) }

  /// The current path; nil if it is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current point; the origin if the path is empty.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

  /// The bounding box of the current path's points.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

  /// Whether drawing the current path in a mode would paint a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: Path.FillRule =
      switch mode {
      case .eoFill, .eoFillStroke: .evenOdd
      case .fill, .stroke, .fillStroke: .winding
      }
    return currentPath.contains(point, rule: rule)
  }

  // MARK: - Clipping

  /// Clips later drawing to the inside of the current path, which is then discarded.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = takePath(rule.drawingRule)
    guard !path.isEmpty else { return limit(to: .zero) }
    if let rect = path.rectangle { return limit(to: rect) }
    let box = path.boundingBox.applying(state.transform)
    state.clipBox = state.clipBox.sharedPart(with: box)
    list.append(.clipPath(path))
  }

  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) {
    currentPath = Path()
    limit(to: rect.standardized)
  }

  /// Clips later drawing to several rectangles.
  public func clip(to rects: [CGRect]) {
    currentPath = Path()
    addRects(rects)
    clip()
  }

  /// The bounding box of the clip.
  public var boundingBoxOfClipPath: CGRect { state.userClipBox }

  private func limit(to rect: CGRect) {
    state.clipBox = state.clipBox.sharedPart(with: rect.applying(state.transform))
    list.append(.clip(rect))
  }

  /// Returns the current path and discards it.
  func takePath(_ rule: Path.FillRule) -> Path {
    defer { currentPath = Path() }
    currentPath.rule = rule
    return currentPath
  }
}

nonisolated extension CGRect {
  /// Returns the intersection, of size zero if it is empty.
  ///
  /// If one of the numbers is invalid, it returns the other rectangle.
  func sharedPart(with other: CGRect) -> CGRect {
    // Foundation's own intersection traps for such numbers.
    guard !minX.isNaN, !minY.isNaN, !maxX.isNaN, !maxY.isNaN, !isInfinite else { return other }
    guard !other.minX.isNaN, !other.minY.isNaN, !other.maxX.isNaN, !other.maxY.isNaN,
      !other.isInfinite
    else { return self }
    let part = intersection(other)
    return part.isNull ? .zero : part
  }

  /// Whether another rectangle is inside this one; neither of them may have negative sizes.
  ///
  /// Foundation's own method recomputes the sizes, and rounding can make its result wrong.
  func encloses(_ other: CGRect) -> Bool {
    origin.x <= other.origin.x && origin.y <= other.origin.y
      && other.origin.x + other.size.width <= origin.x + size.width
      && other.origin.y + other.size.height <= origin.y + size.height
  }
}
