import Drawing

/// A colour whose components are multiplied by the opacity, 16 bits each, rounded as Cairo does.
struct PremultipliedColor: Equatable {
  let red: UInt16
  let green: UInt16
  let blue: UInt16
  let alpha: UInt16

  /// Transparent.
  static let clear = PremultipliedColor(.clear, opacity: 1)

  init(_ color: Color, opacity: Double) {
    let alpha = color.alpha * opacity
    self.alpha = PremultipliedColor.rounded(alpha)
    red = PremultipliedColor.rounded(color.red * alpha)
    green = PremultipliedColor.rounded(color.green * alpha)
    blue = PremultipliedColor.rounded(color.blue * alpha)
  }

  /// Whether it changes no pixel of 8 bits per component.
  var isClear: Bool { alpha <= 0xFF }

  /// Whether nothing shines through a pixel of 8 bits per component.
  var isOpaque: Bool { alpha >= 0xFF00 }

  /// A pixel of 8 bits per component, as it is in memory.
  var pixel: UInt32 {
    UInt32(alpha >> 8) << 24 | UInt32(red >> 8) << 16 | UInt32(green >> 8) << 8 | UInt32(blue >> 8)
  }

  private static func rounded(_ component: Double) -> UInt16 {
    UInt16(truncatingIfNeeded: Int(component * 65535 + 0.5))
  }
}
