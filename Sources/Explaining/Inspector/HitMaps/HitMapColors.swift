public import Drawing

/// The colours of a hit map: a quiet one for what lies at the rear, then those of Okabe and Ito.
public enum HitMapColors {
  /// How many colours there are besides the rearmost area's.
  static let count = 7

  private static let ground = Color(hex: 0xD8DCE4)
  private static let others: [Color] = [
    OkabeIto.skyBlue, OkabeIto.orange, OkabeIto.green, OkabeIto.purple, OkabeIto.blue,
    OkabeIto.yellow, OkabeIto.vermilion,
  ]

  /// Where no view would receive a touch.
  public static let nobody = Color(hex: 0x2B2E35)

  /// The colour of a number from 1 on, in turns.
  static func color(ofNumber number: Int) -> Color { others[(number - 1) % count] }

  /// The colour of an area.
  public static func color(of area: HitMap.Area) -> Color {
    area.tint == 0 ? ground : others[(area.tint - 1) % count]
  }
}
