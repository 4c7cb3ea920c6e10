import Drawing

/// The colours of Okabe and Ito, which are distinguishable with every kind of colour blindness.
enum OkabeIto {
  static let blue = Color(hex: 0x0072B2)
  static let skyBlue = Color(hex: 0x56B4E9)
  static let green = Color(hex: 0x009E73)
  static let yellow = Color(hex: 0xF0E442)
  static let orange = Color(hex: 0xE69F00)
  static let vermilion = Color(hex: 0xD55E00)
  static let purple = Color(hex: 0xCC79A7)
}
