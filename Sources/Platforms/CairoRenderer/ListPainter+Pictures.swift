internal import CCairo
import Drawing
import Foundation
import Geometry

extension ListPainter {
  /// Paints a recording, also one that leaves scopes open or closes too many.
  mutating func replay(_ recording: Recording) {
    guard DeviceBox(recording.bounds, transform).touches(visible) else { return }
    nest { painter in
      if recording.needsClip { painter.limit(to: recording.bounds) }
      for command in recording.list.commands { painter.perform(command) }
    }
  }

  /// Calls a closure that paints, and restores transform, clip and scopes afterwards.
  private mutating func nest(_ paint: (inout ListPainter) -> Void) {
    guard nesting.lists < DrawingLimits.listDepth else { return }
    nesting.lists += 1
    let (count, outer) = (scopes.count, nesting.outerScopes)
    scopes.append(Scope(.save, self))
    nesting.outerScopes = scopes.count
    paint(&self)
    nesting.outerScopes = outer
    closeScopes(downTo: count)
    nesting.lists -= 1
  }

  mutating func paint(_ use: PictureUse) {
    let shown = use.opacity * fade
    guard shown > 0, use.source.width > 0, use.source.height > 0,
      DeviceBox(use.target, transform).touches(visible)
    else { return }
    switch use.picture.content {
    case .png, .pixels:
      guard let image = renderer.pictures.image(of: use.picture) else { return }
      paint(image, use, opacity: min(shown, 1))
    case .list(let list): paint(list, use)
    }
  }

  /// Paints a picture that consists of drawing commands.
  private mutating func paint(_ list: DisplayList, _ use: PictureUse) {
    nest { painter in
      painter.transform = use.placement.concatenating(painter.transform)
      painter.limit(to: use.source)
      if use.opacity < 1 || use.tint != nil {
        painter.begin(DrawCommand.Group(bounds: use.source, opacity: use.opacity))
      }
      if let tint = use.tint {
        // The colour is painted first, and then the picture masks it.
        painter.fill(use.source, tint)
        painter.begin(DrawCommand.Group(bounds: use.source, blendMode: .destinationIn))
      }
      for command in list.commands { painter.perform(command) }
    }
  }

  private mutating func paint(_ image: DecodedPicture, _ use: PictureUse, opacity: Double) {
    let placement = use.placement.concatenating(transform)
    guard let part = image.part(use.source), let inverse = placement.inverse,
      prepareShape(covering: DeviceBox(use.target, transform)),
      let pattern = part.makePattern()
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    // The matrix is that of the part, not of the whole picture.
    var matrix = cairo_matrix_t(
      inverse.concatenating(CGAffineTransform(translationX: -part.origin.x, y: -part.origin.y))
    )
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let isExact = placement.isWholeTranslation
    cairo_pattern_set_filter(
      pattern,
      isExact || !use.isSmooth ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
    )
    guard plotTarget(use.target) else { return }
    cairo_clip(surface.context)
    surface.forgetClip()
    put(pattern, tint: use.tint, opacity: opacity)
    surface.clearSource()
    surface.recoverFromErrors()
  }

  private func put(_ pattern: OpaquePointer, tint: Color?, opacity: Double) {
    if let tint {
      let alpha = tint.alpha * opacity
      cairo_set_source_rgba(surface.context, tint.red, tint.green, tint.blue, alpha)
      cairo_mask(surface.context, pattern)
    } else {
      cairo_set_source(surface.context, pattern)
      cairo_paint_with_alpha(surface.context, opacity)
    }
  }

  /// Makes a rectangle the current path, aligned to whole pixels if it is close to them.
  private func plotTarget(_ rect: CGRect) -> Bool {
    let box = DeviceBox(rect, transform)
    guard transform.keepsRectanglesUpright, box.isAligned else {
      return DevicePath.plot(Path(rect: rect), transform, in: surface.context)
    }
    let pixels = box.roundedPixels(in: clip)
    cairo_new_path(surface.context)
    cairo_rectangle(
      surface.context,
      Double(pixels.x),
      Double(pixels.y),
      Double(pixels.width),
      Double(pixels.height)
    )
    return true
  }
}

extension CGAffineTransform {
  /// Whether the transform moves pixels onto pixels.
  fileprivate var isWholeTranslation: Bool {
    a == 1 && d == 1 && b == 0 && c == 0
      && abs(tx - tx.rounded()) < DrawingLimits.alignment
      && abs(ty - ty.rounded()) < DrawingLimits.alignment
  }
}
