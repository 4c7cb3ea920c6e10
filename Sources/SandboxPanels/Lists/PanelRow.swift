import TouchKit

/// What one row of a list shows.
struct PanelRow: Hashable {
  /// How a row stands out.
  enum Tone: Hashable {
    /// As most rows do.
    case plain
    /// Less than plain text.
    case dim
    /// More than plain text.
    case strong
    /// As something that is not as it should be.
    case warning
  }

  var text: String
  /// How many levels it is set in.
  var indent = 0
  var tone = Tone.plain

  var color: UIColor {
    switch tone {
    case .plain: PanelTheme.text
    case .dim: PanelTheme.dim
    case .strong: PanelTheme.accent
    case .warning: PanelTheme.warning
    }
  }
}
