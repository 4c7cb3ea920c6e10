import SourceText
import Testing

@Suite("JSON that is written as it comes")
struct JSONBytesTests {
  private func text(_ write: (inout JSONBytes) -> Void) -> String {
    var json = JSONBytes()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test(
    "numbers have the same form as in values",
    arguments: [
      0, -0.0, 1, -1, 0.1, 1e15, 1e15 - 1, -1e15 + 1, 1e300, .leastNonzeroMagnitude, 123.456,
      .infinity, .nan,
      640, 0.30000000000000004,
    ]
  )
  func numbers(_ number: Double) {
    #expect(text { $0.add(number) } == JSONValue.number(number).line)
  }

  @Test("numbers of few digits have the form that the language gives them")
  func thousandths() {
    var random = SystemRandomNumberGenerator()
    for digits in [10.0, 100, 1000, 10_000, 1_000_000] {
      for _ in 0..<2_000 {
        let number = Double(Int.random(in: -2_000_000...2_000_000, using: &random)) / digits
        #expect(text { $0.add(number) } == JSONValue.number(number).line)
        #expect(text { $0.add(number.nextUp) } == JSONValue.number(number.nextUp).line)
      }
    }
  }

  @Test("a number has the same form again, however many others came between")
  func numbersAgain() {
    var random = SystemRandomNumberGenerator()
    let numbers = (0..<500).map { _ in Double.random(in: -1000...1000, using: &random) / 3 }
    var json = JSONBytes()
    json.beginList()
    for number in numbers + numbers.reversed() + numbers { json.add(number) }
    json.endList()
    let values = (numbers + numbers.reversed() + numbers).map { JSONValue.number($0) }
    #expect(String(decoding: json.bytes, as: UTF8.self) == JSONValue.array(values).line)
  }

  @Test("whole numbers have the same form as in values", arguments: [0, 7, -7, 10, .max, .min])
  func wholeNumbers(_ number: Int) {
    #expect(text { $0.add(number) } == JSONValue.integer(Int64(number)).line)
  }

  @Test(
    "texts have the same form as in values",
    arguments: ["", "box", "a\"b", "a\\b", "a\nb", "\u{7F}", "按钮", "\u{2028}", "é", "\u{1}"]
  )
  func texts(_ word: String) {
    #expect(text { $0.add(word) } == JSONValue.string(word).line)
  }

  @Test("commas stand between what follows each other, and nowhere else")
  func commas() {
    let written = text { json in
      json.beginObject()
      json.name("a")
      json.beginList()
      json.endList()
      json.name("b")
      json.beginList()
      json.add(1)
      json.add("x")
      json.beginObject()
      json.endObject()
      json.addNull()
      json.add(true)
      json.endList()
      json.name("c")
      json.add(written: Array("[1,2]".utf8))
      json.endObject()
      json.endLine()
      json.add(["d": [nil]])
    }
    #expect(written == "{\"a\":[],\"b\":[1,\"x\",{},null,true],\"c\":[1,2]}\n{\"d\":[null]}")
  }
}
