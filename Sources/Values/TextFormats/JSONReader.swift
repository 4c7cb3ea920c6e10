/// Parses JSON (RFC 8259) and records the position of each value.
///
/// It is stricter than the standard where the standard leaves a choice. A name appears once in an object, and text is
/// Unicode. Nesting deeper than the limit is rejected before it fills the stack.
public struct JSONReader {
  let bytes: ArraySlice<UInt8>
  /// The index of the next byte.
  var offset: Int
  private let depthLimit: Int
  /// The number of values that may still be parsed; negative after one too many.
  private var remainingValues = Int.max
  /// The number of objects and lists around the next value.
  private var depth = 0
  private var line: Int
  /// The index of the first byte of the line.
  private var lineStart: Int
  /// The number of previous bytes in this line that do not begin a character.
  var continuations = 0
  /// Whether invalid content ends the value, as in a truncated text.
  let isLenient: Bool
  /// Whether the value ended in this way.
  private var isBroken = false

  /// The readable part of a value at the beginning of a text.
  public struct Beginning {
    /// The value; truncated objects and lists contain everything before the end.
    public let value: SourceNode
    /// The index after its last byte.
    public let end: Int
    /// Whether it is truncated, or contains invalid JSON.
    public let isBroken: Bool
  }

  /// Parses the value at the beginning of a text; nil if the text does not begin with a value.
  ///
  /// Names may appear twice, and texts may contain line breaks and invalid Unicode. Throws a problem at the
  /// first value above the limit.
  public static func beginning(
    of bytes: ArraySlice<UInt8>,
    line: Int = 1,
    depthLimit: Int,
    valueLimit: Int
  ) throws(SourceProblem) -> Beginning? {
    var reader = JSONReader(bytes, line: line, depthLimit: depthLimit, isLenient: true)
    reader.remainingValues = valueLimit
    let value = try? reader.value()
    guard reader.remainingValues >= 0 else {
      throw SourceProblem("more than \(valueLimit) values", at: reader.position)
    }
    guard let value else { return nil }
    return Beginning(value: value, end: reader.offset, isBroken: reader.isBroken)
  }

  /// Parses a whole text that contains one value; `line` is the number of its first line.
  public static func value(
    in bytes: some Collection<UInt8>,
    line: Int = 1,
    depthLimit: Int = 64
  ) throws(SourceProblem) -> SourceNode {
    var reader = JSONReader(Array(bytes)[...], line: line, depthLimit: depthLimit)
    let value = try reader.value()
    try reader.finish()
    return value
  }

  /// Creates a reader of a part of a file that contains one value.
  public init(_ bytes: ArraySlice<UInt8>, line: Int, depthLimit: Int) {
    self.init(bytes, line: line, depthLimit: depthLimit, isLenient: false)
  }

  private init(_ bytes: ArraySlice<UInt8>, line: Int, depthLimit: Int, isLenient: Bool) {
    (self.bytes, self.depthLimit, self.line) = (bytes, depthLimit, line)
    self.isLenient = isLenient
    (offset, lineStart) = (bytes.startIndex, bytes.startIndex)
    skipSpace()
  }

  /// Throws a problem if there is more content after the value.
  public mutating func finish() throws(SourceProblem) {
    skipSpace()
    guard byte == nil else { throw unexpected("nothing after the value") }
  }

  // MARK: - Values

  /// Parses the next value of any kind.
  public mutating func value() throws(SourceProblem) -> SourceNode {
    let position = position
    guard depth < depthLimit else {
      throw SourceProblem("values nest deeper than \(depthLimit) levels", at: position)
    }
    remainingValues -= 1
    guard remainingValues >= 0 else { throw SourceProblem("too many values", at: position) }
    switch byte {
    case UInt8(ascii: "{"): return SourceNode(.map(try entries()), at: position)
    case UInt8(ascii: "["):
      var elements: [SourceNode] = []
      try list("a list") { (reader) throws(SourceProblem) in elements.append(try reader.value()) }
      return SourceNode(.list(elements), at: position)
    case UInt8(ascii: "\""): return SourceNode(.text(try string()), at: position)
    case UInt8(ascii: "t"): return SourceNode(try word("true", .bool(true)), at: position)
    case UInt8(ascii: "f"): return SourceNode(try word("false", .bool(false)), at: position)
    case UInt8(ascii: "n"): return SourceNode(try word("null", .null), at: position)
    default:
      guard isNumber else { throw unexpected("a JSON value") }
      let start = offset
      try skipNumber()
      return SourceNode(.number(text(from: start)), at: position)
    }
  }

  private mutating func entries() throws(SourceProblem) -> [SourceNode.Entry] {
    var entries: [SourceNode.Entry] = []
    try object("an object") { (reader, name, position) throws(SourceProblem) in
      let value = try reader.value()
      entries.append(SourceNode.Entry(key: name, keyPosition: position, value: value))
    }
    return entries
  }

  /// Parses an object; `member` parses the value of each member.
  public mutating func object(
    _ expected: String,
    _ member: (inout JSONReader, String, SourcePosition) throws(SourceProblem) -> Void
  ) throws(SourceProblem) {
    guard byte == UInt8(ascii: "{") else { throw try value().mismatch(expected) }
    var names = NameCheck()
    try elements(until: "}") { (reader) throws(SourceProblem) in
      let position = reader.position
      guard reader.byte == UInt8(ascii: "\"") else {
        throw reader.unexpected("a name in double quotes")
      }
      let name = try reader.string()
      if !reader.isLenient { try names.add(name, at: position) }
      reader.skipSpace()
      guard reader.consume(":") else {
        throw reader.unexpected("':' after the name \(PlainText.quoted(name))")
      }
      reader.skipSpace()
      try member(&reader, name, position)
    }
  }

  /// Parses a list; `element` parses each element.
  public mutating func list(
    _ expected: String,
    _ element: (inout JSONReader) throws(SourceProblem) -> Void
  ) throws(SourceProblem) {
    guard byte == UInt8(ascii: "[") else { throw try value().mismatch(expected) }
    try elements(until: "]", element)
  }

  private mutating func elements(
    until end: Unicode.Scalar,
    _ read: (inout JSONReader) throws(SourceProblem) -> Void
  ) throws(SourceProblem) {
    offset += 1
    depth += 1
    skipSpace()
    while !consume(end) {
      do throws(SourceProblem) {
        try read(&self)
      } catch {
        guard isLenient else { throw error }
        isBroken = true
      }
      // A truncated value also truncates the values around it.
      if isBroken { break }
      skipSpace()
      if isLenient, byte != UInt8(ascii: ","), byte != UInt8(ascii: end) {
        isBroken = true
        break
      }
      if consume(",") {
        skipSpace()
        if isLenient { continue }
        guard byte != UInt8(ascii: end) else {
          throw unexpected(end == "}" ? "a name in double quotes" : "a JSON value")
        }
      } else if byte != UInt8(ascii: end) {
        throw unexpected("',' or '\(end)'")
      }
    }
    depth -= 1
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

  // MARK: - Numbers

  /// Parses a finite number.
  public mutating func number(_ expected: String = "a number") throws(SourceProblem) -> Double {
    guard isNumber else { throw try value().mismatch(expected) }
    let (start, position) = (offset, position)
    try skipNumber()
    if let value = DecimalNumber.value(of: bytes[start..<offset]) { return value }
    return try SourceNode(.number(text(from: start)), at: position).number(expected)
  }

  /// Parses a whole number.
  public mutating func integer(
    _ expected: String = "a whole number"
  ) throws(SourceProblem) -> Int64 {
    guard isNumber else { throw try value().mismatch(expected) }
    let (start, position) = (offset, position)
    try skipNumber()
    return try SourceNode(.number(text(from: start)), at: position).integer(expected)
  }

  /// Parses a text.
  public mutating func text(_ expected: String = "a text") throws(SourceProblem) -> String {
    guard byte == UInt8(ascii: "\"") else { throw try value().mismatch(expected) }
    return try string()
  }

  private var isNumber: Bool { isDigit || byte == UInt8(ascii: "-") }

  private mutating func skipNumber() throws(SourceProblem) {
    _ = consume("-")
    if !consume("0") { try skipDigits() }
    if consume(".") { try skipDigits() }
    if consume("e") || consume("E") {
      if !consume("+") { _ = consume("-") }
      try skipDigits()
    }
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipDigits() throws(SourceProblem) {
    guard isDigit else { throw unexpected("a digit") }
    while isDigit { offset += 1 }
  }

  // MARK: - Bytes

  /// The next byte; nil at the end.
  var byte: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  /// The position of the next byte.
  public var position: SourcePosition {
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

  func unexpected(_ expected: String) -> SourceProblem {
    SourceProblem("expected \(expected), got \(summary)", at: position)
  }

  /// The next character, for an error message.
  private var summary: String {
    guard let byte else { return "the end" }
    guard byte >= 0x80 else { return PlainText.quoted(String(Unicode.Scalar(byte))) }
    let text = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return text.first.map { PlainText.quoted(String($0)) } ?? "the end"
  }
}
