/// Puts JSON together, byte by byte: reports of large screens have tens of megabytes.
struct JSONWriter {
  private var bytes: [UInt8] = []
  private let isPretty: Bool
  private var depth = 0

  init(isPretty: Bool = false) {
    self.isPretty = isPretty
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: put("null")
    case .bool(let value): put(value ? "true" : "false")
    case .integer(let value): write(value)
    case .number(let value): write(value)
    case .string(let value): write(value)
    case .array(let elements): write(elements, "[", "]") { $0.write($1) }
    case .object(let members):
      write(members, "{", "}") { writer, member in
        writer.write(member.name)
        writer.put(writer.isPretty ? ": " : ":")
        writer.write(member.value)
      }
    }
  }

  private mutating func put(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  private mutating func write<Element>(
    _ elements: [Element],
    _ open: StaticString,
    _ close: StaticString,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    put(open)
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { put(",") }
      breakLine()
      write(&self, element)
    }
    depth -= 1
    if !elements.isEmpty { breakLine() }
    put(close)
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    put("\n")
    for _ in 0..<depth { put("  ") }
  }

  private mutating func write(_ number: Int64) {
    guard (0...9).contains(number) else { return bytes.append(contentsOf: String(number).utf8) }
    bytes.append(UInt8(ascii: "0") + UInt8(number))
  }

  /// The shortest form that reads back as the same number.
  private mutating func write(_ number: Double) {
    guard number.isFinite else { return put("null") }
    let isWhole = number == number.rounded() && abs(number) < 1e15
    // Minus zero is a number of its own.
    if isWhole, !(number == 0 && number.sign == .minus) {
      write(Int64(number))
    } else {
      bytes.append(contentsOf: number.description.utf8)
    }
  }

  /// Most texts are plain ASCII, which stands as it is.
  private mutating func write(_ string: String) {
    put("\"")
    let isWritten: Bool? = string.utf8.withContiguousStorageIfAvailable { units in
      guard units.allSatisfy(Self.isPlain) else { return false }
      bytes.append(contentsOf: units)
      return true
    }
    if isWritten != true { writeScalars(of: string) }
    put("\"")
  }

  private static func isPlain(_ unit: UInt8) -> Bool {
    unit >= 0x20 && unit < 0x7F && unit != UInt8(ascii: "\"") && unit != UInt8(ascii: "\\")
  }

  private mutating func writeScalars(of string: String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": put("\\\"")
      case "\\": put("\\\\")
      case "\n": put("\\n")
      case "\r": put("\\r")
      case "\t": put("\\t")
      case _ where PlainText.isHarmful(scalar): writeEscaped(scalar.value)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// What is escaped lies below U+10000, so one escape is enough.
  private mutating func writeEscaped(_ value: UInt32) {
    let digits = String(value, radix: 16)
    put("\\u")
    for _ in digits.count..<4 { put("0") }
    bytes.append(contentsOf: digits.utf8)
  }
}
