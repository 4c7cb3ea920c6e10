/// Converts decimal numbers to binary ones.
enum DecimalNumber {
  /// Returns the same number as `Double(_:)` for a text.
  ///
  /// It returns nil for an exponent or for more digits than fit into 63 bits.
  static func value(of text: ArraySlice<UInt8>) -> Double? {
    var (whole, digits, places) = (UInt64(0), 0, 0)
    var isFraction = false
    for byte in text where byte != UInt8(ascii: "-") {
      if byte == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10, digits < mostDigits else { return nil }
      whole = whole * 10 + UInt64(digit)
      digits += 1
      if isFraction { places += 1 }
    }
    let number = value(of: whole, dividedByTenTo: places)
    return text.first == UInt8(ascii: "-") ? -number : number
  }

  private static let mostDigits = 18

  /// Returns a whole number divided by a power of ten up to 10^18, rounded once, to the nearest even.
  ///
  /// The quotient is calculated to 62 bits or more, and its last bit shows whether there is a
  /// remainder. Rounding to 53 bits therefore has all necessary information.
  static func value(of whole: UInt64, dividedByTenTo places: Int) -> Double {
    guard places > 0, whole > 0 else { return Double(whole) }
    let ten = powers[places]
    // Both are below 2^53, so that a single division is rounded once.
    if whole >> 53 == 0, places <= 15 { return Double(whole) / Double(ten) }
    let (up, upTen) = (whole.leadingZeroBitCount, ten.leadingZeroBitCount)
    let (high, divisor) = (whole << up, ten << upTen)
    let (quotient, rest) = divisor.dividingFullWidth((high >> 1, high << 63))
    let bits = rest == 0 ? quotient : quotient | 1
    return Double(sign: .plus, exponent: upTen - up - 63, significand: Double(bits))
  }

  private static let powers: [UInt64] = (0...18).map { count in
    (0..<count).reduce(1) { power, _ in power * 10 }
  }
}
