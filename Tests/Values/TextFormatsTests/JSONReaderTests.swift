import Foundation
import TextFormats
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  private func value(_ text: String) throws -> SourceNode {
    try JSONReader.value(in: text.utf8)
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try JSONReader.value(in: text.utf8)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("values keep their order, their numbers as written, and their places")
  func places() throws {
    let node = try value("{\n  \"b\": [1, -2.50e3],\n  \"é\": {\"a\": null, \"t\": true}\n}")
    #expect(node["b"]?.position == SourcePosition(line: 2, column: 8))
    let numbers = try #require(try node["b"]?.list()).map { try $0.number() }
    #expect(numbers == [1, -2500])
    #expect(node["é"]?["t"]?.position == SourcePosition(line: 3, column: 25))
    #expect(try node.map().map(\.key) == ["b", "é"])
    #expect(node["é"]?["a"]?.content == .null)
  }

  @Test("escapes become characters, also those outside the basic plane")
  func escapes() throws {
    let text = try value(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#).text()
    #expect(text == "\"\\/\u{8}\u{C}\n\r\té😀")
  }

  @Test(
    "what is no JSON is refused where it stops being JSON",
    arguments: [
      ("", "1:1: expected a JSON value, got the end"),
      ("[1,]", "1:4: expected a JSON value, got ']'"),
      ("{\"a\" 1}", "1:6: expected ':' after the name 'a', got '1'"),
      ("{a: 1}", "1:2: expected a name in double quotes, got 'a'"),
      ("[1 2]", "1:4: expected ',' or ']', got '2'"),
      ("tru", "1:1: expected a JSON value, got 't'"),
      ("01", "1:2: expected nothing after the value, got '1'"),
      ("-", "1:2: expected a digit, got the end"),
      ("1.", "1:3: expected a digit, got the end"),
      ("\"abc", "1:1: the text that begins here has no closing double quote"),
      ("\"\\ud800\"", "1:2: this escape is half of a surrogate pair"),
      ("\"\\x\"", #"1:2: an escape is one of \" \\ \/ \b \f \n \r \t \u"#),
      ("\"a\nb\"", "1:3: a control character in a text; write it as \\u000a"),
      ("{\"a\":1,\n\"a\":2}", "2:1: 'a' appears twice; the first is at 1:2"),
      ("[\u{1B}]", "1:2: expected a JSON value, got '\\u{1B}'"),
    ]
  )
  func refused(text: String, expected: String) {
    #expect(problem(text) == expected)
  }

  @Test("text that is not Unicode is refused")
  func invalidText() {
    #expect(throws: SourceProblem.self) {
      try JSONReader.value(in: [0x22, 0xFF, 0xFE, 0x22])
    }
  }

  @Test("nesting is allowed up to the limit and refused beyond it")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try value(nested(64))
    #expect(problem(nested(65)) == "1:65: values nest deeper than 64 levels")
    #expect(problem(String(repeating: "[", count: 1_000_000)) != nil)
  }

  @Test("S03: a number too large for the computer is no number")
  func infinite() throws {
    let node = try value("1e999")
    #expect(throws: SourceProblem.self) { try node.number() }
    #expect(throws: SourceProblem.self) { try node.integer() }
  }

  @Test("what is written reads back the same")
  func roundTrip() throws {
    let numbers: [Double] = [
      0.1, -0.0, 1e-300, .leastNonzeroMagnitude, 123_456_789.125, 1e15, 1e16, 1.0 / 3, -7,
    ]
    let value: JSONValue = [
      "text": "a\"\\\n\r\t\u{1}\u{7F}\u{202E}é😀", "numbers": .array(numbers.map(JSONValue.number)),
      "whole": .integer(.max), "none": nil, "yes": true, "empty": [:], "list": [],
    ]
    for text in [value.line, value.pretty] {
      let node = try JSONReader.value(in: text.utf8)
      #expect(try node["text"]?.text() == "a\"\\\n\r\t\u{1}\u{7F}\u{202E}é😀")
      let read = try #require(try node["numbers"]?.list()).map { try $0.number() }
      #expect(read.map(\.bitPattern) == numbers.map(\.bitPattern))
      #expect(try node["whole"]?.integer() == .max)
    }
    #expect(!value.line.contains("\n"))
    #expect(JSONValue.number(.nan).line == "null")
  }

  @Test("a part of a text is refused; with another byte it is refused, or JSON for Foundation too")
  func mutilated() {
    let text = Array(#"{"a":[1,2.5e-3,"\u00e9é\n"],"b":{"c":true,"d":null}}"#.utf8)
    for length in text.indices {
      #expect(throws: SourceProblem.self) { try JSONReader.value(in: text.prefix(length)) }
      for byte in [0, 0x22, 0x5C, 0x7B, 0x80, 0xFF] as [UInt8] {
        var changed = text
        changed[length] = byte
        guard (try? JSONReader.value(in: changed)) != nil else { continue }
        let object = try? JSONSerialization.jsonObject(with: Data(changed))
        #expect(object != nil, "\(String(decoding: changed, as: UTF8.self))")
      }
    }
  }
}
