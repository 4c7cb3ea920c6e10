package import Drawing
import Foundation
package import Inspector
import TouchKit

/// Every colour of the workbench, by what it is used for.
nonisolated package struct Theme: Hashable, Sendable {
  /// The colours of the overlay that go with it, which the workbench uses too.
  package var palette: OverlayPalette
  /// The ground around the scene.
  package var canvas: Color { palette.ground }
  /// The ground of regions.
  package var panel: Color { palette.panel }
  /// Pressed buttons and toasts.
  package var raised: Color
  /// The ground of what is typed in.
  package var field: Color
  /// Hairlines between regions.
  package var line: Color
  /// Borders of controls.
  package var edge: Color
  /// Text of the first rank.
  package var text: Color { palette.text }
  /// Text of the second rank.
  package var text2: Color { palette.dim }
  /// Text of the third rank.
  package var text3: Color
  /// What can be done next, and the hit view.
  package var accent: Color { palette.hitLabel }
  /// Words on the accent.
  package var onAccent: Color { palette.onHitLabel }
  /// The ground of a chosen row.
  package var selected: Color
  /// Words of a chosen row.
  package var onSelected: Color
  /// The ground of a row under the pointer.
  package var hover: Color
  /// Discs with numbers of the chain.
  package var chain: Color { palette.chain }
  /// Numbers on these discs.
  package var onChain: Color { palette.onChain }
  /// Pills and arrows of the chain.
  package var chainLine: Color
  /// Fingers, and their bars.
  package var touch: Color { palette.touch }
  /// Words on them.
  package var onTouch: Color { palette.onTouch }
  /// Receives, recognized.
  package var yes: Color
  /// Bars of recognizers.
  package var yesFill: Color { palette.firstResponder }
  /// Words on these bars.
  package var onYes: Color
  /// Rejected, failed, cancelled.
  package var no: Color { palette.rejectedLabel }
  /// The line around what has the focus.
  package var focus: Color
  /// The red of recording.
  package var record: Color
  /// The width of lines between regions, in points.
  package var lineWidth = 1.0
}

extension Theme {
  /// The usual theme.
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

  /// The theme for eyes that see little contrast: no shades, nothing dimmed, wider lines.
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
  /// The colour as views know it.
  var ui: UIColor {
    UIColor(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }
}
