import Foundation
import TextFormats

/// A parser of trees that a driver prints with one element per line.
///
/// The forms are `@3  Button  "Book"  #button.book  (20,300 350x50)  disabled` (sim-use),
/// `@e2 Button label="Book" at=20,300 size=350x50` (mobile-mcp),
/// `AXButton "Book" id="button.book" [disabled]  (0.051, 0.355, 0.897, 0.059)` (Argent) and
/// `- UIButton#9 frame={20, 300, 350, 50} "Book"` (LookInside).
struct OutlineForm {
  /// The elements, one per line; empty if the text has no such form.
  private var objects: [TreeObject] = []
  /// The size of the screen, if a line contains it.
  private(set) var screen: CGSize?
  /// The ranges of the text that were read.
  private(set) var ranges: [Range<Int>] = []
  private var region: String?

  /// Reads the lines of a text.
  init(_ bytes: [UInt8]) {
    guard Self.mayFit(bytes) else { return }
    var (start, line) = (0, 1)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if end - start < 20_000 { read(bytes[start..<end], number: line) }
      (start, line) = (end + 1, line + 1)
    }
  }

  /// The tree; nil without elements.
  var tree: ObjectTree? {
    objects.isEmpty ? nil : ObjectTree(flat: objects, screen: screen)
  }

  private static func mayFit(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(60_000), as: UTF8.self)
    return head.contains("@") || head.contains("AX") || head.contains(" frame={")
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) {
    let text = String(decoding: bytes, as: UTF8.self)
    let position = SourcePosition(line: number)
    if readHead(text) {
      ranges.append(bytes.startIndex..<bytes.endIndex)
      return
    }
    var words = Words(text)
    guard var fields = Self.beginning(of: &words) else { return }
    let isMarked = fields.contains { $0.key == "alias" }
    while let word = words.next() { fields += Self.fields(of: word) }
    let hasPlace = fields.contains { $0.key == "frame" || $0.key == "at" }
    guard isMarked || hasPlace else { return }
    joinPlace(&fields)
    if let region { fields.append(("region", region)) }
    let indent = text.prefix { $0 == " " }.count
    fields.append(("indent", "\(isMarked ? 0 : indent)"))
    objects.append(TreeObject(fields, at: position))
    ranges.append(bytes.startIndex..<bytes.endIndex)
  }

  /// Reads `App: Trips  390x844` and `[Content  y=120..754]`.
  private mutating func readHead(_ text: String) -> Bool {
    let line = text.trimmingCharacters(in: .whitespaces)
    if line.hasPrefix("App: ") {
      let size = line.split(separator: " ").compactMap { Self.size(String($0)) }.first
      screen = size ?? screen
      return true
    }
    guard line.hasPrefix("["), line.hasSuffix("]"),
      !line.contains("\"")
        || line.contains("  "), line.dropFirst().first?.isLetter == true
    else { return false }
    region = String(line.dropFirst().dropLast())
    return true
  }

  private static func size(_ word: String) -> CGSize? {
    let sides = word.split(separator: "x").compactMap { Double($0) }
    return sides.count == 2 && word.first?.isNumber == true
      ? CGSize(width: sides[0], height: sides[1]) : nil
  }

  // MARK: - Words of a line

  /// Returns the alias and the type at the start of a line; nil for another line.
  private static func beginning(of words: inout Words) -> [(key: String, value: String)]? {
    guard var first = words.next() else { return nil }
    var fields: [(key: String, value: String)] = []
    if first.hasPrefix("@"), first.dropFirst().contains(where: \.isNumber) {
      fields.append(("alias", first))
      guard let type = words.next() else { return nil }
      first = type
      // The position in a list, `#2@2`.
      if first.hasPrefix("#"), let type = words.next() { first = type }
    } else if first == "-", let type = words.next() {
      guard type.hasPrefix("UI") || type.hasPrefix("_") || type.contains("#") else { return nil }
      first = type
    } else if first == "ROOT", let type = words.next() {
      first = type
    } else {
      guard first.hasPrefix("AX"), first.dropFirst(2).first?.isUppercase == true else { return nil }
    }
    guard first.first?.isLetter == true || first.hasPrefix("_") else { return nil }
    let type = first.split(separator: "#").first.map(String.init) ?? first
    return fields + [("type", type)]
  }

  /// Returns the field in a word.
  private static func fields(of word: String) -> [(key: String, value: String)] {
    if word.hasPrefix("\"") { return [("label", unquoted(word))] }
    if word.hasPrefix("#") { return [("id", String(word.dropFirst()))] }
    if word.hasPrefix("("), let frame = frame(in: word) { return [("frame", frame)] }
    if let sign = word.firstIndex(of: "="), sign != word.startIndex {
      let value = String(word[word.index(after: sign)...])
      return [(String(word[..<sign]), value.hasPrefix("\"") ? unquoted(value) : value)]
    }
    switch word.trimmingCharacters(in: CharacterSet(charactersIn: "[]")).lowercased() {
    case "disabled": return [("enabled", "false")]
    case "selected": return [("selected", "true")]
    case "focused": return [("focused", "true")]
    case "checked": return [("checked", "true")]
    case "hidden": return [("hidden", "true")]
    default: return []
    }
  }

  /// Returns `(20,300 350x50)` or `(0.051, 0.355, 0.897, 0.059)` as four numbers.
  private static func frame(in word: String) -> String? {
    let numbers = word.dropFirst().dropLast()
      .split { ", x".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return numbers.map { "\($0)" }.joined(separator: ",")
  }

  /// Joins `at=20,300 size=350x50` into one frame.
  private func joinPlace(_ fields: inout [(key: String, value: String)]) {
    guard let place = fields.first(where: { $0.key == "at" })?.value,
      let size = fields.first(where: { $0.key == "size" })?.value
    else { return }
    fields.append(("frame", place + "," + size.replacingOccurrences(of: "x", with: ",")))
  }

  private static func unquoted(_ word: String) -> String {
    var text = word.dropFirst()
    if text.last == "\"" { text = text.dropLast() }
    return text.replacingOccurrences(of: "\\\"", with: "\"")
      .replacingOccurrences(of: "\\n", with: "\n")
  }
}

extension OutlineForm {
  /// The words of a line; a part in quotation marks, brackets or braces is one word.
  private struct Words {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    mutating func next() -> String? {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      guard !rest.isEmpty else { return nil }
      var (end, isQuoted, isEscaped, depth) = (rest.startIndex, false, false, 0)
      while end < rest.endIndex {
        let character = rest[end]
        if isQuoted {
          if character == "\"", !isEscaped, isEndOfQuote(end) { isQuoted = false }
          isEscaped = character == "\\" && !isEscaped
        } else {
          if character == " ", depth == 0 { break }
          switch character {
          case "\"": isQuoted = true
          case "(", "{": depth += 1
          case ")", "}": depth -= 1
          default: break
          }
        }
        end = rest.index(after: end)
      }
      defer { rest = rest[end...] }
      return String(rest[..<end])
    }

    /// Whether a quotation mark ends a text, because a space or nothing follows.
    private func isEndOfQuote(_ place: Substring.Index) -> Bool {
      let next = rest.index(after: place)
      return next == rest.endIndex || rest[next] == " "
    }
  }
}
