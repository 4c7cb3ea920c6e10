/// The bytes of a line, and a place in them.
///
/// Whatever is not written in the plainest way (spaces, escapes, exponents, numbers of many digits)
/// is answered with nil.
struct PlainBytes {
  /// A short text as a number, which compares faster.
  struct Word: Equatable, ExpressibleByStringLiteral {
    private let bits: UInt128

    fileprivate init(_ bits: UInt128) {
      self.bits = bits
    }

    init(stringLiteral text: StaticString) {
      var bits: UInt128 = 0
      for index in 0..<text.utf8CodeUnitCount { bits = bits << 8 | UInt128(text.utf8Start[index]) }
      self.bits = bits
    }

    /// How many bytes fit in.
    fileprivate static let longest = 16
  }

  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  @inline(__always)
  private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Goes past a character, if it is the next one.
  @inline(__always)
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// A text of a few letters in double quotes.
  mutating func word() -> Word? {
    guard skip("\"") else { return nil }
    var bits: UInt128 = 0
    let start = offset
    while byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
      bits = bits << 8 | UInt128(byte)
      offset += 1
    }
    guard (1...Word.longest).contains(offset - start), skip("\"") else { return nil }
    return Word(bits)
  }

  /// A whole number.
  mutating func integer() -> Int64? {
    let isNegative = skip("-")
    var digits = 0
    guard let value = wholePart(&digits), byte != UInt8(ascii: "."), !isExponent else { return nil }
    return isNegative ? -Int64(value) : Int64(value)
  }

  /// A number, the very one that `Double(_:)` makes of the same text.
  mutating func number() -> Double? {
    let isNegative = skip("-")
    var digits = 0
    guard var value = wholePart(&digits) else { return nil }
    var places = 0
    if skip(".") {
      let start = offset
      while let digit {
        value = value &* 10 &+ digit
        offset += 1
      }
      places = offset - start
      guard places > 0, places <= Self.mostPlaces, digits + places <= Self.mostDigits else {
        return nil
      }
    }
    guard !isExponent else { return nil }
    let number = DecimalNumber.value(of: value, dividedByTenTo: places)
    return isNegative ? -number : number
  }

  /// So many digits fit into 63 bits.
  private static let mostDigits = 18
  private static let mostPlaces = 18

  private mutating func wholePart(_ digits: inout Int) -> UInt64? {
    if skip("0") { return digit == nil ? 0 : nil }
    var value: UInt64 = 0
    let start = offset
    while let digit {
      value = value &* 10 &+ digit
      offset += 1
    }
    digits = offset - start
    return (1...Self.mostDigits).contains(digits) ? value : nil
  }

  @inline(__always)
  private var digit: UInt64? {
    let value = byte &- UInt8(ascii: "0")
    return value < 10 ? UInt64(value) : nil
  }

  private var isExponent: Bool { byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") }
}

/// Decimal fractions as binary ones.
enum DecimalNumber {
  /// A whole number divided by a power of ten up to 10^18, rounded once, to the nearest even.
  ///
  /// The quotient is calculated to 62 bits or more, and its last bit tells whether anything is
  /// left: rounding to 53 bits then sees all that counts.
  static func value(of whole: UInt64, dividedByTenTo places: Int) -> Double {
    guard places > 0, whole > 0 else { return Double(whole) }
    let ten = powers[places]
    // Both below 2^53: one division of theirs is rounded once.
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
