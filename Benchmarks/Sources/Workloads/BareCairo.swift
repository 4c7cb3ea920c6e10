import CCairo
import Drawing
import Foundation

/// The drawing library, called directly.
final class BareCairo {
  nonisolated(unsafe) private let surface: OpaquePointer?
  nonisolated(unsafe) private let context: OpaquePointer?

  init() {
    let size = NestedBoxes.screen
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(size.width), CInt(size.height))
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The pixels in memory.
  var pixels: UnsafeMutableRawBufferPointer {
    cairo_surface_flush(surface)
    let size = Int(cairo_image_surface_get_stride(surface)) * Int(NestedBoxes.screen.height)
    return UnsafeMutableRawBufferPointer(
      start: cairo_image_surface_get_data(surface),
      count: size
    )
  }

  func draw(_ boxes: NestedBoxes) {
    clear()
    cairo_set_line_width(context, 1)
    for (rect, color) in zip(boxes.rects, boxes.colors) {
      draw(rect, color, border: NestedBoxes.borderColor)
    }
  }

  /// Writes the picture with the library's own function.
  func writePNG(to path: String) throws {
    guard cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS else {
      throw BenchmarkProblem("Cairo cannot write '\(path)'")
    }
  }

  private func clear() {
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
  }

  private func draw(_ rect: CGRect, _ color: Color, border: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(context)
    cairo_set_source_rgb(context, border.red, border.green, border.blue)
    cairo_rectangle(context, rect.minX + 0.5, rect.minY + 0.5, rect.width - 1, rect.height - 1)
    cairo_stroke(context)
  }
}
