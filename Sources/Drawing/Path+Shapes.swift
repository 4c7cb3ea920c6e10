public import Foundation
public import Geometry

extension Path {
  /// How far, in radii, a cubic curve's handles reach when it stands for a quarter circle.
  private static let quarterCircleHandle: CGFloat = 0.552_284_749_830_793_4

  /// Creates a rectangle.
  public init(rect: CGRect) {
    self.init(quad: Quad(rect))
  }

  /// Creates a quadrilateral, such as a rectangle after a turn.
  public init(quad: Quad) {
    self.init(polyline: quad.corners, closed: true)
  }

  /// Creates straight lines through the points, and back to the first when closed.
  public init(polyline points: [CGPoint], closed: Bool = false) {
    self.init()
    guard let first = points.first else { return }
    elements.reserveCapacity(points.count + 1)
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
    if closed { close() }
  }

  /// Creates the largest ellipse inside a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init(rect, horizontalRadius: rect.width / 2, verticalRadius: rect.height / 2)
  }

  /// Creates a rectangle with quarter circles for corners.
  ///
  /// The radius is limited to half the shorter side; zero, negative numbers and NaN give square
  /// corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    guard radius > 0 else {
      self.init(rect: rect)
      return
    }
    self.init(rect, horizontalRadius: radius, verticalRadius: radius)
  }

  private init(_ rect: CGRect, horizontalRadius rx: CGFloat, verticalRadius ry: CGFloat) {
    self.init()
    elements.reserveCapacity(10)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let dx = rx * (1 - Path.quarterCircleHandle)
    let dy = ry * (1 - Path.quarterCircleHandle)
    move(to: CGPoint(x: left + rx, y: top))
    addLine(to: CGPoint(x: right - rx, y: top))
    addCurve(
      to: CGPoint(x: right, y: top + ry),
      control1: CGPoint(x: right - dx, y: top),
      control2: CGPoint(x: right, y: top + dy)
    )
    addLine(to: CGPoint(x: right, y: bottom - ry))
    addCurve(
      to: CGPoint(x: right - rx, y: bottom),
      control1: CGPoint(x: right, y: bottom - dy),
      control2: CGPoint(x: right - dx, y: bottom)
    )
    addLine(to: CGPoint(x: left + rx, y: bottom))
    addCurve(
      to: CGPoint(x: left, y: bottom - ry),
      control1: CGPoint(x: left + dx, y: bottom),
      control2: CGPoint(x: left, y: bottom - dy)
    )
    addLine(to: CGPoint(x: left, y: top + ry))
    addCurve(
      to: CGPoint(x: left + rx, y: top),
      control1: CGPoint(x: left, y: top + dy),
      control2: CGPoint(x: left + dx, y: top)
    )
    close()
  }
}
