internal import CPango
import Drawing

/// The height of a line of a face and its baseline, in points.
///
/// They come from the first face only, because a Chinese character in a label must not move the label.
struct LineMeasures {
  let ascent: Double
  let height: Double

  init(of font: FontDescription, context: OpaquePointer?) {
    guard let context else {
      // Without any face nothing is painted, but layout still needs a number.
      ascent = font.usableSize
      height = font.usableSize * 1.25
      return
    }
    let description = font.makePangoDescription()
    defer { pango_font_description_free(description) }
    let metrics = pango_context_get_metrics(context, description, nil)
    defer { pango_font_metrics_unref(metrics) }
    let scale = Double(PANGO_SCALE)
    ascent = Double(pango_font_metrics_get_ascent(metrics)) / scale
    height = ascent + Double(pango_font_metrics_get_descent(metrics)) / scale
  }
}

extension FontDescription {
  /// Returns the shaping library's description; the caller frees it.
  func makePangoDescription() -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, FontFile.families(of: family))
    pango_font_description_set_weight(
      description,
      weight.isHeavy
        ? PANGO_WEIGHT_BOLD : weight == .medium ? PANGO_WEIGHT_MEDIUM : PANGO_WEIGHT_NORMAL
    )
    pango_font_description_set_absolute_size(description, usableSize * Double(PANGO_SCALE))
    return description
  }
}

extension FontDescription.Weight {
  /// Whether the bold face is nearer than the regular one.
  ///
  /// Between them there is the medium face, but for Latin letters only.
  var isHeavy: Bool {
    switch self {
    case .semibold, .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, .medium: false
    }
  }
}
