import Drawing

/// A colour as it stands in memory: components multiplied by opacity, 8 bits each.
///
/// Rounded as the drawing library rounds, so that both ways to fill give the same pixels.
struct PremultipliedColor {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8

  init(_ color: Color, opacity: Double) {
    let alpha = color.alpha * opacity
    self.alpha = PremultipliedColor.byte(alpha)
    red = PremultipliedColor.byte(color.red * alpha)
    green = PremultipliedColor.byte(color.green * alpha)
    blue = PremultipliedColor.byte(color.blue * alpha)
  }

  /// The four components in one number, as read from memory.
  var pixel: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8(truncatingIfNeeded: Int(component * 65535 + 0.5) >> 8)
  }
}
