/// The version of iOS that a text names, as logs and crash reports do.
enum SystemVersion {
  /// Returns the major version after `iOS` and `iPhone OS`; nil for none, or for several versions.
  static func iOS(in bytes: [UInt8]) -> Int? {
    var found: Int?
    for place in bytes.indices.dropFirst().dropLast(2)
    where bytes[place] == UInt8(ascii: "O") && bytes[place + 1] == UInt8(ascii: "S") {
      guard isNamed(bytes[..<place]), let version = number(in: bytes[(place + 2)...]) else {
        continue
      }
      guard found ?? version == version else { return nil }
      found = version
    }
    return found
  }

  /// Whether text ends with `i` as a word, or with `iPhone `.
  private static func isNamed(_ text: ArraySlice<UInt8>) -> Bool {
    if text.suffix(7).elementsEqual("iPhone ".utf8) { return true }
    let before = text.dropLast().last ?? UInt8(ascii: " ")
    return text.last == UInt8(ascii: "i") && !isLetter(before)
  }

  /// Returns the number after a separator at the start: 9…99.
  private static func number(in text: ArraySlice<UInt8>) -> Int? {
    let separators = [UInt8](" _/-".utf8)
    guard let first = text.first, separators.contains(first) else { return nil }
    let digits = text.dropFirst().prefix(3).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard let number = Int(String(decoding: digits, as: UTF8.self)), 9...99 ~= number else {
      return nil
    }
    return number
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
