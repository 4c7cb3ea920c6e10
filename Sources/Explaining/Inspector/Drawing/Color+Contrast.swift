import Drawing
import Foundation

extension Color {
  /// The relative luminance of the colour, 0…1, without its opacity (WCAG 2.2, relative luminance).
  var relativeLuminance: Double {
    let linear = [red, green, blue].map { component in
      component <= 0.040_45 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// Returns the contrast ratio of two colours, 1…21 (WCAG 2.2, contrast ratio).
  func contrast(with other: Color) -> Double {
    let brighter = max(relativeLuminance, other.relativeLuminance)
    let darker = min(relativeLuminance, other.relativeLuminance)
    return (brighter + 0.05) / (darker + 0.05)
  }

  /// Black or white, the one with more contrast; the ratio is at least 4.5.
  var counterpart: Color {
    contrast(with: .white) >= contrast(with: .black) ? .white : .black
  }
}
