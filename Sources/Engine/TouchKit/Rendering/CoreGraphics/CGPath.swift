import Drawing
public import Foundation
public import Geometry

/// An outline of lines and curves; immutable unless it is a `CGMutablePath`.
nonisolated public class CGPath: @unchecked Sendable {
  /// Changed by the mutable subclass alone.
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

  /// Creates a rectangle with quarters of ellipses for corners.
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

  /// The smallest upright rectangle around all points, handles of curves included.
  public var boundingBox: CGRect { path.boundingBox }

  /// The smallest upright rectangle around the outline itself.
  public var boundingBoxOfPath: CGRect { path.tightBox }

  /// Where the pen is; the origin before the first step.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether there is no step.
  public var isEmpty: Bool { path.isEmpty }

  /// Whether the path is an upright rectangle, which is then written to the pointer.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = path.rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether a point lies inside, after a transform; outlines count as closed.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    guard !transform.isIdentity else { return path.contains(point, rule: rule.drawingRule) }
    return path.transformed(by: transform).contains(point, rule: rule.drawingRule)
  }

  /// The same path, which will not change.
  public func copy() -> CGPath? { CGPath(path) }

  /// The path's image under a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  /// The same path, which can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// The path's image under a transform, which can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  /// Calls a closure with each step, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements { CGPathElement.with(element, block) }
  }
}

nonisolated extension CGPath: Hashable {
  /// Whether both have the same steps.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  /// Feeds the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

nonisolated extension Path {
  /// The image under the transform behind a pointer, if there is one.
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { transformed(by: $0.pointee) } ?? self
  }
}
