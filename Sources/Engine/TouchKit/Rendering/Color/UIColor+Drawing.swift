package import Drawing
import Foundation

nonisolated extension UIColor {
  convenience init(_ color: Color) {
    self.init(source: .fixed(color, isGray: false))
  }

  /// Creates a colour with different components in light and dark mode.
  convenience init(light: Color, dark: Color) {
    self.init(source: .pair(light: light, dark: dark))
  }

  /// The components in the present traits.
  final var drawingColor: Color {
    if case .fixed(let color, _) = source { return color }
    return color(in: .current)
  }

  /// Whether the components depend on the traits.
  final var isDynamic: Bool {
    if case .fixed = source { false } else { true }
  }

  /// Returns the components in given traits.
  package final func color(in traits: UITraitCollection) -> Color {
    var color = self
    // A provider can return another dynamic colour, but the loop must end.
    for _ in 0..<16 {
      switch color.source {
      case .fixed(let components, _): return components
      case .pair(let light, let dark): return traits.userInterfaceStyle == .dark ? dark : light
      case .provider(let provider): color = provider(traits)
      }
    }
    return .clear
  }
}

nonisolated extension Color {
  /// Returns the same colour with another opacity.
  func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The perceived lightness, 0…1.
  var lightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  /// Creates a colour from hue, saturation and brightness (the hexcone model).
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let hue = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func component(_ offset: Double) -> Double {
      let position = (offset + hue).truncatingRemainder(dividingBy: 6)
      let ramp = max(0, min(1, min(position, 4 - position)))
      return brightness * (1 - saturation * ramp)
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The components of the hexcone model, each 0…1; greys have hue 0.
  var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    guard range > 0 else { return (0, 0, highest) }
    var hue: Double
    if highest == red {
      hue = (green - blue) / range
    } else if highest == green {
      hue = 2 + (blue - red) / range
    } else {
      hue = 4 + (red - green) / range
    }
    if hue < 0 { hue += 6 }
    return (hue / 6, range / highest, highest)
  }

  /// Creates a colour from Display P3 components, or the nearest one in sRGB.
  init(displayP3Red: Double, green: Double, blue: Double, alpha: Double) {
    let (r, g, b) = (
      Color.linear(displayP3Red), Color.linear(green), Color.linear(blue)
    )
    self.init(
      red: Color.curved(1.2249 * r - 0.2247 * g),
      green: Color.curved(-0.0420 * r + 1.0419 * g),
      blue: Color.curved(-0.0197 * r - 0.0786 * g + 1.0979 * b),
      alpha: alpha
    )
  }

  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func curved(_ component: Double) -> Double {
    guard component > 0.0031308 else { return component * 12.92 }
    return 1.055 * pow(component, 1 / 2.4) - 0.055
  }
}
