/// Reads JSON (RFC 8259) and knows where each value stands.
///
/// Stricter than the standard where it leaves the choice: a name appears once in an object, text is
/// Unicode, and what nests deeper than the limit is refused before it fills the stack.
public struct JSONReader {
  private var cursor: ByteCursor
  private let depthLimit: Int

  /// Reads a whole text that holds one value; `line` is the number of its first line.
  public static func value(
    in bytes: some Collection<UInt8>,
    line: Int = 1,
    depthLimit: Int = 64
  ) throws(SourceProblem) -> SourceNode {
    var reader = JSONReader(
      cursor: ByteCursor(bytes: Array(bytes), line: line),
      depthLimit: depthLimit
    )
    reader.skipSpace()
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.cursor.byte == nil else {
      throw reader.unexpected("nothing after the value")
    }
    return value
  }

  private mutating func value(depth: Int) throws(SourceProblem) -> SourceNode {
    let position = cursor.position
    guard depth < depthLimit else {
      throw SourceProblem("values nest deeper than \(depthLimit) levels", at: position)
    }
    switch cursor.byte {
    case UInt8(ascii: "{"): return SourceNode(.map(try object(depth: depth)), at: position)
    case UInt8(ascii: "["): return SourceNode(.list(try array(depth: depth)), at: position)
    case UInt8(ascii: "\""): return SourceNode(.text(try string()), at: position)
    case UInt8(ascii: "t"): return SourceNode(try word("true", .bool(true)), at: position)
    case UInt8(ascii: "f"): return SourceNode(try word("false", .bool(false)), at: position)
    case UInt8(ascii: "n"): return SourceNode(try word("null", .null), at: position)
    default:
      guard cursor.isDigit || cursor.byte == UInt8(ascii: "-") else {
        throw unexpected("a JSON value")
      }
      return SourceNode(.number(try number()), at: position)
    }
  }

  private mutating func object(depth: Int) throws(SourceProblem) -> [SourceNode.Entry] {
    var entries: [SourceNode.Entry] = []
    var names = NameCheck()
    cursor.advance()
    skipSpace()
    if consume("}") { return entries }
    while true {
      skipSpace()
      let position = cursor.position
      guard cursor.byte == UInt8(ascii: "\"") else { throw unexpected("a name in double quotes") }
      let key = try string()
      try names.add(key, at: position)
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

  private mutating func array(depth: Int) throws(SourceProblem) -> [SourceNode] {
    var elements: [SourceNode] = []
    cursor.advance()
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

  private mutating func string() throws(SourceProblem) -> String {
    var reader = JSONStringReader(cursor: cursor)
    let text = try reader.read()
    cursor = reader.cursor
    return text
  }

  private mutating func word(
    _ word: StaticString,
    _ content: SourceNode.Content
  ) throws(SourceProblem) -> SourceNode.Content {
    let start = cursor
    for index in 0..<word.utf8CodeUnitCount {
      guard cursor.byte == word.utf8Start[index] else {
        cursor = start
        throw unexpected("a JSON value")
      }
      cursor.advance()
    }
    return content
  }

  private mutating func number() throws(SourceProblem) -> String {
    let start = cursor.offset
    _ = consume("-")
    if !consume("0") { try digits() }
    if consume(".") { try digits() }
    if consume("e") || consume("E") {
      if !consume("+") { _ = consume("-") }
      try digits()
    }
    return String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self)
  }

  private mutating func digits() throws(SourceProblem) {
    guard cursor.isDigit else { throw unexpected("a digit") }
    while cursor.isDigit { cursor.advance() }
  }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard cursor.byte == UInt8(ascii: character) else { return false }
    cursor.advance()
    return true
  }

  private mutating func skipSpace() {
    while let byte = cursor.byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      cursor.advance()
    }
  }

  private func unexpected(_ expected: String) -> SourceProblem {
    SourceProblem("expected \(expected), got \(cursor.summary)", at: cursor.position)
  }
}
