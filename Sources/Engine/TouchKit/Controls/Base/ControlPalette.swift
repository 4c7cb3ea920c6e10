import Foundation

/// The colours and shadows that controls share (our choice, near those of a device).
@MainActor
package enum ControlPalette {
  /// How much shows of a control that is disabled.
  static let disabledOpacity: CGFloat = 0.4

  /// What a track shows that nothing has filled.
  package static var track: UIColor { .secondarySystemFill }

  /// The ground of steppers and segmented controls.
  static var ground: UIColor { .tertiarySystemFill }

  /// Fills a shape that lies on top of other shapes, with the shadow it casts.
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
