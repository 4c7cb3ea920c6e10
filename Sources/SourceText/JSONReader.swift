/// Reads JSON (RFC 8259) and knows the place of each value.
///
/// Stricter than the standard where it leaves the choice: a name appears once in an object, text is
/// Unicode, and what nests deeper than the limit is refused before it fills the stack.
public struct JSONReader {
  let bytes: ArraySlice<UInt8>
  /// The index of the next byte.
  var offset: Int
  private let depthLimit: Int
  private var line: Int
  /// The index of the first byte of the line.
  private var lineStart: Int
  /// The number of bytes before the next one that begin no character, in this line.
  var continuations = 0

  /// Reads a whole text that holds one value; `line` is the number of its first line.
  public static func value(
    in bytes: some Collection<UInt8>,
    line: Int = 1,
    depthLimit: Int = 64
  ) throws(SourceProblem) -> SourceNode {
    try value(in: Array(bytes)[...], line: line, depthLimit: depthLimit)
  }

  /// Reads a part of a file that holds one value.
  public static func value(
    in bytes: ArraySlice<UInt8>,
    line: Int,
    depthLimit: Int
  ) throws(SourceProblem) -> SourceNode {
    var reader = JSONReader(bytes: bytes, depthLimit: depthLimit, line: line)
    reader.skipSpace()
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.byte == nil else { throw reader.unexpected("nothing after the value") }
    return value
  }

  private init(bytes: ArraySlice<UInt8>, depthLimit: Int, line: Int) {
    (self.bytes, self.depthLimit, self.line) = (bytes, depthLimit, line)
    (offset, lineStart) = (bytes.startIndex, bytes.startIndex)
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws(SourceProblem) -> SourceNode {
    let position = position
    guard depth < depthLimit else {
      throw SourceProblem("values nest deeper than \(depthLimit) levels", at: position)
    }
    switch byte {
    case UInt8(ascii: "{"): return SourceNode(.map(try object(depth: depth)), at: position)
    case UInt8(ascii: "["): return SourceNode(.list(try array(depth: depth)), at: position)
    case UInt8(ascii: "\""): return SourceNode(.text(try string()), at: position)
    case UInt8(ascii: "t"): return SourceNode(try word("true", .bool(true)), at: position)
    case UInt8(ascii: "f"): return SourceNode(try word("false", .bool(false)), at: position)
    case UInt8(ascii: "n"): return SourceNode(try word("null", .null), at: position)
    default:
      guard isDigit || byte == UInt8(ascii: "-") else { throw unexpected("a JSON value") }
      return SourceNode(.number(try number()), at: position)
    }
  }

  private mutating func object(depth: Int) throws(SourceProblem) -> [SourceNode.Entry] {
    var entries: [SourceNode.Entry] = []
    // Most objects of a recording have no more members.
    entries.reserveCapacity(4)
    var names = NameCheck()
    offset += 1
    skipSpace()
    if consume("}") { return entries }
    while true {
      skipSpace()
      let position = position
      guard byte == UInt8(ascii: "\"") else { throw unexpected("a name in double quotes") }
      let key = try string()
      try check(key, at: position, behind: entries, &names)
      skipSpace()
      guard consume(":") else { throw unexpected("':' after the name \(PlainText.quoted(key))") }
      skipSpace()
      let value = try value(depth: depth + 1)
      entries.append(SourceNode.Entry(key: key, keyPosition: position, value: value))
      skipSpace()
      if consume(",") { continue }
      guard consume("}") else { throw unexpected("',' or '}'") }
      return entries
    }
  }

  /// Throws a problem if a name is in an object already; names that are few are compared one by one.
  private func check(
    _ key: String,
    at position: SourcePosition,
    behind entries: [SourceNode.Entry],
    _ names: inout NameCheck
  ) throws(SourceProblem) {
    let few = 16
    if entries.count < few {
      for index in entries.indices where entries[index].key == key {
        throw NameCheck.problem(of: key, at: position, and: entries[index].keyPosition)
      }
      return
    }
    if entries.count == few {
      for entry in entries { try names.add(entry.key, at: entry.keyPosition) }
    }
    try names.add(key, at: position)
  }

  private mutating func array(depth: Int) throws(SourceProblem) -> [SourceNode] {
    var elements: [SourceNode] = []
    elements.reserveCapacity(2)
    offset += 1
    skipSpace()
    if consume("]") { return elements }
    while true {
      skipSpace()
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if consume(",") { continue }
      guard consume("]") else { throw unexpected("',' or ']'") }
      return elements
    }
  }

  private mutating func word(
    _ word: StaticString,
    _ content: SourceNode.Content
  ) throws(SourceProblem) -> SourceNode.Content {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard byte == word.utf8Start[index] else {
        offset = start
        throw unexpected("a JSON value")
      }
      offset += 1
    }
    return content
  }

  private mutating func number() throws(SourceProblem) -> String {
    let start = offset
    _ = consume("-")
    if !consume("0") { try digits() }
    if consume(".") { try digits() }
    if consume("e") || consume("E") {
      if !consume("+") { _ = consume("-") }
      try digits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits() throws(SourceProblem) {
    guard isDigit else { throw unexpected("a digit") }
    while isDigit { offset += 1 }
  }

  // MARK: - Bytes

  /// The next byte; nil at the end.
  var byte: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  /// The place of the next byte.
  var position: SourcePosition {
    SourcePosition(line: line, column: offset - lineStart - continuations + 1)
  }

  private var isDigit: Bool { byte.map { $0 &- UInt8(ascii: "0") < 10 } ?? false }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
      if byte == 0x0A { (line, lineStart, continuations) = (line + 1, offset, 0) }
    }
  }

  private func unexpected(_ expected: String) -> SourceProblem {
    SourceProblem("expected \(expected), got \(summary)", at: position)
  }

  /// The next character, for a complaint.
  private var summary: String {
    guard let byte else { return "the end" }
    guard byte >= 0x80 else { return PlainText.quoted(String(Unicode.Scalar(byte))) }
    let text = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return text.first.map { PlainText.quoted(String($0)) } ?? "the end"
  }
}
