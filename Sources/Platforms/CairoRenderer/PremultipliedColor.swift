import Drawing

/// A colour whose components are multiplied by the opacity, 16 bits each, rounded as Cairo does.
struct PremultipliedColor: Equatable {
  let red: UInt16
  let green: UInt16
  let blue: UInt16
  let alpha: UInt16

  /// The transparent colour.
  static let clear = PremultipliedColor(.clear, opacity: 1)

  init(_ color: Color, opacity: Double) {
    let alpha = color.alpha * opacity
    self.alpha = PremultipliedColor.rounded(alpha)
    red = PremultipliedColor.rounded(color.red * alpha)
    green = PremultipliedColor.rounded(color.green * alpha)
    blue = PremultipliedColor.rounded(color.blue * alpha)
  }

  /// Whether the colour changes no pixel of 8 bits per component.
  var isClear: Bool { alpha <= 0xFF }

  /// Whether the colour fully covers a pixel of 8 bits per component.
  var isOpaque: Bool { alpha >= 0xFF00 }

  /// The colour as a pixel of 8 bits per component, with the layout in memory.
  var pixel: UInt32 {
    UInt32(alpha >> 8) << 24 | UInt32(red >> 8) << 16 | UInt32(green >> 8) << 8 | UInt32(blue >> 8)
  }

  private static func rounded(_ component: Double) -> UInt16 {
    UInt16(truncatingIfNeeded: Int(component * 65535 + 0.5))
  }
}
