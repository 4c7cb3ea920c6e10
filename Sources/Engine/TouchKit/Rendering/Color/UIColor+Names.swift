import Drawing
import Foundation

/// Fixed colours.
nonisolated extension UIColor {
  /// Black.
  public class var black: UIColor { FixedColors.black }
  /// A grey one third of the way from black to white.
  public class var darkGray: UIColor { FixedColors.darkGray }
  /// A grey two thirds of the way from black to white.
  public class var lightGray: UIColor { FixedColors.lightGray }
  /// White.
  public class var white: UIColor { FixedColors.white }
  /// A grey halfway from black to white.
  public class var gray: UIColor { FixedColors.gray }
  /// Pure red.
  public class var red: UIColor { FixedColors.red }
  /// Pure green.
  public class var green: UIColor { FixedColors.green }
  /// Pure blue.
  public class var blue: UIColor { FixedColors.blue }
  /// Green and blue.
  public class var cyan: UIColor { FixedColors.cyan }
  /// Red and green.
  public class var yellow: UIColor { FixedColors.yellow }
  /// Red and blue.
  public class var magenta: UIColor { FixedColors.magenta }
  /// Red and half green.
  public class var orange: UIColor { FixedColors.orange }
  /// Half red and half blue.
  public class var purple: UIColor { FixedColors.purple }
  /// A dark orange.
  public class var brown: UIColor { FixedColors.brown }
  /// A fully transparent colour.
  public class var clear: UIColor { FixedColors.clear }
}

/// Colours for text on plain surfaces, the same in light and dark mode.
nonisolated extension UIColor {
  /// Nearly black, for text on light surfaces.
  public class var darkText: UIColor { FixedColors.darkText }
  /// Translucent white, for text on dark surfaces.
  public class var lightText: UIColor { FixedColors.lightText }
}
