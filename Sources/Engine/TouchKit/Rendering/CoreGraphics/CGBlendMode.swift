import Drawing

/// How new colours combine with those that are there.
///
/// The names are Core Graphics'; what each does is said with the drawing library's own modes.
nonisolated public enum CGBlendMode: Int32, Sendable {
  /// New over old.
  case normal = 0
  /// Both multiplied.
  case multiply = 1
  /// Both inverted, multiplied, inverted.
  case screen = 2
  /// Multiplied where the old is dark, screened where it is light.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// The old made lighter where the new is light.
  case colorDodge = 6
  /// The old made darker where the new is dark.
  case colorBurn = 7
  /// Darkened or lightened softly by the new.
  case softLight = 8
  /// Multiplied where the new is dark, screened where it is light.
  case hardLight = 9
  /// What lies between both.
  case difference = 10
  /// What lies between both, with less contrast.
  case exclusion = 11
  /// The hue of the new.
  case hue = 12
  /// The saturation of the new.
  case saturation = 13
  /// The hue and saturation of the new.
  case color = 14
  /// The lightness of the new.
  case luminosity = 15
  /// Nothing is left.
  case clear = 16
  /// New in place of old.
  case copy = 17
  /// New where the old is opaque.
  case sourceIn = 18
  /// New where the old is transparent.
  case sourceOut = 19
  /// New over old, where the old is opaque.
  case sourceAtop = 20
  /// Old over new.
  case destinationOver = 21
  /// Old where the new is opaque.
  case destinationIn = 22
  /// Old where the new is transparent.
  case destinationOut = 23
  /// Old over new, where the new is opaque.
  case destinationAtop = 24
  /// Each where the other is transparent.
  case xor = 25
  /// Dark colours added; drawn as `darken`, which is the nearest there is here.
  case plusDarker = 26
  /// The sum of both.
  case plusLighter = 27

  var drawingMode: BlendMode {
    // Both lists have the same order, but for the one that cannot be drawn.
    guard self != .plusDarker else { return .darken }
    let index = Int(rawValue) - (rawValue > CGBlendMode.plusDarker.rawValue ? 1 : 0)
    return BlendMode.allCases[index]
  }
}
