import UIKit

/// A line of JSON, assembled as bytes.
///
/// It is written for every moving touch, so it creates no intermediate values.
struct RecordLine {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []

  /// Begins a line.
  init() {
    bytes.reserveCapacity(256)
    bytes.append(UInt8(ascii: "{"))
  }

  /// Ends the line.
  mutating func finish() {
    bytes.append(UInt8(ascii: "}"))
    bytes.append(0x0A)
  }

  // MARK: - Members

  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// Adds a setting of a recognizer; its name contains only letters.
  mutating func add(_ setting: RecognizerFacts.Setting) {
    separate()
    bytes.append(contentsOf: "\"\(setting.name)\":".utf8)
    append(setting.value)
  }

  mutating func add(_ name: StaticString, _ number: Double) {
    key(name)
    append(number)
  }

  mutating func add(_ name: StaticString, integer: Int) {
    key(name)
    append(integer)
  }

  mutating func add(_ name: StaticString, _ text: String) {
    key(name)
    append(text)
  }

  mutating func add(_ name: StaticString, _ flag: Bool) {
    key(name)
    bytes.append(contentsOf: flag ? "true".utf8 : "false".utf8)
  }

  mutating func add(_ name: StaticString, integers: [Int]) {
    key(name)
    list { line in for number in integers { line.append(number) } }
  }

  mutating func add(_ name: StaticString, texts: [String]) {
    key(name)
    list { line in for text in texts { line.append(text) } }
  }

  mutating func add(_ name: StaticString, _ point: CGPoint) {
    key(name)
    list { line in
      line.append(Double(point.x))
      line.append(Double(point.y))
    }
  }

  mutating func add(_ name: StaticString, _ rect: CGRect) {
    key(name)
    list { line in
      line.append(Double(rect.origin.x))
      line.append(Double(rect.origin.y))
      line.append(Double(rect.size.width))
      line.append(Double(rect.size.height))
    }
  }

  mutating func add(_ name: StaticString, _ transform: CGAffineTransform) {
    key(name)
    list { line in
      for number in [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ] { line.append(Double(number)) }
    }
  }

  // MARK: - Values

  mutating func list(_ content: (inout RecordLine) -> Void) {
    openList()
    content(&self)
    closeList()
  }

  mutating func openList() {
    separate()
    bytes.append(UInt8(ascii: "["))
  }

  mutating func closeList() { bytes.append(UInt8(ascii: "]")) }

  mutating func object(_ content: (inout RecordLine) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    content(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func append(_ number: Int) {
    separate()
    bytes.append(contentsOf: number.description.utf8)
  }

  /// Appends a number; JSON has no form for infinite values and NaN.
  mutating func append(_ number: Double) {
    separate()
    if number == number.rounded(), abs(number) < 1e15 {
      bytes.append(contentsOf: Int(number).description.utf8)
    } else if number.isFinite {
      bytes.append(contentsOf: number.description.utf8)
    } else {
      bytes.append(contentsOf: "null".utf8)
    }
  }

  mutating func append(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      // Other control characters, which JSON does not allow, carry no information for readers.
      case 0..<0x20: bytes.append(0x20)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func separate() {
    switch bytes.last {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), nil: break
    default: bytes.append(UInt8(ascii: ","))
    }
  }
}
