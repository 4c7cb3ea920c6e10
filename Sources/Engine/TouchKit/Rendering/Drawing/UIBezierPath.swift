package import Drawing
public import Foundation
public import Geometry

/// An outline of lines and curves, and how its line is drawn (Apple: UIBezierPath).
///
/// Coordinates are points, y grows downwards, angles are radians and grow clockwise on screen.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  package final var path: Path

  /// Creates an empty path.
  public override init() {
    path = Path()
    super.init()
  }

  /// Archives of paths do not exist on this platform: the path is empty.
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

  /// Creates a rectangle of which some corners are quarter circles.
  ///
  /// Of the radii only the width counts, as in UIKit; it is limited to half the shorter side.
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

  /// Creates a part of a circle.
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

  /// Creates the path of a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.path
  }

  /// The outline as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  // MARK: - Drawing the outline

  /// Starts a new outline at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Draws a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws a cubic curve.
  open func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, from the pen to its start with a straight line.
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

  /// Closes the current outline with a straight line.
  open func close() { path.close() }

  /// Forgets all outlines.
  open func removeAllPoints() { path = Path() }

  /// Adds the outlines of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// The same outlines in the opposite direction.
  open func reversing() -> UIBezierPath {
    let result = copy(of: self)
    result.path = path.reversed
    return result
  }

  /// Moves all points by a transform.
  open func apply(_ transform: CGAffineTransform) { path = path.transformed(by: transform) }

  // MARK: - Asking

  /// Whether there is no outline.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest upright rectangle around the outlines.
  open var bounds: CGRect { path.isEmpty ? .zero : path.tightBox }

  /// Where the pen is; the origin before the first step.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point lies inside, by the path's own rule; outlines count as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: rule) }

  // MARK: - How it is drawn

  /// How wide the line is, in points; 1 unless set.
  open var lineWidth: CGFloat = 1
  /// How the line ends; cut straight unless set.
  open var lineCapStyle = CGLineCap.butt
  /// How its pieces meet; in sharp corners unless set.
  open var lineJoinStyle = CGLineJoin.miter
  /// How many times longer than the line is wide a corner's tip may be; 10 unless set.
  open var miterLimit: CGFloat = 10
  /// Whether the inside is what an odd number of outlines enclose; false unless set.
  open var usesEvenOddFillRule = false
  final var dashes: [CGFloat] = []
  final var dashPhase: CGFloat = 0

  /// Sets the lengths of dashes and gaps, and how far into them the line begins; nil for none.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { start in (0..<max(count, 0)).map { start[$0] } } ?? []
    dashPhase = phase
  }

  /// Reads the lengths of dashes and gaps into memory with room for them, and how many they are.
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

  /// Paints the inside in the current context's colour of insides.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Paints the line in the current context's colour of lines.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Paints the inside with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { $0.fill(filledPath) }
  }

  /// Paints the line with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { context in
      useStyle(in: context)
      context.stroke(path)
    }
  }

  /// Limits what is painted in the current context to the inside.
  open func addClip() {
    guard let context = ContextStack.current else { return }
    context.currentPath = path
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// A path with the same outlines, drawn in the same way.
  public func copy(with zone: NSZone? = nil) -> Any { copy(of: self) }

  /// A path with the same outlines, drawn in the same way.
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

  /// Leaves the context as it was.
  private func paint(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = ContextStack.current else { return }
    let former = context.state
    if mode != .normal { context.setBlendMode(mode) }
    if alpha < 1 { context.state.opacity *= alpha > 0 ? Double(alpha) : 0 }
    body(context)
    context.state = former
  }
}
