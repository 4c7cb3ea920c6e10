import Drawing
import Foundation

/// Fixed colours.
extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// One third of the way from black to white.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Two thirds of the way from black to white.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Half way from black to white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Pure red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Green and blue.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and green.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Red and blue.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red and half green.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half red and half blue.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// A dark orange.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Nothing at all.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

/// The palette of the system, in its light appearance.
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { UIColor(Color(hex: 0xFF3B30)) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(Color(hex: 0xFF9500)) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(Color(hex: 0xFFCC00)) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(Color(hex: 0x34C759)) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(Color(hex: 0x00C7BE)) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(Color(hex: 0x30B0C7)) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(Color(hex: 0x32ADE6)) }
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(Color(hex: 0x007AFF)) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(Color(hex: 0x5856D6)) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(Color(hex: 0xAF52DE)) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(Color(hex: 0xFF2D55)) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(Color(hex: 0xA2845E)) }
  /// The system's grey.
  public class var systemGray: UIColor { UIColor(Color(hex: 0x8E8E93)) }
  /// The lightest of the system's greys.
  public class var systemGray6: UIColor { UIColor(Color(hex: 0xF2F2F7)) }
  /// The background of a screen.
  public class var systemBackground: UIColor { .white }
}
