import Drawing

/// The way in which new colours combine with the colours below.
///
/// The names are those of Core Graphics; the modes are those of the drawing library.
nonisolated public enum CGBlendMode: Int32, Sendable {
  /// The new colour over the old one.
  case normal = 0
  /// The product of both.
  case multiply = 1
  /// The inverted product of both inverted colours.
  case screen = 2
  /// Multiplies where the old colour is dark and screens where it is light.
  case overlay = 3
  /// The darker of both colours.
  case darken = 4
  /// The lighter of both colours.
  case lighten = 5
  /// Lightens the old colour where the new one is light.
  case colorDodge = 6
  /// Darkens the old colour where the new one is dark.
  case colorBurn = 7
  /// Darkens or lightens the old colour softly, depending on the new one.
  case softLight = 8
  /// Multiplies where the new colour is dark and screens where it is light.
  case hardLight = 9
  /// The difference between both colours.
  case difference = 10
  /// The difference between both colours, with less contrast.
  case exclusion = 11
  /// The hue of the new colour with the rest of the old one.
  case hue = 12
  /// The saturation of the new colour with the rest of the old one.
  case saturation = 13
  /// The hue and saturation of the new colour with the lightness of the old one.
  case color = 14
  /// The lightness of the new colour with the rest of the old one.
  case luminosity = 15
  /// Clears the area.
  case clear = 16
  /// The new colour instead of the old one.
  case copy = 17
  /// The new colour where the old one is opaque.
  case sourceIn = 18
  /// The new colour where the old one is transparent.
  case sourceOut = 19
  /// The new colour over the old one, where the old one is opaque.
  case sourceAtop = 20
  /// The old colour over the new one.
  case destinationOver = 21
  /// The old colour where the new one is opaque.
  case destinationIn = 22
  /// The old colour where the new one is transparent.
  case destinationOut = 23
  /// The old colour over the new one, where the new one is opaque.
  case destinationAtop = 24
  /// Each colour where the other is transparent.
  case xor = 25
  /// The sum of the dark parts; drawn as `darken`, the nearest available mode.
  case plusDarker = 26
  /// The sum of both colours.
  case plusLighter = 27

  var drawingMode: BlendMode {
    // Both lists have the same order, except for the mode that cannot be drawn.
    guard self != .plusDarker else { return .darken }
    let index = Int(rawValue) - (rawValue > CGBlendMode.plusDarker.rawValue ? 1 : 0)
    return BlendMode.allCases[index]
  }
}
