public import Foundation
public import Geometry

extension Path {
  /// The length of a cubic curve's handles for a quarter circle, in radii.
  private static let quarterCircleHandle: CGFloat = 0.552_284_749_830_793_4

  /// Creates a rectangle.
  public init(rect: CGRect) {
    self.init(quad: Quad(rect))
  }

  /// Creates a quadrilateral, such as a rotated rectangle.
  public init(quad: Quad) {
    self.init(polyline: quad.corners, closed: true)
  }

  /// Creates straight lines through the points, and back to the first if closed.
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

  /// Creates a rectangle with quarter circles as corners.
  ///
  /// The radius is limited to half the shorter side; zero, negative numbers and NaN result in square
  /// corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    guard radius > 0 else {
      self.init(rect: rect)
      return
    }
    self.init(rect, horizontalRadius: radius, verticalRadius: radius)
  }

  /// Creates a rectangle with quarter ellipses as corners.
  ///
  /// The radii are limited to half the sides; zero, negative numbers and NaN result in square corners.
  public init(roundedRect rect: CGRect, horizontalRadius: CGFloat, verticalRadius: CGFloat) {
    let rx = min(horizontalRadius, rect.width / 2)
    let ry = min(verticalRadius, rect.height / 2)
    guard rx > 0, ry > 0 else {
      self.init(rect: rect)
      return
    }
    self.init(rect, horizontalRadius: rx, verticalRadius: ry)
  }

  /// Creates a rectangle with quarter circles as some of its corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, corners: Corners) {
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    guard radius > 0, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    self.init(rect, horizontalRadius: radius, verticalRadius: radius, corners: corners)
  }

  /// Corners of a rectangle.
  public struct Corners: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The corner with the smallest x and y.
    public static let topLeft = Corners(rawValue: 1)
    /// The corner with the largest x and smallest y.
    public static let topRight = Corners(rawValue: 2)
    /// The corner with the smallest x and largest y.
    public static let bottomLeft = Corners(rawValue: 4)
    /// The corner with the largest x and y.
    public static let bottomRight = Corners(rawValue: 8)
    /// All four corners.
    public static let all = Corners(rawValue: 15)
  }

  private init(
    _ rect: CGRect,
    horizontalRadius rx: CGFloat,
    verticalRadius ry: CGFloat,
    corners: Corners = .all
  ) {
    self.init()
    elements.reserveCapacity(10)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let topLeft = corners.contains(.topLeft)
    move(to: CGPoint(x: topLeft ? left + rx : left, y: top))
    addCorner(CGPoint(x: right, y: top), rx, ry, .right, corners.contains(.topRight))
    addCorner(CGPoint(x: right, y: bottom), rx, ry, .down, corners.contains(.bottomRight))
    addCorner(CGPoint(x: left, y: bottom), rx, ry, .left, corners.contains(.bottomLeft))
    if topLeft { addCorner(CGPoint(x: left, y: top), rx, ry, .up, true) }
    close()
  }

  /// The direction of the pen toward a corner, clockwise on screen.
  private enum Direction { case right, down, left, up }

  /// Draws a line toward a corner and, if the corner is round, its curve.
  private mutating func addCorner(
    _ corner: CGPoint,
    _ rx: CGFloat,
    _ ry: CGFloat,
    _ direction: Direction,
    _ isRound: Bool
  ) {
    guard isRound else { return addLine(to: corner) }
    // Unit vectors from the corner to the curve's start and end.
    let (back, on): (CGPoint, CGPoint) =
      switch direction {
      case .right: (CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1))
      case .down: (CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0))
      case .left: (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1))
      case .up: (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
      }
    let handle = 1 - Path.quarterCircleHandle
    func step(_ direction: CGPoint, _ part: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + direction.x * rx * part, y: corner.y + direction.y * ry * part)
    }
    addLine(to: step(back, 1))
    addCurve(to: step(on, 1), control1: step(back, handle), control2: step(on, handle))
  }
}
