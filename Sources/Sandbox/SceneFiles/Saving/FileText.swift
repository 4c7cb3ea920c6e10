import TextFormats

/// The text of a file as characters with lines and columns; parts of it can be replaced.
struct FileText {
  private var characters: [Unicode.Scalar]
  /// The start of each line.
  private let lines: [Int]

  init(_ text: String) {
    let characters = Array(text.unicodeScalars)
    lines = [0] + characters.indices.filter { characters[$0] == "\n" }.map { $0 + 1 }
    self.characters = characters
  }

  var string: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: characters)
    return String(text)
  }

  private func index(of position: SourcePosition) -> Int? {
    guard lines.indices.contains(position.line - 1) else { return nil }
    let index = lines[position.line - 1] + position.column - 1
    return characters.indices.contains(index) ? index : nil
  }

  // MARK: - Changing

  mutating func replace(_ range: Range<Int>, by text: String) {
    characters.replaceSubrange(range, with: Array(text.unicodeScalars))
  }

  mutating func insert(_ text: String, at index: Int) {
    characters.insert(contentsOf: Array(text.unicodeScalars), at: index)
  }

  /// Inserts a line after the one that contains a position.
  mutating func insertLine(_ text: String, behind index: Int) {
    let end = characters[index...].firstIndex(of: "\n") ?? characters.count
    let hasReturn = end > 0 && characters[end - 1] == "\r"
    insert("\(hasReturn ? "\r" : "")\n" + text, at: hasReturn ? end - 1 : end)
  }

  // MARK: - Finding

  /// Whether a map is written in braces.
  func isFlow(_ map: SourceNode) -> Bool {
    index(of: map.position).map { characters[$0] == "{" } ?? false
  }

  /// Returns a name in the style of another one: with or without quotes.
  func key(_ name: String, like entry: SourceNode.Entry) -> String {
    guard let index = index(of: entry.keyPosition), characters[index] == "\"" else { return name }
    return "\"\(name)\""
  }

  /// Returns the range of a name's value; nil if the value is elsewhere or on several lines.
  ///
  /// For example, the value of an alias is elsewhere.
  func place(of entry: SourceNode.Entry, in map: SourceNode) -> Range<Int>? {
    guard let key = index(of: entry.keyPosition), let start = index(of: entry.value.position),
      key < start, isBetween(key, start, entry),
      let end = end(of: entry.value, from: start, inBraces: isFlow(map))
    else { return nil }
    return start..<end
  }

  /// Whether only the name, a colon and spaces precede a value.
  private func isBetween(_ key: Int, _ start: Int, _ entry: SourceNode.Entry) -> Bool {
    var before = String.UnicodeScalarView()
    before.append(contentsOf: characters[key..<start])
    let name = String(before).split(separator: ":", maxSplits: 1)
    guard name.count == 2, !name[1].contains("&"), !name[1].contains("!") else { return false }
    let written = name[0].filter { $0 != "\"" && $0 != "'" && $0 != " " }
    return written == entry.key && name[1].allSatisfy { $0 == " " || $0.isNewline }
  }

  private func end(of node: SourceNode, from start: Int, inBraces: Bool) -> Int? {
    switch node.content {
    case .map: return nil
    case .list(let elements):
      if characters[start] == "[" { return bracket(from: start) }
      guard let last = elements.last, let index = index(of: last.position) else { return nil }
      return end(of: last, from: index, inBraces: false)
    default: return scalarEnd(from: start, inBraces: inBraces)
    }
  }

  /// Returns the end of a list in brackets that contains no list, quoted text or comment.
  private func bracket(from start: Int) -> Int? {
    let end = characters[start...].firstIndex(of: "]")
    guard let end else { return nil }
    let inside = characters[(start + 1)..<end]
    return inside.contains { "[{\"'#".unicodeScalars.contains($0) } ? nil : end + 1
  }

  private func scalarEnd(from start: Int, inBraces: Bool) -> Int? {
    let first = characters[start]
    guard first != "|", first != ">", first != "*" else { return nil }
    if first == "\"" || first == "'" { return quoteEnd(first, from: start) }
    var index = start
    while index < characters.count, characters[index] != "\n" {
      let character = characters[index]
      if inBraces, ",]}".unicodeScalars.contains(character) { break }
      if character == "#", index > start, characters[index - 1] == " " { break }
      index += 1
    }
    while index > start, [" ", "\t", "\r"].contains(characters[index - 1]) { index -= 1 }
    return index
  }

  private func quoteEnd(_ quote: Unicode.Scalar, from start: Int) -> Int? {
    var index = start + 1
    while index < characters.count {
      if quote == "\"", characters[index] == "\\" {
        index += 2
        continue
      }
      if characters[index] == quote {
        // Two quotes represent one.
        guard quote == "'", characters.indices.contains(index + 1), characters[index + 1] == quote
        else { return index + 1 }
        index += 1
      }
      index += 1
    }
    return nil
  }
}
