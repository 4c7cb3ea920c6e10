public import Foundation

/// A frame of reference for points and rectangles: a view's bounds, or the screen
/// (Apple: UICoordinateSpace).
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's own rectangle, in its own coordinates.
  var bounds: CGRect { get }

  /// A point of this space in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A rectangle of this space in another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// A rectangle of another space in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// A view is optional where these hand on to the methods for views, or they would call themselves.
extension UIView: UICoordinateSpace {
  /// A point of this view's coordinates in another space.
  public final func convert(
    _ point: CGPoint,
    to coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return coordinateSpace.convert(point, from: self)
  }

  /// A point of another space in this view's coordinates.
  public final func convert(
    _ point: CGPoint,
    from coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return coordinateSpace.convert(point, to: self)
  }

  /// A rectangle of this view's coordinates in another space.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return coordinateSpace.convert(rect, from: self)
  }

  /// A rectangle of another space in this view's coordinates.
  public final func convert(
    _ rect: CGRect,
    from coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return coordinateSpace.convert(rect, to: self)
  }
}
