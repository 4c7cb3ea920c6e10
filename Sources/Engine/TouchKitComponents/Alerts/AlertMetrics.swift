import Foundation
@_spi(Components) import TouchKit

/// The measures of alerts, in points (our choice, close to an iPhone's).
enum AlertMetrics {
  static let alertWidth: CGFloat = 270
  /// The maximum width of action sheets.
  static let sheetWidth: CGFloat = 500
  static let cornerRadius: CGFloat = 14
  static let titleSize: CGFloat = 17
  static let messageSize: CGFloat = 13
  static let padding: CGFloat = 16
  static let gap: CGFloat = 4
  static let fieldHeight: CGFloat = 30
  /// The distance between a card and the edges of the screen.
  static let margin: CGFloat = 8
  static let line: CGFloat = 0.5
  static let dimming: CGFloat = 0.2
  static let arrival: TimeInterval = 0.25
  static let departure: TimeInterval = 0.2
  static let startScale: CGFloat = 1.2

  static func buttonHeight(_ style: UIAlertController.Style) -> CGFloat {
    style == .alert ? 44 : 57
  }

  static func buttonSize(_ style: UIAlertController.Style) -> CGFloat {
    style == .alert ? 17 : 20
  }
}
