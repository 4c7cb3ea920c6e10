/// Puts JSON together.
struct JSONWriter {
  private(set) var text = ""
  private let isPretty: Bool
  private var depth = 0

  init(isPretty: Bool = false) {
    self.isPretty = isPretty
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): write(value)
    case .string(let value): write(value)
    case .array(let elements): write(elements, "[", "]") { $0.write($1) }
    case .object(let members):
      write(members, "{", "}") { writer, member in
        writer.write(member.name)
        writer.text += writer.isPretty ? ": " : ":"
        writer.write(member.value)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element],
    _ open: String,
    _ close: String,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    text += open
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      breakLine()
      write(&self, element)
    }
    depth -= 1
    if !elements.isEmpty { breakLine() }
    text += close
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    text += "\n" + String(repeating: "  ", count: depth)
  }

  /// The shortest form that reads back as the same number.
  private mutating func write(_ number: Double) {
    guard number.isFinite else {
      text += "null"
      return
    }
    let isWhole = number == number.rounded() && abs(number) < 1e15
    // Minus zero is a number of its own.
    if isWhole, !(number == 0 && number.sign == .minus) {
      text += String(Int64(number))
    } else {
      text += number.description
    }
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where PlainText.isHarmful(scalar): writeEscaped(scalar.value)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// What is escaped lies below U+10000, so one escape is enough.
  private mutating func writeEscaped(_ value: UInt32) {
    let digits = String(value, radix: 16)
    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
