/// The combination of new colours with existing ones (Porter and Duff's rules, and the usual mixes).
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// New over old.
  case normal
  /// Both multiplied: never lighter.
  case multiply
  /// Both inverted, multiplied, inverted: never darker.
  case screen
  /// Multiplied where the old is dark, screened where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// The old lightened where the new is light.
  case colorDodge
  /// The old darkened where the new is dark.
  case colorBurn
  /// Darkened or lightened softly by the new.
  case softLight
  /// Multiplied where the new is dark, screened where it is light.
  case hardLight
  /// The difference between both.
  case difference
  /// The difference between both, with less contrast.
  case exclusion
  /// The hue of the new.
  case hue
  /// The saturation of the new.
  case saturation
  /// The hue and saturation of the new.
  case color
  /// The lightness of the new.
  case luminosity
  /// No colour.
  case clear
  /// New instead of old.
  case copy
  /// New where the old is opaque.
  case sourceIn
  /// New where the old is transparent.
  case sourceOut
  /// New over old, where the old is opaque.
  case sourceAtop
  /// Old over new.
  case destinationOver
  /// Old where the new is opaque.
  case destinationIn
  /// Old where the new is transparent.
  case destinationOut
  /// Old over new, where the new is opaque.
  case destinationAtop
  /// Each where the other is transparent.
  case xor
  /// The sum of both.
  case plusLighter

  /// Whether it changes places where the new picture is transparent.
  public var reachesBeyondSource: Bool {
    switch self {
    case .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
