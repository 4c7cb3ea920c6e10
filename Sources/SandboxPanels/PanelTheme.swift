import Foundation
import TouchKit

/// The colours and fonts of the panels.
enum PanelTheme {
  static let ground = UIColor(red: 0.11, green: 0.11, blue: 0.13, alpha: 1)
  static let bar = UIColor(red: 0.18, green: 0.18, blue: 0.21, alpha: 1)
  static let field = UIColor(red: 0.06, green: 0.06, blue: 0.08, alpha: 1)
  static let text = UIColor(white: 0.93, alpha: 1)
  static let dim = UIColor(white: 0.62, alpha: 1)
  static let accent = UIColor(red: 0.34, green: 0.71, blue: 0.91, alpha: 1)
  static let warning = UIColor(red: 0.9, green: 0.62, blue: 0, alpha: 1)
  static let touch = UIColor(red: 0.8, green: 0.47, blue: 0.65, alpha: 1)
  static let selection = UIColor(red: 0.13, green: 0.35, blue: 0.5, alpha: 1)
  static let barHeight: CGFloat = 22
  static let rowHeight: CGFloat = 18

  /// The font of lists, in which columns stand below each other.
  static func listFont(_ scale: CGFloat) -> UIFont {
    .monospacedSystemFont(ofSize: 11 * scale, weight: .regular)
  }

  /// The font of titles and buttons.
  static func titleFont(_ scale: CGFloat) -> UIFont {
    .systemFont(ofSize: 12 * scale, weight: .bold)
  }
}
