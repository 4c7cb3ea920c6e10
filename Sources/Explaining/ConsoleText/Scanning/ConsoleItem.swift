import Foundation

/// An object in angle brackets, `<Class: 0xADDRESS; key = value; …>`, taken apart but not understood.
struct ConsoleItem {
  /// A key and where its value stands.
  struct Attribute {
    let key: String
    let value: Range<Int>
  }

  /// Where the first bracket stands.
  let start: Int
  /// Behind the last bracket, or where the item breaks off.
  var end: Int
  /// The class, as printed.
  var className: String
  /// The address.
  var address: ConsoleAddress?
  /// The name in parentheses behind the address.
  var label: String?
  /// What follows, in order.
  var attributes: [Attribute] = []
  /// Whether the closing bracket, or a part before it, is missing.
  var isCut = false

  /// The value of a key; nil where there is none.
  func value(_ key: String) -> Range<Int>? { attributes.first { $0.key == key }?.value }
}

extension UInt8 {
  /// Whether it is a space, a tab or a line break.
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
  /// Whether it is a digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }
  /// Whether it is a hexadecimal digit.
  var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
  /// Whether a name can begin with it.
  var isNameStart: Bool { MarkupEvidence.isNameStart(self) }
  /// Whether it can stand in a name.
  var isNamePart: Bool { isNameStart || isDigit || self == UInt8(ascii: "$") }
}
