import Foundation
import SceneFiles
import TextFormats
import Testing
import YAMLFormat

@MainActor
@Suite("Reading YAML")
struct YAMLReaderTests {
  private func value(_ text: String) throws -> SourceNode {
    try YAMLReader.value(in: Data(text.utf8))
  }

  private func problem(_ text: String) -> String? {
    do throws(SourceProblem) {
      _ = try YAMLReader.value(in: Data(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test("values know what they are and where they stand")
  func values() throws {
    let node = try value("a: 1\nb: [true, yes, \"2\", null, -1.5e3, 1.2.3]\n")
    #expect(try node["a"]?.integer() == 1)
    let list = try #require(try node["b"]?.list())
    #expect(
      list.map(\.content) == [
        .bool(true), .text("yes"), .text("2"), .null, .number("-1.5e3"), .text("1.2.3"),
      ]
    )
    #expect(list[2].position == SourcePosition(line: 2, column: 16))
  }

  @Test("JSON is read too")
  func json() throws {
    let node = try value(#"{"views": [{"id": "a\u00e9", "frame": [0, 1, 2.5, 1e2]}], "x": null}"#)
    #expect(try node["views"]?.list()[0]["id"]?.text() == "aé")
  }

  @Test("aliases are followed")
  func aliases() throws {
    let node = try value("a: &x [1, 2]\nb: *x\n")
    #expect(node["b"]?.content == node["a"]?.content)
  }

  @Test(
    "what is no YAML is told with its place",
    arguments: [
      ("a: [1, 2\n", "2:1: invalid YAML: "), ("a: b: c\n", "1:5: invalid YAML: "),
      ("a: 1\na: 2\n", "1:1: 'a' appears twice"), ("a: *nobody\n", "1:4: invalid YAML: "),
      ("", "1:1: the file is empty"), ("? [a]\n: 1\n", "1:3: expected a text as a name"),
      ("a: \"x\n", "2:1: invalid YAML: "),
    ]
  )
  func foreign(text: String, message: String) {
    #expect(problem(text)?.hasPrefix(message) == true, "\(problem(text) ?? "no problem")")
  }

  @Test("S01: an alias bomb is refused at once")
  func bomb() {
    var text = "a: &a [x, x, x, x, x, x, x, x, x]\n"
    for (letter, last) in zip("bcdefghi", "abcdefgh") {
      text +=
        "\(letter): &\(letter) [" + Array(repeating: "*\(last)", count: 9).joined(separator: ", ")
        + "]\n"
    }
    #expect(problem(text)?.contains("more than 32 aliases") == true)
    // The text has as many levels as the limit allows, with two aliases each, but too many values.
    var doubling = "a0: &a0 [1, 1, 1, 1]\n"
    for level in 1...16 { doubling += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(problem(doubling)?.contains("more than 200000 values") == true)
  }

  @Test("depth without end is refused before the parser sees it")
  func depth() {
    for text in [
      String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 100_000),
      String(repeating: "- ", count: 100_000) + "x",
      (0..<1500).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    ] {
      #expect(problem(text)?.contains("nest deeper than 256") == true)
    }
    let deep = String(repeating: "[", count: 257) + String(repeating: "]", count: 257)
    #expect(problem(deep)?.contains("nest deeper than 256") == true)
  }

  @Test("files that are too large, no text, or full of zeros are refused")
  func bytes() {
    #expect(problem(String(repeating: " ", count: 5 << 20))?.contains("expected at most") == true)
    #expect(throws: SourceProblem.self) { try YAMLReader.value(in: Data([0xFF, 0xFE, 0x41])) }
    #expect(problem("a: \u{0}b")?.contains("zero byte") == true)
  }
}
