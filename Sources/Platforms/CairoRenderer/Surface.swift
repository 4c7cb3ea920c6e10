internal import CCairo
internal import CPixman
import Geometry

/// Memory for painting: the picture itself, or the layer of a group.
///
/// Coordinates are always the picture's pixels, and a layer contains a part of them. Cairo paints everything but
/// rectangles on whole pixels. Pixman, the library beneath Cairo, paints those on the same memory, and takes less
/// time (benchmark rows `frame-…`).
final class Surface {
  /// The picture's pixels that the memory contains.
  let extents: PixelRectangle

  private let memory: UnsafeMutablePointer<UInt32>
  private let bytesPerRow: Int
  private let pixels: OpaquePointer
  private let cairo: OpaquePointer
  private var drawing: OpaquePointer
  private var clip: PixelRectangle?
  private var isSmooth = true
  /// Rectangles of one colour that are painted together.
  private var boxes: [pixman_box32_t] = []
  private var boxColor = PremultipliedColor.clear
  /// Whether pixman painted last, so that Cairo has to be notified.
  private var isPixmanPainting = false

  /// Creates a surface of memory whose first byte is the first pixel of the extents; nil if memory is missing.
  init?(memory: UnsafeMutableRawPointer, bytesPerRow: Int, extents: PixelRectangle) {
    let (width, height) = (Int32(extents.width), Int32(extents.height))
    self.memory = memory.assumingMemoryBound(to: UInt32.self)
    self.bytesPerRow = bytesPerRow
    guard
      let pixels = pixman_image_create_bits(
        PIXMAN_a8r8g8b8,
        width,
        height,
        self.memory,
        Int32(bytesPerRow)
      )
    else { return nil }
    self.pixels = pixels
    self.extents = extents
    cairo = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_ARGB32,
      width,
      height,
      Int32(bytesPerRow)
    )
    cairo_surface_set_device_offset(cairo, Double(-extents.x), Double(-extents.y))
    drawing = cairo_create(cairo)
  }

  deinit {
    cairo_destroy(drawing)
    cairo_surface_destroy(cairo)
    pixman_image_unref(pixels)
  }

  /// Cairo's context, for shapes above all rectangles so far.
  var context: OpaquePointer {
    returnToCairo()
    return drawing
  }

  /// Fills whole pixels, which lie inside the extents, with a colour.
  func fill(_ rect: PixelRectangle, with color: PremultipliedColor) {
    if color != boxColor {
      flush()
      boxColor = color
    }
    boxes.append(box(rect))
  }

  /// Makes all pixels of a rectangle transparent.
  func clear(_ rect: PixelRectangle) {
    guard !rect.isEmpty else { return }
    flush()
    startPixman()
    replace(box(rect), by: 0)
  }

  /// Paints the rectangles that are still waiting.
  func flush() {
    guard !boxes.isEmpty else { return }
    startPixman()
    if boxColor.isOpaque {
      for box in boxes { replace(box, by: boxColor.pixel) }
    } else {
      var color = boxColor.forPixman
      pixman_image_fill_boxes(PIXMAN_OP_OVER, pixels, &color, Int32(boxes.count), boxes)
    }
    boxes.removeAll(keepingCapacity: true)
  }

  /// Copies pixels of a surface with the same extents.
  func copy(_ rect: PixelRectangle, from other: Surface) {
    other.flush()
    other.startPixman()
    flush()
    startPixman()
    let (x, y) = (Int32(rect.x - extents.x), Int32(rect.y - extents.y))
    let (width, height) = (Int32(rect.width), Int32(rect.height))
    pixman_image_composite32(
      PIXMAN_OP_SRC,
      other.pixels,
      nil,
      pixels,
      x,
      y,
      0,
      0,
      x,
      y,
      width,
      height
    )
  }

  /// Limits later painting to a rectangle of pixels.
  func setClip(_ rect: PixelRectangle) {
    guard rect != clip else { return }
    clip = rect
    cairo_reset_clip(context)
    cairo_rectangle(
      context,
      Double(rect.x),
      Double(rect.y),
      Double(rect.width),
      Double(rect.height)
    )
    cairo_clip(context)
  }

  /// Sets whether edges of shapes are smooth.
  func setSmooth(_ isSmooth: Bool) {
    guard isSmooth != self.isSmooth else { return }
    self.isSmooth = isSmooth
    sandbox_set_smooth(context, isSmooth ? 1 : 0)
  }

  /// Makes the surface's pixels the source of a context.
  func makeSource(of context: OpaquePointer) {
    returnToCairo()
    cairo_set_source_surface(context, cairo, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

  /// Releases the source, so that its memory can be used again.
  func clearSource() {
    cairo_set_source_rgb(context, 0, 0, 0)
  }

  /// Lowers the opacity of all pixels of a rectangle.
  func multiply(by opacity: Double, in rect: PixelRectangle) {
    setClip(rect)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(context, 0, 0, 0, opacity)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Discards the known clip, because the caller changed that of the context.
  func forgetClip() { clip = nil }

  /// Replaces the context if invalid numbers put it into its error state, which is permanent.
  func recoverFromErrors() {
    guard cairo_status(drawing) != CAIRO_STATUS_SUCCESS else { return }
    cairo_destroy(drawing)
    drawing = cairo_create(cairo)
    clip = nil
    isSmooth = true
  }

  private func box(_ rect: PixelRectangle) -> pixman_box32_t {
    let (x, y) = (rect.x - extents.x, rect.y - extents.y)
    return pixman_box32_t(
      x1: Int32(x),
      y1: Int32(y),
      x2: Int32(x + rect.width),
      y2: Int32(y + rect.height)
    )
  }

  /// Replaces pixels, which is faster in pixman than painting over them.
  private func replace(_ box: pixman_box32_t, by pixel: UInt32) {
    pixman_fill(
      memory,
      Int32(bytesPerRow / 4),
      32,
      box.x1,
      box.y1,
      box.x2 - box.x1,
      box.y2 - box.y1,
      pixel
    )
  }

  private func startPixman() {
    guard !isPixmanPainting else { return }
    isPixmanPainting = true
    cairo_surface_flush(cairo)
  }

  private func returnToCairo() {
    flush()
    guard isPixmanPainting else { return }
    isPixmanPainting = false
    cairo_surface_mark_dirty(cairo)
  }
}

extension PremultipliedColor {
  fileprivate var forPixman: pixman_color_t {
    pixman_color_t(red: red, green: green, blue: blue, alpha: alpha)
  }
}
