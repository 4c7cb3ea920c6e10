internal import CCairo
import Geometry

/// Memory that is painted on: the picture itself, or the layer of a group.
///
/// Coordinates are always the picture's pixels; a layer knows which part of them it stands for.
final class Surface {
  /// The picture's pixels that the memory holds.
  let extents: PixelRectangle
  /// The memory, addressed by the picture's pixels.
  let block: PixelBlock

  /// The same memory for the drawing library, from when something is left to it: a picture of
  /// plain rectangles does without, and never loads it.
  private var drawing: Drawing?
  private var clip: PixelRectangle?
  private var isSmooth = true

  /// Takes the memory whose first byte is the first pixel of the extents.
  init(memory: UnsafeMutableRawPointer, bytesPerRow: Int, extents: PixelRectangle) {
    self.extents = extents
    block = PixelBlock(
      base: memory - (extents.y * bytesPerRow + extents.x * 4),
      bytesPerRow: bytesPerRow
    )
  }

  deinit {
    guard let drawing else { return }
    cairo_destroy(drawing.context)
    cairo_surface_destroy(drawing.surface)
  }

  /// What the drawing library paints with.
  var context: OpaquePointer { drawn.context }

  private var drawn: Drawing {
    if let drawing { return drawing }
    let made = Drawing(block, extents)
    drawing = made
    return made
  }

  /// Limits what follows to a rectangle of pixels.
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

  /// A part of the same memory, clipped the same, whose pixels are counted from its own first.
  func part(_ rect: PixelRectangle) -> Surface {
    let part = Surface(
      memory: block.address(x: rect.x, y: rect.y),
      bytesPerRow: block.bytesPerRow,
      extents: PixelRectangle(x: 0, y: 0, width: rect.width, height: rect.height)
    )
    if var allowed = clip?.intersection(rect) {
      allowed.x -= rect.x
      allowed.y -= rect.y
      part.setClip(allowed)
    }
    return part
  }

  /// Says whether edges of shapes are smooth.
  func setSmooth(_ isSmooth: Bool) {
    guard isSmooth != self.isSmooth else { return }
    self.isSmooth = isSmooth
    sandbox_set_smooth(context, isSmooth ? 1 : 0)
  }

  /// Makes another surface's pixels the source of what follows.
  func setSource(_ other: Surface) {
    cairo_set_source_surface(context, other.drawn.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

  /// Gives back a source, so that its memory can be used again.
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

  /// Forgets the clip, because the caller changed that of the context.
  func forgetClip() { clip = nil }

  /// Starts afresh if something hostile put the context into its error state, which is for ever.
  func recoverFromErrors() {
    guard let drawing, cairo_status(drawing.context) != CAIRO_STATUS_SUCCESS else { return }
    cairo_destroy(drawing.context)
    self.drawing?.context = cairo_create(drawing.surface)
    clip = nil
    isSmooth = true
  }
}

extension Surface {
  /// Memory as the drawing library knows it.
  fileprivate struct Drawing {
    let surface: OpaquePointer
    var context: OpaquePointer

    init(_ block: PixelBlock, _ extents: PixelRectangle) {
      surface = cairo_image_surface_create_for_data(
        block.address(x: extents.x, y: extents.y).assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32,
        Int32(extents.width),
        Int32(extents.height),
        Int32(block.bytesPerRow)
      )
      cairo_surface_set_device_offset(surface, Double(-extents.x), Double(-extents.y))
      // Of a surface that could not be made, one is made that paints nothing.
      context = cairo_create(surface)
    }
  }
}
