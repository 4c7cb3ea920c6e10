internal import CCairo
import Drawing
import Foundation
import Geometry

/// A conic gradient, for which the library has no pattern.
struct ConicPicture {
  private let center: CGPoint
  private let start: Double
  private let table: [UInt32]

  /// The number of colours in the table; more than the steps between two colours on a screen.
  private static let steps = 2048

  init(_ gradient: Gradient, _ center: CGPoint, _ direction: CGPoint, fade: Double) {
    self.center = center
    start = atan2(Double(direction.y - center.y), Double(direction.x - center.x))
    table = (0..<Self.steps).map { step in
      let place = (Double(step) + 0.5) / Double(Self.steps)
      return PremultipliedColor(gradient.color(at: place), opacity: fade).pixel
    }
  }

  /// Returns a pattern with the colours of some pixels; nil without pixels or if a number is invalid.
  func pattern(_ pixels: PixelRectangle, _ inverse: CGAffineTransform) -> OpaquePointer? {
    guard !pixels.isEmpty, center.x.isFinite, center.y.isFinite, start.isFinite else { return nil }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      CInt(pixels.width),
      CInt(pixels.height)
    )
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<pixels.height {
      UnsafeMutableRawPointer(bytes + row * stride)
        .withMemoryRebound(to: UInt32.self, capacity: pixels.width) {
          fill($0, pixels, row: row, inverse)
        }
    }
    cairo_surface_mark_dirty(surface)
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return nil }
    var matrix = cairo_matrix_t(
      CGAffineTransform(translationX: -CGFloat(pixels.x), y: -CGFloat(pixels.y))
    )
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    return pattern
  }

  private func fill(
    _ target: UnsafeMutablePointer<UInt32>,
    _ pixels: PixelRectangle,
    row: Int,
    _ inverse: CGAffineTransform
  ) {
    for column in 0..<pixels.width {
      let pixel = CGPoint(
        x: CGFloat(pixels.x + column) + 0.5,
        y: CGFloat(pixels.y + row) + 0.5
      )
      let point = pixel.applying(inverse)
      let angle = atan2(Double(point.y - center.y), Double(point.x - center.x)) - start
      let turn = angle / (2 * .pi)
      let part = turn - turn.rounded(.down)
      // NaN fails the comparison.
      let index = part > 0 ? min(Int(part * Double(Self.steps)), Self.steps - 1) : 0
      target[column] = table[index]
    }
  }
}

extension Gradient {
  /// Returns the colour at a place, 0…1.
  fileprivate func color(at place: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location > place }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (first, second) = (stops[next - 1], stops[next])
    let part = (place - first.location) / (second.location - first.location)
    let (a, b) = (first.color, second.color)
    return Color(
      red: a.red + (b.red - a.red) * part,
      green: a.green + (b.green - a.green) * part,
      blue: a.blue + (b.blue - a.blue) * part,
      alpha: a.alpha + (b.alpha - a.alpha) * part
    )
  }
}
