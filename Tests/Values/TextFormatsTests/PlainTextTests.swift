import TextFormats
import Testing

@Suite("Texts that are harmless for a terminal")
struct PlainTextTests {
  private func isSurelyHarmless(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer(PlainText.isSurelyHarmless)
  }

  @Test("no character that could steer a terminal is taken for harmless by its bytes")
  func scalars() {
    for value in UInt32(0)...0x3_0000 {
      guard let scalar = Unicode.Scalar(value), scalar != "\n", scalar != "\t" else { continue }
      let text = "a\(Character(scalar))b"
      guard isSurelyHarmless(text) else { continue }
      #expect(PlainText(text).description == text, "U+\(String(value, radix: 16))")
    }
  }

  @Test("what users read is", arguments: ["", "f1 → 按钮\n\tbox.began [f1]\n", "é", "“„”"])
  func usual(_ text: String) {
    #expect(PlainText.lines(text) == text)
    #expect(isSurelyHarmless(text) || text.contains("“"))
  }

  @Test("a harmful character is shown in lines too")
  func harmful() {
    #expect(PlainText.lines("a\u{1B}[2J\nb") == "a\\u{1B}[2J\nb")
    #expect(PlainText.lines("\u{9B}1m\u{202E}x") == "\\u{9B}1m\\u{202E}x")
  }
}
