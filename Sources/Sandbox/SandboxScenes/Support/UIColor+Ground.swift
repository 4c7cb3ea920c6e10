import UIKit

extension UIColor {
  /// The background colour of all scenes: light, and darker than a white view.
  static var ground: UIColor { UIColor(red: 0.89, green: 0.91, blue: 0.94, alpha: 1) }
}
