import CCairo
import Drawing
import Foundation

/// The drawing library called directly, with nothing around it.
final class BareCairo {
  nonisolated(unsafe) private let surface: OpaquePointer?
  nonisolated(unsafe) private let context: OpaquePointer?

  init() {
    let size = Boxes.screen
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
    let size = Int(cairo_image_surface_get_stride(surface)) * Int(Boxes.screen.height)
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

  /// Draws those that touch a rectangle, inside of it.
  func draw(_ boxes: Boxes, inside damage: CGRect) {
    cairo_save(context)
    cairo_rectangle(context, damage.minX, damage.minY, damage.width, damage.height)
    cairo_clip(context)
    clear()
    for (rect, color) in zip(boxes.rects, boxes.colors) where rect.intersects(damage) {
      draw(rect, color, border: .black)
    }
    cairo_restore(context)
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

  /// Turned rectangles with round corners and a border.
  func drawCards(_ boxes: Boxes, radius: Double, angle: Double) {
    clear()
    cairo_set_line_width(context, 2)
    for (rect, color) in zip(boxes.rects, boxes.colors) {
      cairo_save(context)
      cairo_translate(context, rect.midX, rect.midY)
      cairo_rotate(context, angle)
      cairo_translate(context, -rect.width / 2, -rect.height / 2)
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      addRound(CGSize(width: rect.width, height: rect.height), inset: 0, radius)
      cairo_fill(context)
      cairo_set_source_rgb(context, 0, 0, 0)
      addRound(CGSize(width: rect.width, height: rect.height), inset: 1, radius - 1)
      cairo_stroke(context)
      cairo_restore(context)
    }
  }

  private func addRound(_ size: CGSize, inset: Double, _ radius: Double) {
    let (left, top) = (inset + radius, inset + radius)
    let (right, bottom) = (size.width - inset - radius, size.height - inset - radius)
    cairo_new_sub_path(context)
    cairo_arc(context, right, top, radius, -.pi / 2, 0)
    cairo_arc(context, right, bottom, radius, 0, .pi / 2)
    cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
    cairo_arc(context, left, top, radius, .pi, 1.5 * .pi)
    cairo_close_path(context)
  }
}
