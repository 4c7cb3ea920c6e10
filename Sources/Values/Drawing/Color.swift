/// A colour in sRGB with straight (not premultiplied) alpha; each component is between 0 and 1.
public struct Color: Hashable, Sendable {
  /// Red.
  public var red: Double { didSet { red = Color.clamped(red) } }
  /// Green.
  public var green: Double { didSet { green = Color.clamped(green) } }
  /// Blue.
  public var blue: Double { didSet { blue = Color.clamped(blue) } }
  /// The opacity: 0 is invisible, 1 covers everything beneath.
  public var alpha: Double { didSet { alpha = Color.clamped(alpha) } }

  /// Creates a colour; components outside 0…1 and NaN are clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Color.clamped(red)
    self.green = Color.clamped(green)
    self.blue = Color.clamped(blue)
    self.alpha = Color.clamped(alpha)
  }

  /// Creates an opaque colour from a number such as `0xFF8800`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255,
      green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  /// Returns the same colour with its opacity multiplied.
  public func faded(by factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Creates a colour from a text such as `#007AFF` or `#007AFF80`; nil for other texts.
  package init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit), let number = UInt64(digits, radix: 16)
    else { return nil }
    let full = digits.count == 8 ? number : number << 8 | 0xFF
    self.init(hex: UInt32(full >> 8), alpha: Double(full & 0xFF) / 255)
  }

  /// The colour in scene files: `#007AFF`, followed by its opacity if it is not opaque.
  package var hexadecimal: String {
    let digits = Array("0123456789ABCDEF")
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return parts.reduce(into: "#") { text, part in
      let byte = Int((part * 255).rounded())
      text += "\(digits[byte / 16])\(digits[byte % 16])"
    }
  }

  private static func clamped(_ component: Double) -> Double {
    // NaN fails both comparisons and becomes 0.
    component > 0 ? min(component, 1) : 0
  }

  /// Black.
  public static let black = Color(hex: 0x000000)
  /// White.
  public static let white = Color(hex: 0xFFFFFF)
  /// The transparent colour.
  public static let clear = Color(hex: 0x000000, alpha: 0)
}
