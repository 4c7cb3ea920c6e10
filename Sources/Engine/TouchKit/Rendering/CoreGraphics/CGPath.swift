import Drawing
public import Foundation
public import Geometry

/// A path of lines and curves; immutable unless it is a `CGMutablePath`.
nonisolated public class CGPath: @unchecked Sendable {
  /// The path, which only the mutable subclass changes.
  final var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform))
  }

  /// Creates the largest ellipse inside a rectangle.
  public convenience init(
    ellipseIn rect: CGRect,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// Creates a rectangle with elliptical corners.
  ///
  /// The radii are limited to half the sides.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path(roundedRect: rect, horizontalRadius: cornerWidth, verticalRadius: cornerHeight)
        .applying(transform)
    )
  }

  /// The bounding box of all points, including control points.
  public var boundingBox: CGRect { path.boundingBox }

  /// The bounding box of the outline itself.
  public var boundingBoxOfPath: CGRect { path.tightBox }

  /// The current point; the origin if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// Whether the path is an upright rectangle, which is then written to the pointer.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = path.rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether a point is inside the path after a transform; subpaths count as closed.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    guard !transform.isIdentity else { return path.contains(point, rule: rule.drawingRule) }
    return path.transformed(by: transform).contains(point, rule: rule.drawingRule)
  }

  /// Returns an immutable copy of the path.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns the path after a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a mutable copy of the path after a transform.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  /// Calls a closure with each element, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements { CGPathElement.with(element, block) }
  }
}

nonisolated extension CGPath: Hashable {
  /// Whether both have the same elements.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

nonisolated extension Path {
  /// Returns the path after the transform behind a pointer; the same path for nil.
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { transformed(by: $0.pointee) } ?? self
  }
}
