internal import CCairo
import Drawing
import Foundation
import Geometry

/// Conversion of paths for the rasteriser, in the picture's pixels.
enum DevicePath {
  /// Returns the box of the path's image, with the control points of curves.
  static func bounds(of path: Path, _ transform: CGAffineTransform) -> DeviceBox {
    var box = DeviceBox.empty
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point):
        box.include(point, transform)
      case .curve(let end, let control1, let control2):
        box.include(end, transform)
        box.include(control1, transform)
        box.include(control2, transform)
      case .close:
        break
      }
    }
    return box
  }

  /// Makes the path's image the context's current path.
  ///
  /// Returns false, and leaves no path, if a coordinate is not finite.
  static func plot(
    _ path: Path,
    _ transform: CGAffineTransform,
    in context: OpaquePointer
  ) -> Bool {
    cairo_new_path(context)
    cairo_set_fill_rule(
      context,
      path.rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    )
    for element in path.elements {
      guard append(element, transform, context) else {
        cairo_new_path(context)
        return false
      }
    }
    return true
  }

  /// Makes a quadrilateral, which is already in pixels, the context's current path.
  static func plot(_ quad: Quad, in context: OpaquePointer) -> Bool {
    guard let first = clamped(quad.topLeft, .identity),
      let second = clamped(quad.topRight, .identity),
      let third = clamped(quad.bottomRight, .identity),
      let fourth = clamped(quad.bottomLeft, .identity)
    else { return false }
    cairo_new_path(context)
    cairo_move_to(context, first.x, first.y)
    cairo_line_to(context, second.x, second.y)
    cairo_line_to(context, third.x, third.y)
    cairo_line_to(context, fourth.x, fourth.y)
    cairo_close_path(context)
    return true
  }

  private static func append(
    _ element: Path.Element,
    _ transform: CGAffineTransform,
    _ context: OpaquePointer
  ) -> Bool {
    switch element {
    case .move(let point):
      guard let place = clamped(point, transform) else { return false }
      cairo_move_to(context, place.x, place.y)
    case .line(let point):
      guard let place = clamped(point, transform) else { return false }
      cairo_line_to(context, place.x, place.y)
    case .curve(let end, let control1, let control2):
      guard let first = clamped(control1, transform), let second = clamped(control2, transform),
        let place = clamped(end, transform)
      else { return false }
      cairo_curve_to(context, first.x, first.y, second.x, second.y, place.x, place.y)
    case .close:
      cairo_close_path(context)
    }
    return true
  }

  /// Returns the image of a point, limited to the range of the rasteriser; nil if a coordinate is not finite.
  private static func clamped(
    _ point: CGPoint,
    _ transform: CGAffineTransform
  ) -> (x: Double, y: Double)? {
    let image = point.applying(transform)
    guard image.x.isFinite, image.y.isFinite else { return nil }
    let limit = DrawingLimits.coordinate
    return (max(-limit, min(limit, Double(image.x))), max(-limit, min(limit, Double(image.y))))
  }
}

extension DeviceBox {
  fileprivate mutating func include(_ point: CGPoint, _ transform: CGAffineTransform) {
    let image = point.applying(transform)
    include(Double(image.x), Double(image.y))
  }
}
