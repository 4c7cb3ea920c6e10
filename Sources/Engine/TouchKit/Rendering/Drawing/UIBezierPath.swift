package import Drawing
public import Foundation
public import Geometry

/// A path of lines and curves with its line style (Apple: UIBezierPath).
///
/// Coordinates are points, y grows downwards, and angles are radians that grow clockwise on screen.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  package final var path: Path

  /// Creates an empty path.
  public override init() {
    path = Path()
    super.init()
  }

  /// Creates an empty path; this platform has no archives of paths.
  public required init?(coder: NSCoder) {
    path = Path()
    super.init()
  }

  init(_ path: Path) {
    self.path = path
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect: rect)
  }

  /// Creates the largest ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }

  /// Creates a rectangle with quarter circles for corners.
  ///
  /// The radius is limited to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a rectangle with some corners rounded.
  ///
  /// Only the width of the radii counts, as in UIKit; it is limited to half the shorter side.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    path = Path(
      roundedRect: rect,
      cornerRadius: cornerRadii.width,
      corners: corners.drawingCorners
    )
  }

  /// Creates an arc of a circle.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.path
  }

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  // MARK: - Drawing the outline

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  open func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, with a straight line from the current point to its start.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let sweep = ArcSweep(from: startAngle, to: endAngle, isGrowing: clockwise).angle
    path.addArc(center: center, radius: radius, start: startAngle, sweep: sweep)
  }

  /// Closes the current subpath with a straight line.
  open func close() { path.close() }

  /// Removes all subpaths.
  open func removeAllPoints() { path = Path() }

  /// Adds the subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// Returns the same subpaths in the opposite direction.
  open func reversing() -> UIBezierPath {
    let result = copy(of: self)
    result.path = path.reversed
    return result
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.transformed(by: transform) }

  // MARK: - Asking

  /// Whether the path is empty.
  open var isEmpty: Bool { path.isEmpty }

  /// The bounding box of the path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.tightBox }

  /// The current point; the origin if the path is empty.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point is inside the path by its fill rule; subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: rule) }

  // MARK: - How it is drawn

  /// The line width, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of line ends; butt by default.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of line joins; mitered by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The largest ratio of a miter's length to the line width; 10 by default.
  open var miterLimit: CGFloat = 10
  /// Whether the path uses the even-odd rule; false by default.
  open var usesEvenOddFillRule = false
  final var dashes: [CGFloat] = []
  final var dashPhase: CGFloat = 0

  /// Sets the lengths of dashes and gaps and the offset at which the line begins; nil for none.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { start in (0..<max(count, 0)).map { start[$0] } } ?? []
    dashPhase = phase
  }

  /// Copies the lengths of dashes and gaps to memory of sufficient size, and their number.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: - Painting

  /// Fills the path with the current context's fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Strokes the path with the current context's stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the path with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { $0.fill(filledPath) }
  }

  /// Strokes the path with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { context in
      useStyle(in: context)
      context.stroke(path)
    }
  }

  /// Clips later drawing in the current context to the inside of the path.
  open func addClip() {
    guard let context = ContextStack.current else { return }
    context.currentPath = path
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns a path with the same subpaths and line style.
  public func copy(with zone: NSZone? = nil) -> Any { copy(of: self) }

  /// Returns a path with the same subpaths and line style.
  open override func copy() -> Any { copy(of: self) }
}

nonisolated extension UIBezierPath {
  private func copy(of other: UIBezierPath) -> UIBezierPath {
    let result = UIBezierPath(other.path)
    result.lineWidth = other.lineWidth
    result.lineCapStyle = other.lineCapStyle
    result.lineJoinStyle = other.lineJoinStyle
    result.miterLimit = other.miterLimit
    result.usesEvenOddFillRule = other.usesEvenOddFillRule
    result.dashes = other.dashes
    result.dashPhase = other.dashPhase
    return result
  }

  private var rule: Path.FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private var filledPath: Path {
    var result = path
    result.rule = rule
    return result
  }

  private func useStyle(in context: CGContext) {
    context.state.lineWidth = lineWidth
    context.state.lineCap = lineCapStyle
    context.state.lineJoin = lineJoinStyle
    context.state.miterLimit = miterLimit
    context.state.dashes = dashes
    context.state.dashPhase = dashPhase
  }

  /// Draws with a mode and an opacity and restores the context's state.
  private func paint(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = ContextStack.current else { return }
    let former = context.state
    if mode != .normal { context.setBlendMode(mode) }
    if alpha < 1 { context.state.opacity *= alpha > 0 ? Double(alpha) : 0 }
    body(context)
    context.state = former
  }
}
