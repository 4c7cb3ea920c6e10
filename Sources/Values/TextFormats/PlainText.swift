/// A text from outside that is safe for a terminal.
///
/// Control characters could move the cursor or change earlier output. So could characters that
/// change the writing direction. They are shown as `\u{1B}`.
public struct PlainText: Hashable, Sendable, CustomStringConvertible {
  /// The safe text.
  public let description: String

  /// Escapes the harmful characters of a text.
  public init(_ text: some StringProtocol) {
    guard text.unicodeScalars.contains(where: PlainText.isHarmful) else {
      description = String(text)
      return
    }
    description = text.unicodeScalars.map(PlainText.shown).joined()
  }

  /// Returns a safe text of several lines: line feeds and tabs remain, and all others are escaped.
  ///
  /// Both outputs of the program pass through this function, so that no file can control the terminal.
  public static func lines(_ text: String) -> String {
    let isPlain = text.utf8.withContiguousStorageIfAvailable(isSurelyHarmless)
    guard isPlain != true else { return text }
    let isHarmful = { (scalar: Unicode.Scalar) in
      scalar != "\n" && scalar != "\t" && PlainText.isHarmful(scalar)
    }
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    return text.unicodeScalars.map { scalar in
      isHarmful(scalar) ? shown(scalar) : String(Character(scalar))
    }.joined()
  }

  /// Whether a UTF-8 text certainly has no harmful characters, judged by its bytes; false for some safe texts.
  public static func isSurelyHarmless(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var before: UInt8 = 0
    for byte in bytes {
      if byte < 0x20 || byte == 0x7F, byte != 0x09, byte != 0x0A { return false }
      if byte >= 0x80, mayEndHarmfully(before, byte) { return false }
      before = byte
    }
    return true
  }

  /// Whether two bytes can belong to a harmful character beyond ASCII.
  ///
  /// These are controls, direction marks, line separators, and the byte order mark.
  private static func mayEndHarmfully(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xC2: second < 0xA0
    case 0xD8: second == 0x9C
    case 0xE2: second == 0x80 || second == 0x81
    case 0xEF: second == 0xBB
    default: false
    }
  }

  /// Returns the text in quotation marks, shortened if it is too long to read: `'panel'`.
  public static func quoted(_ text: some StringProtocol) -> String {
    let longest = 60
    let isLong = text.unicodeScalars.count > longest
    let part =
      isLong ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))) : String(text)
    return "'\(PlainText(part))\(isLong ? "…" : "")'"
  }

  /// Whether a text of one line contains no harmful characters.
  public static func isHarmless(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: isHarmful)
  }

  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x61C, 0xFEFF: true
    default: false
    }
  }

  static func shown(_ scalar: Unicode.Scalar) -> String {
    guard isHarmful(scalar) else { return String(Character(scalar)) }
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}

extension PlainText {
  /// A character as printed, and its number of terminal columns.
  struct Shown {
    let text: String
    let terminalWidth: Int
  }

  /// Returns the characters of a line, with tabs as spaces.
  static func characters(of line: String) -> [Shown] {
    line.unicodeScalars.map { scalar in
      if scalar == "\t" { return Shown(text: " ", terminalWidth: 1) }
      let text = shown(scalar)
      return Shown(text: text, terminalWidth: isHarmful(scalar) ? text.count : width(of: scalar))
    }
  }

  /// Returns the columns of a character: two for East Asian characters and pictographs, none for combining marks.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
