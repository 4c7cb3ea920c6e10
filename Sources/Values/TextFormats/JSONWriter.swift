/// Writes JSON, on one line or indented on several lines.
///
/// The caller ends every object and list that it begins, and gives each member a name and a value. The writer
/// adds the commas.
public struct JSONWriter: Sendable {
  /// The position in the text before the next value.
  private enum Place { case start, afterValue, afterName }

  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []

  private let isPretty: Bool
  private var depth = 0
  private var place = Place.start

  /// Creates an empty text.
  public init(isPretty: Bool = false) {
    self.isPretty = isPretty
  }

  /// The text written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Discards the bytes written so far, and keeps their memory.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    place = .start
  }

  /// Ends the line.
  public mutating func endLine() {
    put("\n")
    place = .start
  }

  // MARK: - Objects and lists

  /// Begins an object.
  public mutating func beginObject() { begin("{") }

  /// Ends an object.
  public mutating func endObject() { end("}") }

  /// Begins a list.
  public mutating func beginList() { begin("[") }

  /// Ends a list.
  public mutating func endList() { end("]") }

  /// Writes the name of a member; its value follows.
  public mutating func name(_ name: String) {
    separate()
    put(quoted: name)
    put(isPretty ? ": " : ":")
    place = .afterName
  }

  /// Writes the comma and the line break before a value, for callers that record where the value begins.
  public mutating func separate() {
    if place == .afterValue { put(",") }
    if place != .afterName, depth > 0 { breakLine() }
    place = .afterName
  }

  private mutating func begin(_ bracket: StaticString) {
    separate()
    put(bracket)
    depth += 1
    place = .start
  }

  private mutating func end(_ bracket: StaticString) {
    depth -= 1
    if place == .afterValue { breakLine() }
    put(bracket)
    place = .afterValue
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    put("\n")
    for _ in 0..<depth { put("  ") }
  }

  // MARK: - Values

  /// Writes `null`.
  public mutating func addNull() { add { $0.put("null") } }

  /// Writes a truth value.
  public mutating func add(_ value: Bool) { add { $0.put(value ? "true" : "false") } }

  /// Writes a whole number.
  public mutating func add(_ number: Int) {
    add { $0.bytes.append(contentsOf: number.description.utf8) }
  }

  /// Writes a number in the shortest form that parses as the same number; `null` if it is not finite.
  public mutating func add(_ number: Double) {
    guard number.isFinite else { return addNull() }
    let isWhole = number == number.rounded() && abs(number) < 1e15
    // Minus zero is a separate number.
    if isWhole, !(number == 0 && number.sign == .minus) { return add(Int(number)) }
    add { $0.bytes.append(contentsOf: number.description.utf8) }
  }

  /// Writes a text.
  public mutating func add(_ text: String) { add { $0.put(quoted: text) } }

  /// Writes a value that is already JSON.
  public mutating func add(written value: [UInt8]) {
    add { $0.bytes.append(contentsOf: value) }
  }

  /// Writes any value.
  public mutating func add(_ value: JSONValue) {
    switch value {
    case .null: addNull()
    case .bool(let value): add(value)
    case .integer(let number): add(Int(number))
    case .number(let number): add(number)
    case .string(let text): add(text)
    case .array(let elements):
      beginList()
      for element in elements { add(element) }
      endList()
    case .object(let members):
      beginObject()
      for member in members {
        name(member.name)
        add(member.value)
      }
      endObject()
    }
  }

  private mutating func add(_ write: (inout JSONWriter) -> Void) {
    separate()
    write(&self)
    place = .afterValue
  }

  // MARK: - Texts

  private mutating func put(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func put(quoted text: String) {
    put("\"")
    var text = text
    text.withUTF8 { units in
      var start = units.startIndex
      while start < units.endIndex {
        // Most of a text is plain ASCII, which needs no escapes.
        let end = units[start...].firstIndex { !Self.isPlain($0) } ?? units.endIndex
        bytes.append(contentsOf: units[start..<end])
        guard end < units.endIndex else { break }
        var rest = units[end...].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { break }
        putEscaped(scalar)
        start = end + UTF8.width(scalar)
      }
    }
    put("\"")
  }

  private static func isPlain(_ unit: UInt8) -> Bool {
    unit >= 0x20 && unit < 0x7F && unit != UInt8(ascii: "\"") && unit != UInt8(ascii: "\\")
  }

  private mutating func putEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": put("\\\"")
    case "\\": put("\\\\")
    case "\n": put("\\n")
    case "\r": put("\\r")
    case "\t": put("\\t")
    case _ where PlainText.isHarmful(scalar): putEscape(of: scalar)
    default: bytes.append(contentsOf: Character(scalar).utf8)
    }
  }

  /// Writes the escape of a character below U+10000; all harmful characters are below it.
  private mutating func putEscape(of scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    put("\\u")
    for _ in digits.count..<4 { put("0") }
    bytes.append(contentsOf: digits.utf8)
  }
}
