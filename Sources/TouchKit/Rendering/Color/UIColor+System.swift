import Drawing
import Foundation

/// The palette of the system, in its light and its dark appearance.
nonisolated extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { UIColor(hex: 0xFF3B30, dark: 0xFF453A) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(hex: 0xFF9500, dark: 0xFF9F0A) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(hex: 0xFFCC00, dark: 0xFFD60A) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(hex: 0x34C759, dark: 0x30D158) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(hex: 0x00C7BE, dark: 0x63E6E2) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(hex: 0x30B0C7, dark: 0x40C8E0) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(hex: 0x32ADE6, dark: 0x64D2FF) }
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(hex: 0x007AFF, dark: 0x0A84FF) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(hex: 0x5856D6, dark: 0x5E5CE6) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(hex: 0xAF52DE, dark: 0xBF5AF2) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(hex: 0xFF2D55, dark: 0xFF375F) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(hex: 0xA2845E, dark: 0xAC8E68) }
  /// The system's grey.
  public class var systemGray: UIColor { UIColor(hex: 0x8E8E93, dark: 0x8E8E93) }
  /// A grey nearer to the background than `systemGray`.
  public class var systemGray2: UIColor { UIColor(hex: 0xAEAEB2, dark: 0x636366) }
  /// A grey nearer to the background than `systemGray2`.
  public class var systemGray3: UIColor { UIColor(hex: 0xC7C7CC, dark: 0x48484A) }
  /// A grey nearer to the background than `systemGray3`.
  public class var systemGray4: UIColor { UIColor(hex: 0xD1D1D6, dark: 0x3A3A3C) }
  /// A grey nearer to the background than `systemGray4`.
  public class var systemGray5: UIColor { UIColor(hex: 0xE5E5EA, dark: 0x2C2C2E) }
  /// The grey nearest to the background.
  public class var systemGray6: UIColor { UIColor(hex: 0xF2F2F7, dark: 0x1C1C1E) }
}

/// Colours by what they are for, in their light and their dark appearance.
nonisolated extension UIColor {
  /// Text.
  public class var label: UIColor { UIColor(hex: 0x000000, dark: 0xFFFFFF) }
  /// Text of less weight.
  public class var secondaryLabel: UIColor {
    UIColor(hex: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.6, 0.6)
  }
  /// Text of still less weight.
  public class var tertiaryLabel: UIColor {
    UIColor(hex: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3, 0.3)
  }
  /// Text of the least weight.
  public class var quaternaryLabel: UIColor {
    UIColor(hex: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.18, 0.16)
  }
  /// Text that stands where something is to be written.
  public class var placeholderText: UIColor {
    UIColor(hex: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3, 0.3)
  }
  /// Text that leads elsewhere.
  public class var link: UIColor { UIColor(hex: 0x007AFF, dark: 0x0984FF) }
  /// Thin lines that let what lies beneath shine through.
  public class var separator: UIColor { UIColor(hex: 0x3C3C43, dark: 0x545458, opacity: 0.29, 0.6) }
  /// Thin lines that cover what lies beneath.
  public class var opaqueSeparator: UIColor { UIColor(hex: 0xC6C6C8, dark: 0x38383A) }
  /// The inside of thin, small shapes.
  public class var systemFill: UIColor {
    UIColor(hex: 0x787880, dark: 0x787880, opacity: 0.2, 0.36)
  }
  /// The inside of shapes of middle size.
  public class var secondarySystemFill: UIColor {
    UIColor(hex: 0x787880, dark: 0x787880, opacity: 0.16, 0.32)
  }
  /// The inside of large shapes.
  public class var tertiarySystemFill: UIColor {
    UIColor(hex: 0x767680, dark: 0x767680, opacity: 0.12, 0.24)
  }
  /// The inside of large areas with much in them.
  public class var quaternarySystemFill: UIColor {
    UIColor(hex: 0x747480, dark: 0x767680, opacity: 0.08, 0.18)
  }
  /// The background of a screen.
  public class var systemBackground: UIColor { UIColor(hex: 0xFFFFFF, dark: 0x000000) }
  /// The background of groups on a screen.
  public class var secondarySystemBackground: UIColor { UIColor(hex: 0xF2F2F7, dark: 0x1C1C1E) }
  /// The background of groups in groups.
  public class var tertiarySystemBackground: UIColor { UIColor(hex: 0xFFFFFF, dark: 0x2C2C2E) }
  /// The background of a screen of groups.
  public class var systemGroupedBackground: UIColor { UIColor(hex: 0xF2F2F7, dark: 0x000000) }
  /// The background of a table of groups, as it was called before dark surroundings.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// The background of groups on such a screen.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(hex: 0xFFFFFF, dark: 0x1C1C1E)
  }
  /// The background of groups in such groups.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(hex: 0xF2F2F7, dark: 0x2C2C2E)
  }
  /// The tint of whatever shows it: the system's blue where nothing else is said.
  public class var tintColor: UIColor { .systemBlue }

  private convenience init(
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
