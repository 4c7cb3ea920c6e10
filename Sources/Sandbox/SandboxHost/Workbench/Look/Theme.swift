package import Drawing
import Foundation
import TouchKit

/// Every colour of the workbench, by what it is used for.
nonisolated package struct Theme: Hashable, Sendable {
  /// The ground around the scene.
  package var canvas: Color
  /// The ground of regions.
  package var panel: Color
  /// Pressed buttons and toasts.
  package var raised: Color
  /// The ground of what is typed in.
  package var field: Color
  /// Hairlines between regions.
  package var line: Color
  /// Borders of controls.
  package var edge: Color
  /// Text of the first rank.
  package var text: Color
  /// Text of the second rank.
  package var text2: Color
  /// Text of the third rank.
  package var text3: Color
  /// What can be done next, and the hit view.
  package var accent: Color
  /// Words on the accent.
  package var onAccent: Color
  /// The ground of a chosen row.
  package var selected: Color
  /// Words of a chosen row.
  package var onSelected: Color
  /// The ground of a row under the pointer.
  package var hover: Color
  /// Discs with numbers of the chain.
  package var chain: Color
  /// Numbers on these discs.
  package var onChain: Color
  /// Pills and arrows of the chain.
  package var chainLine: Color
  /// Fingers, and their bars.
  package var touch: Color
  /// Words on them.
  package var onTouch: Color
  /// Receives, recognized.
  package var yes: Color
  /// Bars of recognizers.
  package var yesFill: Color
  /// Words on these bars.
  package var onYes: Color
  /// Rejected, failed, cancelled.
  package var no: Color
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
    canvas: Color(hex: 0x141518),
    panel: Color(hex: 0x1E2024),
    raised: Color(hex: 0x2B2E35),
    field: Color(hex: 0x121316),
    line: Color(hex: 0x353941),
    edge: Color(hex: 0x7A808C),
    text: Color(hex: 0xECEEF1),
    text2: Color(hex: 0xB4B9C3),
    text3: Color(hex: 0x9298A3),
    accent: Color(hex: 0x56B4E9),
    onAccent: Color(hex: 0x04202F),
    selected: Color(hex: 0x1F4159),
    onSelected: Color(hex: 0xECEEF1),
    hover: Color(hex: 0x262930),
    chain: Color(hex: 0xE69F00),
    onChain: Color(hex: 0x1A1200),
    chainLine: Color(hex: 0xE69F00),
    touch: Color(hex: 0xCC79A7),
    onTouch: Color(hex: 0x24101B),
    yes: Color(hex: 0x2CC295),
    yesFill: Color(hex: 0x009E73),
    onYes: Color(hex: 0x001A12),
    no: Color(hex: 0xFF8A3D),
    focus: Color(hex: 0xFFFFFF),
    record: Color(hex: 0xFF6B5E)
  )

  /// The theme for bright rooms.
  nonisolated package static let light = Theme(
    canvas: Color(hex: 0xE6E8EC),
    panel: Color(hex: 0xFAFAFB),
    raised: Color(hex: 0xE1E5EB),
    field: Color(hex: 0xFFFFFF),
    line: Color(hex: 0xD3D7DD),
    edge: Color(hex: 0x7B818C),
    text: Color(hex: 0x1A1C20),
    text2: Color(hex: 0x474C56),
    text3: Color(hex: 0x5F6570),
    accent: Color(hex: 0x0068A3),
    onAccent: Color(hex: 0xFFFFFF),
    selected: Color(hex: 0xCFE5F3),
    onSelected: Color(hex: 0x1A1C20),
    hover: Color(hex: 0xEEF0F3),
    chain: Color(hex: 0xE69F00),
    onChain: Color(hex: 0x1A1200),
    chainLine: Color(hex: 0x946400),
    touch: Color(hex: 0xC46C9D),
    onTouch: Color(hex: 0x1B0A13),
    yes: Color(hex: 0x00694C),
    yesFill: Color(hex: 0x009E73),
    onYes: Color(hex: 0x001A12),
    no: Color(hex: 0xA84300),
    focus: Color(hex: 0x1A1C20),
    record: Color(hex: 0xC62F22)
  )

  /// The theme for eyes that see little contrast: no shades, nothing dimmed, wider lines.
  nonisolated package static let highContrast = Theme(
    canvas: .black,
    panel: .black,
    raised: .black,
    field: .black,
    line: .white,
    edge: .white,
    text: .white,
    text2: .white,
    text3: .white,
    accent: Color(hex: 0x00FFFF),
    onAccent: .black,
    selected: .white,
    onSelected: .black,
    hover: .black,
    chain: Color(hex: 0xFFFF00),
    onChain: .black,
    chainLine: Color(hex: 0xFFFF00),
    touch: Color(hex: 0xFF80FF),
    onTouch: .black,
    yes: Color(hex: 0x00FF00),
    yesFill: Color(hex: 0x00FF00),
    onYes: .black,
    no: Color(hex: 0xFF9A3D),
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
