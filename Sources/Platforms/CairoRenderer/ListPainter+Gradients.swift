internal import CCairo
import Drawing
import Foundation
import Geometry

extension ListPainter {
  mutating func paint(_ gradient: Gradient, in rect: CGRect) {
    guard let inverse = transform.inverse, !gradient.stops.isEmpty,
      prepareShape(covering: DeviceBox(rect, transform)),
      let pattern = makePattern(gradient, covering: rect, inverse)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_set_source(surface.context, pattern)
    // A rectangle on whole pixels must not get soft edges from rounding.
    let box = DeviceBox(rect, transform)
    if transform.keepsRectanglesUpright, box.isAligned {
      let pixels = box.roundedPixels(in: clip)
      cairo_new_path(surface.context)
      cairo_rectangle(
        surface.context,
        Double(pixels.x),
        Double(pixels.y),
        Double(pixels.width),
        Double(pixels.height)
      )
      cairo_fill(surface.context)
    } else if DevicePath.plot(Path(rect: rect), transform, in: surface.context) {
      cairo_fill(surface.context)
    }
    surface.clearSource()
    surface.recoverFromErrors()
  }
}

extension ListPainter {
  /// Returns the library's pattern; nil if a number is invalid.
  private func makePattern(
    _ gradient: Gradient,
    covering rect: CGRect,
    _ inverse: CGAffineTransform
  ) -> OpaquePointer? {
    if case .conic(let center, let direction) = gradient.shape {
      let pixels = DeviceBox(rect, transform).pixels(in: clip)
      return ConicPicture(gradient, center, direction, fade: fade).pattern(pixels, inverse)
    }
    guard let pattern = gradient.makePattern() else { return nil }
    gradient.addStops(to: pattern, fade: fade)
    var matrix = cairo_matrix_t(inverse)
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }
}

extension Gradient {
  /// Returns the library's pattern without colours; nil if a number is invalid, or the library has no such
  /// pattern.
  fileprivate func makePattern() -> OpaquePointer? {
    switch shape {
    case .linear(let start, let end):
      guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return nil }
      return cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let start, let radius, let end, let endRadius):
      guard [start.x, start.y, end.x, end.y, radius, endRadius].allSatisfy(\.isFinite),
        radius >= 0, endRadius >= 0
      else { return nil }
      return cairo_pattern_create_radial(start.x, start.y, radius, end.x, end.y, endRadius)
    case .conic: return nil
    }
  }

  fileprivate func addStops(to pattern: OpaquePointer, fade: Double) {
    if extendsBeforeStart || extendsBehindEnd {
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }
    // If only one end extends, the other one extends with a transparent colour.
    if !extendsBeforeStart, extendsBehindEnd, let first = stops.first {
      add(Stop(0, first.color.faded(by: 0)), to: pattern, fade)
    }
    for stop in stops { add(stop, to: pattern, fade) }
    if extendsBeforeStart, !extendsBehindEnd, let last = stops.last {
      add(Stop(1, last.color.faded(by: 0)), to: pattern, fade)
    }
  }

  private func add(_ stop: Stop, to pattern: OpaquePointer, _ fade: Double) {
    let color = stop.color
    cairo_pattern_add_color_stop_rgba(
      pattern,
      stop.location,
      color.red,
      color.green,
      color.blue,
      color.alpha * fade
    )
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: Double(transform.a),
      yx: Double(transform.b),
      xy: Double(transform.c),
      yy: Double(transform.d),
      x0: Double(transform.tx),
      y0: Double(transform.ty)
    )
  }
}
