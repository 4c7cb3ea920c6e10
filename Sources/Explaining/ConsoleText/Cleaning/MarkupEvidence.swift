/// The evidence that a text comes from a web page or from JSON, and the parsing of its markup.
struct MarkupEvidence {
  /// Whether angle brackets are written as entities.
  let isHTML: Bool
  /// Whether quotation marks have a backslash before them.
  let hasEscapedQuotes: Bool

  init(_ bytes: [UInt8]) {
    var (entities, brackets, escaped) = (0, 0, 0)
    for index in bytes.indices.dropLast(4) {
      switch bytes[index] {
      case UInt8(ascii: "&"):
        if Self.entity(in: bytes, at: index)?.scalar == "<" { entities += 1 }
      case UInt8(ascii: "<") where Self.isNameStart(bytes[index + 1]):
        if Self.tag(in: bytes, at: index) == nil { brackets += 1 }
      case UInt8(ascii: "="):
        if bytes[index + 1] == UInt8(ascii: "\\"), bytes[index + 2] == UInt8(ascii: "\"") {
          escaped += 1
        }
      default: break
      }
    }
    isHTML = entities > 0 && entities >= brackets
    hasEscapedQuotes = escaped > 0
  }

  static func isNameStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  struct Entity {
    let scalar: Unicode.Scalar
    let length: Int
  }

  private static let names: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  /// Returns the character for `&name;` or `&#number;`.
  static func entity(in bytes: [UInt8], at start: Int) -> Entity? {
    let end = min(bytes.count, start + 12)
    guard let semicolon = bytes[(start + 1)..<end].firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let name = String(decoding: bytes[(start + 1)..<semicolon], as: UTF8.self)
    guard let scalar = names[name] ?? numbered(name) else { return nil }
    return Entity(scalar: scalar, length: semicolon + 1 - start)
  }

  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { $0 == "\u{A0}" ? " " : $0 }
  }

  struct Tag {
    let length: Int
    let breaksLine: Bool
  }

  private static let breaking: Set<String> = ["br", "p", "div", "li", "tr", "pre"]
  private static let plain: Set<String> = [
    "span", "code", "b", "i", "em", "strong", "a", "td", "th", "table", "tbody", "ul", "ol", "font",
    "html", "body", "head", "blockquote", "u", "tt", "h1", "h2", "h3", "h4", "meta",
  ]

  /// The bytes that end the name of a tag: spaces, line ends, `>` and `/`.
  ///
  /// A class has a colon instead, which distinguishes it immediately.
  private static let endsName: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0x3E, 0x2F]

  /// Returns a tag of a web page; nil for any other text in angle brackets.
  static func tag(in bytes: [UInt8], at start: Int) -> Tag? {
    var place = start + 1
    if place < bytes.count, bytes[place] == UInt8(ascii: "/") { place += 1 }
    let nameStart = place
    while place < bytes.count, place - nameStart < 11, bytes[place] | 0x20 >= 0x61,
      bytes[place] | 0x20 <= 0x7A || (0x30...0x39).contains(bytes[place])
    { place += 1 }
    guard place > nameStart, place - nameStart < 11, place < bytes.count,
      endsName.contains(bytes[place])
    else { return nil }
    let name = String(decoding: bytes[nameStart..<place], as: UTF8.self)
    guard breaking.contains(name) || plain.contains(name) else { return nil }
    // Another opening bracket ends the search, so that all searches together take one pass.
    let limit = min(bytes.count, place + 500)
    let marks = bytes[place..<limit]
    let isMark = { (byte: UInt8) in byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") }
    guard let close = marks.firstIndex(where: isMark), bytes[close] == UInt8(ascii: ">") else {
      return nil
    }
    return Tag(length: close + 1 - start, breaksLine: breaking.contains(name))
  }
}
