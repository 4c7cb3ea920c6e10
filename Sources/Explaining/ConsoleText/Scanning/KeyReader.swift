/// A parser of attribute keys: `frame =`, `contentOffset:`, `target=`.
struct KeyReader {
  struct Key {
    let name: String
    /// The offset after the sign and the spaces that follow it.
    let end: Int
    /// Whether the value can be a text in quotation marks.
    let isText: Bool
  }

  private static let texts: Set<String> = [
    "text", "title", "label", "placeholder", "attributedText", "accessibilityLabel", "name", "id",
    "identifier", "accessibilityIdentifier", "value", "currentTitle", "description", "prompt",
    "AX.id", "AX.label",
  ]
  private static let longestKey = 80

  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the key that begins at an offset; nil for no key.
  func key(at start: Int) -> Key? {
    guard start < bytes.count, bytes[start].isNameStart else { return nil }
    var place = start
    var hasBreak = false
    let limit = min(bytes.count, start + Self.longestKey)
    while place < limit {
      let byte = bytes[place]
      if byte == 0x0A { hasBreak = true }
      // A line can be wrapped within a key, and a key can have two words.
      guard
        byte.isNamePart || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte.isSpace
      else { break }
      place += 1
    }
    guard place < limit, bytes[place] == UInt8(ascii: "=") || bytes[place] == UInt8(ascii: ":")
    else { return nil }
    var nameEnd = place
    while nameEnd > start, bytes[nameEnd - 1] == 0x20 { nameEnd -= 1 }
    var name = String(decoding: bytes[start..<nameEnd], as: UTF8.self)
    if hasBreak { name.removeAll { $0 == "\n" || $0 == " " } }
    place += 1
    while place < bytes.count, bytes[place] == 0x20 { place += 1 }
    let hasMark = place < bytes.count && "'\"".utf8.contains(bytes[place])
    return Key(name: name, end: place, isText: hasMark && Self.texts.contains(name))
  }
}
