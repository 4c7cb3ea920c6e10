import Foundation
import TextFormats

/// A parser of the YAML of Maestro's tool call `inspect_view_hierarchy`.
///
/// Below `elements:`, each element begins with a dash, and has a larger indentation than its
/// parent: `- b: "[20,300][370,350]"`, `a11y: "Book"`, `c:`. Above it, `defaults:` has the values
/// of omitted fields.
struct BlockTree {
  /// The elements; empty if the text has no such tree.
  private var elements: [[Field]] = []
  /// The omitted fields, with their values.
  private var defaults: [Field] = []
  private var positions: [SourcePosition] = []
  /// The range of the text that was read.
  private(set) var range: Range<Int>?
  private let bytes: [UInt8]

  private typealias Field = (key: String, value: String)

  /// The maximum length of a value, and the maximum depth of an element.
  private static let (longest, deepest) = (20_000, 1000)

  /// Reads the tree in a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let start = Self.start(in: bytes) else { return }
    readDefaults(before: start.lowerBound)
    var (place, line) = (start.upperBound, 1 + bytes[..<start.upperBound].count { $0 == 0x0A })
    while place < bytes.count, let end = readField(at: place, line) {
      line += bytes[place..<min(end, bytes.count)].count { $0 == 0x0A }
      place = end
    }
    guard !elements.isEmpty else { return }
    range = start.lowerBound..<min(place, bytes.count)
  }

  /// The tree; nil without elements.
  var tree: ObjectTree? {
    guard !elements.isEmpty else { return nil }
    let objects = elements.indices.map { index in
      let number = [("elementnum", "\(index)")]
      return TreeObject(elements[index] + number + defaults, at: positions[index])
    }
    return ObjectTree(flat: objects)
  }

  /// Returns the line `elements:` before an element.
  private static func start(in bytes: [UInt8]) -> Range<Int>? {
    let head = Array("elements:".utf8)
    var place = 0
    while place < bytes.count {
      let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
      let next = bytes[min(end + 1, bytes.count)...].drop { $0 == 0x20 }
      if bytes[place..<end].starts(with: head), next.starts(with: "- ".utf8),
        bytes[(place + head.count)..<end].allSatisfy(\.isSpace)
      {
        return place..<(end + 1)
      }
      place = end + 1
    }
    return nil
  }

  /// Reads the values of omitted fields from `ui_schema`; omitted texts are empty.
  private mutating func readDefaults(before end: Int) {
    let text = String(decoding: bytes[..<end].suffix(10_000), as: UTF8.self)
    guard let start = text.range(of: "defaults:") else { return }
    for line in text[start.upperBound...].split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, ["true", "false"].contains(parts[1]) else { continue }
      defaults.append((parts[0], parts[1]))
    }
  }

  /// Reads a line and the rest of its value; returns the offset after it, or nil at the end of the
  /// tree.
  private mutating func readField(at start: Int, _ line: Int) -> Int? {
    var place = start
    while place < bytes.count, bytes[place] == 0x20 { place += 1 }
    let indent = place - start
    guard place < bytes.count, indent < Self.deepest else { return nil }
    if bytes[place] == 0x0A || bytes[place] == 0x0D { return place + 1 }
    if bytes[place...].starts(with: "- ".utf8) {
      elements.append([("depth", "\(indent)")])
      positions.append(SourcePosition(line: line, column: indent + 1))
      place += 2
    }
    let key = bytes[place...].prefix(60).prefix { $0.isNamePart || $0 == UInt8(ascii: "-") }
    guard !elements.isEmpty, !key.isEmpty, key.endIndex < bytes.count,
      bytes[key.endIndex] == UInt8(ascii: ":")
    else { return nil }
    let (value, end) = value(at: key.endIndex + 1)
    if !value.isEmpty {
      elements[elements.count - 1].append((String(decoding: key, as: UTF8.self), value))
    }
    return end
  }

  /// Returns the value at an offset, and the offset after its line.
  private func value(at start: Int) -> (text: String, end: Int) {
    var place = start
    while place < bytes.count, bytes[place] == 0x20 { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
      let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
      let text = String(decoding: bytes[place..<end].prefix(Self.longest), as: UTF8.self)
      return (text.trimmingCharacters(in: .whitespacesAndNewlines), end + 1)
    }
    var text: [UInt8] = []
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\""), text.count < Self.longest {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
        place = readEscape(at: place + 1, &text)
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    let end = bytes[min(place, bytes.count)...].firstIndex(of: 0x0A) ?? bytes.count
    return (String(decoding: text, as: UTF8.self), end + 1)
  }

  /// Reads an escape sequence; a line that ends with a backslash continues in the next.
  private func readEscape(at place: Int, _ text: inout [UInt8]) -> Int {
    switch bytes[place] {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"), UInt8(ascii: "x"):
      let count = bytes[place] == UInt8(ascii: "u") ? 4 : 2
      let digits = String(decoding: bytes[(place + 1)...].prefix(count), as: UTF8.self)
      guard digits.utf8.count == count,
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      else { return place + 1 }
      text += Array(String(scalar).utf8)
      return place + 1 + count
    case 0x0A:
      var next = place + 1
      while next < bytes.count, bytes[next] == 0x20 { next += 1 }
      return next
    default: text.append(bytes[place])
    }
    return place + 1
  }
}
