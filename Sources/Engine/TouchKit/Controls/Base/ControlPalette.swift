import Foundation

/// The colours and shadows that controls share (our choice, near those of a device).
@MainActor
package enum ControlPalette {
  /// The opacity of a disabled control.
  static let disabledOpacity: CGFloat = 0.4

  /// The colour of the unfilled part of a track.
  package static var track: UIColor { .secondarySystemFill }

  /// The background colour of steppers and segmented controls.
  static var ground: UIColor { .tertiarySystemFill }

  /// Fills a raised shape, with its shadow.
  static func fillRaised(_ path: UIBezierPath, with color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 1),
      blur: 2,
      color: UIColor(white: 0, alpha: 0.3).cgColor
    )
    color.setFill()
    path.fill()
    context.restoreGState()
  }
}
