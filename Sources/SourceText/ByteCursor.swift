/// A place in UTF-8 bytes that knows its line and column.
struct ByteCursor {
  let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var position: SourcePosition

  init(bytes: [UInt8], line: Int) {
    self.bytes = bytes
    position = SourcePosition(line: line)
  }

  /// The byte here; nil at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var isDigit: Bool { byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }

  /// Goes on by one byte, and by a column where a character begins.
  mutating func advance() {
    guard offset < bytes.count else { return }
    if bytes[offset] == 0x0A {
      position = SourcePosition(line: position.line + 1)
    } else if offset + 1 == bytes.count || bytes[offset + 1] & 0xC0 != 0x80 {
      position.column += 1
    }
    offset += 1
  }

  /// What is here, for a complaint.
  var summary: String {
    guard let byte else { return "the end" }
    guard byte >= 0x80 else { return PlainText.quoted(String(Unicode.Scalar(byte))) }
    let text = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return text.first.map { PlainText.quoted(String($0)) } ?? "the end"
  }
}
