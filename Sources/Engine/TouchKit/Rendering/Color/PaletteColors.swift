import Drawing
import Foundation

/// The named colours, each created on first use and shared.
nonisolated enum FixedColors {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let darkText = UIColor(white: 0, alpha: 1)
  static let lightText = UIColor(white: 1, alpha: 0.6)
}

/// The system's palette and semantic colours, each created on first use and shared.
nonisolated enum SystemColors {
  static let systemRed = UIColor(hex: 0xFF3B30, dark: 0xFF453A)
  static let systemOrange = UIColor(hex: 0xFF9500, dark: 0xFF9F0A)
  static let systemYellow = UIColor(hex: 0xFFCC00, dark: 0xFFD60A)
  static let systemGreen = UIColor(hex: 0x34C759, dark: 0x30D158)
  static let systemMint = UIColor(hex: 0x00C7BE, dark: 0x63E6E2)
  static let systemTeal = UIColor(hex: 0x30B0C7, dark: 0x40C8E0)
  static let systemCyan = UIColor(hex: 0x32ADE6, dark: 0x64D2FF)
  static let systemBlue = UIColor(hex: 0x007AFF, dark: 0x0A84FF)
  static let systemIndigo = UIColor(hex: 0x5856D6, dark: 0x5E5CE6)
  static let systemPurple = UIColor(hex: 0xAF52DE, dark: 0xBF5AF2)
  static let systemPink = UIColor(hex: 0xFF2D55, dark: 0xFF375F)
  static let systemBrown = UIColor(hex: 0xA2845E, dark: 0xAC8E68)
  static let systemGray = UIColor(hex: 0x8E8E93, dark: 0x8E8E93)
  static let systemGray2 = UIColor(hex: 0xAEAEB2, dark: 0x636366)
  static let systemGray3 = UIColor(hex: 0xC7C7CC, dark: 0x48484A)
  static let systemGray4 = UIColor(hex: 0xD1D1D6, dark: 0x3A3A3C)
  static let systemGray5 = UIColor(hex: 0xE5E5EA, dark: 0x2C2C2E)
  static let systemGray6 = UIColor(hex: 0xF2F2F7, dark: 0x1C1C1E)
  static let label = UIColor(hex: 0x000000, dark: 0xFFFFFF)
  static let secondaryLabel = UIColor(hex: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.6, 0.6)
  static let tertiaryLabel = UIColor(hex: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3, 0.3)
  static let quaternaryLabel = UIColor(hex: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.18, 0.16)
  static let placeholderText = UIColor(hex: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3, 0.3)
  static let link = UIColor(hex: 0x007AFF, dark: 0x0984FF)
  static let separator = UIColor(hex: 0x3C3C43, dark: 0x545458, opacity: 0.29, 0.6)
  static let opaqueSeparator = UIColor(hex: 0xC6C6C8, dark: 0x38383A)
  static let systemFill = UIColor(hex: 0x787880, dark: 0x787880, opacity: 0.2, 0.36)
  static let secondarySystemFill = UIColor(hex: 0x787880, dark: 0x787880, opacity: 0.16, 0.32)
  static let tertiarySystemFill = UIColor(hex: 0x767680, dark: 0x767680, opacity: 0.12, 0.24)
  static let quaternarySystemFill = UIColor(hex: 0x747480, dark: 0x767680, opacity: 0.08, 0.18)
  static let systemBackground = UIColor(hex: 0xFFFFFF, dark: 0x000000)
  static let secondarySystemBackground = UIColor(hex: 0xF2F2F7, dark: 0x1C1C1E)
  static let tertiarySystemBackground = UIColor(hex: 0xFFFFFF, dark: 0x2C2C2E)
  static let systemGroupedBackground = UIColor(hex: 0xF2F2F7, dark: 0x000000)
  static let secondarySystemGroupedBackground = UIColor(hex: 0xFFFFFF, dark: 0x1C1C1E)
  static let tertiarySystemGroupedBackground = UIColor(hex: 0xF2F2F7, dark: 0x2C2C2E)
}

nonisolated extension UIColor {
  fileprivate convenience init(
    hex light: UInt32,
    dark: UInt32,
    opacity: Double = 1,
    _ darkOpacity: Double = 1
  ) {
    self.init(
      light: Color(hex: light, alpha: opacity),
      dark: Color(hex: dark, alpha: darkOpacity)
    )
  }
}
