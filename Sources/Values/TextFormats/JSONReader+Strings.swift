/// Parses texts in double quotes.
extension JSONReader {
  /// Parses the text that begins here, and resolves its escapes.
  mutating func string() throws(SourceProblem) -> String {
    let start = position
    offset += 1
    let first = offset
    try skipPlain(from: start)
    // Most texts have no escapes.
    if byte == UInt8(ascii: "\"") {
      offset += 1
      return try decoded(bytes[first..<offset - 1], at: start)
    }
    var text = Array(bytes[first..<offset])
    while byte == UInt8(ascii: "\\") {
      try readEscape(into: &text)
      let first = offset
      try skipPlain(from: start)
      text += bytes[first..<offset]
    }
    if byte != nil { offset += 1 }
    return try decoded(text[...], at: start)
  }

  private func decoded(
    _ bytes: ArraySlice<UInt8>,
    at start: SourcePosition
  ) throws(SourceProblem) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding replaces invalid bytes with others.
    guard isLenient || bytes.allSatisfy({ $0 < 0x80 }) || text.utf8.elementsEqual(bytes) else {
      throw SourceProblem("the text is not valid UTF-8", at: start)
    }
    return text
  }

  /// Skips to the next escape or the closing double quote.
  private mutating func skipPlain(from start: SourcePosition) throws(SourceProblem) {
    while let byte {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return
      case 0..<0x20 where !isLenient:
        throw SourceProblem(
          "a control character in a text; write it as \\u00\(Self.hexadecimal(byte))",
          at: position
        )
      default:
        if byte & 0xC0 == 0x80 { continuations += 1 }
        offset += 1
      }
    }
    if isLenient { return }
    throw SourceProblem("the text that begins here has no closing double quote", at: start)
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(SourceProblem) {
    let start = position
    offset += 1
    guard let byte else { throw SourceProblem("expected an escape, got the end", at: start) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: String(try scalar(from: start)).utf8)
    default:
      if isLenient { return text += [UInt8(ascii: "\\"), byte] }
      throw SourceProblem("an escape is one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", at: start)
    }
  }

  /// Parses a character escape: one number, or two for a UTF-16 surrogate pair.
  private mutating func scalar(from start: SourcePosition) throws(SourceProblem) -> Character {
    var value = try fourDigits(from: start)
    if (0xD800..<0xDC00).contains(value), byte == UInt8(ascii: "\\") {
      offset += 1
      guard byte == UInt8(ascii: "u") else { throw half(at: start) }
      offset += 1
      let second = try fourDigits(from: start)
      guard (0xDC00..<0xE000).contains(second) else { throw half(at: start) }
      value = 0x10000 + (value - 0xD800) << 10 + (second - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw half(at: start) }
    return Character(scalar)
  }

  private mutating func fourDigits(from start: SourcePosition) throws(SourceProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw SourceProblem("expected four hexadecimal digits after \\u", at: start)
      }
      value = value << 4 + UInt32(digit)
      offset += 1
    }
    return value
  }

  private func half(at start: SourcePosition) -> SourceProblem {
    SourceProblem("this escape is half of a surrogate pair", at: start)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}
