public import Drawing

/// The colours of a hit map: a muted one for the rearmost area, then those of Okabe and Ito.
public enum HitMapColors {
  /// The number of colours besides the rearmost area's.
  static let count = 7

  private static let ground = Color(hex: 0xD8DCE4)
  private static let others: [Color] = [
    OkabeIto.skyBlue, OkabeIto.orange, OkabeIto.green, OkabeIto.purple, OkabeIto.blue,
    OkabeIto.yellow, OkabeIto.vermilion,
  ]

  /// Returns the tint with the same colour name, so that a view called red is not a blue area.
  ///
  /// It is nil for grey, white and black.
  static func tint(like color: Color) -> Int? {
    let (least, most) = (
      min(color.red, color.green, color.blue), max(color.red, color.green, color.blue)
    )
    let range = most - least
    guard color.alpha > 0.5, range > 0.25 else { return nil }
    var hue =
      switch most {
      case color.red: (color.green - color.blue) / range
      case color.green: (color.blue - color.red) / range + 2
      default: (color.red - color.green) / range + 4
      }
    hue = hue < 0 ? hue * 60 + 360 : hue * 60
    let wanted =
      switch hue {
      case ..<20, 335...: OkabeIto.vermilion
      case ..<42: OkabeIto.orange
      case ..<70: OkabeIto.yellow
      case ..<165: OkabeIto.green
      case ..<205: OkabeIto.skyBlue
      case ..<255: OkabeIto.blue
      default: OkabeIto.purple
      }
    return others.firstIndex(of: wanted).map { $0 + 1 }
  }

  /// The colour where no view would receive a touch.
  public static let nobody = Color(hex: 0x2B2E35)

  /// Returns the colour of a number from 1 on; the colours repeat.
  static func color(ofNumber number: Int) -> Color { others[(number - 1) % count] }

  /// Returns the colour of an area.
  public static func color(of area: HitMap.Area) -> Color {
    area.tint == 0 ? ground : others[(area.tint - 1) % count]
  }
}
