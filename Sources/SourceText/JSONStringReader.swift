/// Reads a text in double quotes.
struct JSONStringReader {
  private(set) var cursor: ByteCursor

  init(cursor: ByteCursor) {
    self.cursor = cursor
  }

  /// The text that begins here, with its escapes resolved.
  mutating func read() throws(SourceProblem) -> String {
    let start = cursor.position
    var text: [UInt8] = []
    cursor.advance()
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: "\""):
        cursor.advance()
        guard let string = String(validating: text, as: UTF8.self) else {
          throw SourceProblem("the text is not valid UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"): try readEscape(into: &text)
      case 0..<0x20:
        throw SourceProblem(
          "a control character in a text; write it as \\u00\(Self.hexadecimal(byte))",
          at: cursor.position
        )
      default:
        text.append(byte)
        cursor.advance()
      }
    }
    throw SourceProblem("the text that begins here has no closing double quote", at: start)
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(SourceProblem) {
    let start = cursor.position
    cursor.advance()
    guard let byte = cursor.byte else {
      throw SourceProblem("expected an escape, got the end", at: start)
    }
    cursor.advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: String(try scalar(from: start)).utf8)
    default:
      throw SourceProblem("an escape is one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", at: start)
    }
  }

  /// A character given by its number, or by two for those that UTF-16 writes as a pair.
  private mutating func scalar(from start: SourcePosition) throws(SourceProblem) -> Character {
    var value = try fourDigits(from: start)
    if (0xD800..<0xDC00).contains(value), cursor.byte == UInt8(ascii: "\\") {
      cursor.advance()
      guard cursor.byte == UInt8(ascii: "u") else { throw half(at: start) }
      cursor.advance()
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
      guard let byte = cursor.byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw SourceProblem("\\u is followed by four hexadecimal digits", at: start)
      }
      value = value << 4 + UInt32(digit)
      cursor.advance()
    }
    return value
  }

  private func half(at start: SourcePosition) -> SourceProblem {
    SourceProblem("this escape is half of a character", at: start)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}
