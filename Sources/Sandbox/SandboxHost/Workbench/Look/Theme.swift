package import Drawing
import Foundation
package import Inspector
import TouchKit

/// The colours of the workbench, by their use.
nonisolated package struct Theme: Hashable, Sendable {
  /// The matching colours of the overlay, which the workbench uses too.
  package var palette: OverlayPalette
  /// The background of the scene.
  package var canvas: Color { palette.ground }
  /// The background of regions.
  package var panel: Color { palette.panel }
  /// Pressed buttons and toasts.
  package var raised: Color
  /// The background of text fields.
  package var field: Color
  /// Hairlines between regions.
  package var line: Color
  /// Borders of controls.
  package var edge: Color
  /// Primary text.
  package var text: Color { palette.text }
  /// Secondary text.
  package var text2: Color { palette.dim }
  /// Tertiary text.
  package var text3: Color
  /// Possible next actions, and the hit view.
  package var accent: Color { palette.hitLabel }
  /// Text on the accent.
  package var onAccent: Color { palette.onHitLabel }
  /// The background of a selected row.
  package var selected: Color
  /// Text of a selected row.
  package var onSelected: Color
  /// The background of a row under the pointer.
  package var hover: Color
  /// Number discs of the chain.
  package var chain: Color { palette.chain }
  /// Numbers on the discs of the chain.
  package var onChain: Color { palette.onChain }
  /// Pills and arrows of the chain.
  package var chainLine: Color
  /// Fingers, and their bars.
  package var touch: Color { palette.touch }
  /// Text on fingers and their bars.
  package var onTouch: Color { palette.onTouch }
  /// Positive results: receives, recognized.
  package var yes: Color
  /// Bars of recognizers.
  package var yesFill: Color { palette.firstResponder }
  /// Text on bars of recognizers.
  package var onYes: Color
  /// Negative results: rejected, failed, cancelled.
  package var no: Color { palette.rejectedLabel }
  /// The focus ring.
  package var focus: Color
  /// The red of recording.
  package var record: Color
  /// The width of lines between regions, in points.
  package var lineWidth = 1.0
}

extension Theme {
  /// The default theme.
  nonisolated package static let dark = Theme(
    palette: .standard,
    raised: Color(hex: 0x2B2E35),
    field: Color(hex: 0x121316),
    line: Color(hex: 0x353941),
    edge: Color(hex: 0x7A808C),
    text3: Color(hex: 0x9298A3),
    selected: Color(hex: 0x1F4159),
    onSelected: Color(hex: 0xECEEF1),
    hover: Color(hex: 0x262930),
    chainLine: Color(hex: 0xE69F00),
    yes: Color(hex: 0x2CC295),
    onYes: Color(hex: 0x001A12),
    focus: Color(hex: 0xFFFFFF),
    record: Color(hex: 0xFF6B5E)
  )

  /// The theme for bright rooms.
  nonisolated package static let light = Theme(
    palette: .light,
    raised: Color(hex: 0xE1E5EB),
    field: Color(hex: 0xFFFFFF),
    line: Color(hex: 0xD3D7DD),
    edge: Color(hex: 0x7B818C),
    text3: Color(hex: 0x5F6570),
    selected: Color(hex: 0xCFE5F3),
    onSelected: Color(hex: 0x1A1C20),
    hover: Color(hex: 0xEEF0F3),
    chainLine: Color(hex: 0x946400),
    yes: Color(hex: 0x00694C),
    onYes: Color(hex: 0x001A12),
    focus: Color(hex: 0x1A1C20),
    record: Color(hex: 0xC62F22)
  )

  /// The theme with high contrast: no shades, no dimmed text, wider lines.
  nonisolated package static let highContrast = Theme(
    palette: .highContrast,
    raised: .black,
    field: .black,
    line: .white,
    edge: .white,
    text3: .white,
    selected: .white,
    onSelected: .black,
    hover: .black,
    chainLine: Color(hex: 0xFFFF00),
    yes: Color(hex: 0x00FF00),
    onYes: .black,
    focus: .white,
    record: Color(hex: 0xFF8A80),
    lineWidth: 1.5
  )
}

extension Color {
  /// The colour as a `UIColor`.
  var ui: UIColor {
    UIColor(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }
}
