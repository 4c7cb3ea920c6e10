import Foundation

/// A parsed object in angle brackets, `<Class: 0xADDRESS; key = value; …>`, without its meaning.
struct ConsoleItem {
  /// A key and the range of its value.
  struct Attribute {
    let key: String
    let value: Range<Int>
  }

  /// The offset of the first bracket.
  let start: Int
  /// The offset after the last bracket, or at the end of a truncated item.
  var end: Int
  /// The class, as printed.
  var className: String
  /// The address.
  var address: ConsoleAddress?
  /// The name in parentheses after the address.
  var label: String?
  /// The attributes, in order.
  var attributes: [Attribute] = []
  /// Whether the closing bracket, or a part before it, is missing.
  var isCut = false

  /// Returns the value of a key; nil if the key is missing.
  func value(_ key: String) -> Range<Int>? { attributes.first { $0.key == key }?.value }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or a line break.
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
  /// Whether the byte is a digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }
  /// Whether the byte is a hexadecimal digit.
  var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
  /// Whether a name can begin with the byte.
  var isNameStart: Bool { MarkupEvidence.isNameStart(self) }
  /// Whether a name can contain the byte.
  var isNamePart: Bool { isNameStart || isDigit || self == UInt8(ascii: "$") }
}
