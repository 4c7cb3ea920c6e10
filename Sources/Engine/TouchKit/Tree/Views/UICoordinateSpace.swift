public import Foundation

/// A coordinate space for points and rectangles: a view's bounds, or the screen (Apple: UICoordinateSpace).
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space, in its own coordinates.
  var bounds: CGRect { get }

  /// Converts a point of this space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle of this space to another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle of another space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// The view is optional in the calls of the methods for views, because otherwise these methods would call themselves.
extension UIView: UICoordinateSpace {
  /// Converts a point of this view's coordinates to another space.
  public final func convert(
    _ point: CGPoint,
    to coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return coordinateSpace.convert(point, from: self)
  }

  /// Converts a point of another space to this view's coordinates.
  public final func convert(
    _ point: CGPoint,
    from coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle of this view's coordinates to another space.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return coordinateSpace.convert(rect, from: self)
  }

  /// Converts a rectangle of another space to this view's coordinates.
  public final func convert(
    _ rect: CGRect,
    from coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return coordinateSpace.convert(rect, to: self)
  }
}
