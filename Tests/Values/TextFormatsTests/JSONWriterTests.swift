import TextFormats
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test(
    "numbers have their shortest form, and those that are not finite are null",
    arguments: [
      (0, "0"), (-0.0, "-0.0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (123.456, "123.456"),
      (1e15, "1000000000000000.0"), (1e15 - 1, "999999999999999"), (-1e15 + 1, "-999999999999999"),
      (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"), (0.001, "0.001"), (1e-5, "1e-05"),
      (0.30000000000000004, "0.30000000000000004"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)]
  )
  func numbers(_ number: Double, _ expected: String) {
    #expect(text { $0.add(number) } == expected)
    #expect(JSONValue.number(number).line == expected)
  }

  @Test("numbers read back as the same")
  func shortest() {
    var random = SystemRandomNumberGenerator()
    for digits in [10.0, 100, 1000, 10_000, 1_000_000] {
      for _ in 0..<2_000 {
        let number = Double(Int.random(in: -2_000_000...2_000_000, using: &random)) / digits
        for number in [number, number.nextUp] {
          #expect(Double(text { $0.add(number) }) == number)
        }
      }
    }
  }

  @Test("whole numbers are written as they are", arguments: [0, 7, -7, 10, .max, .min])
  func wholeNumbers(_ number: Int) {
    #expect(text { $0.add(number) } == String(number))
    #expect(JSONValue.integer(Int64(number)).line == String(number))
  }

  @Test(
    "texts are escaped where a terminal or a reader needs it",
    arguments: [
      ("", "\"\""), ("box", #""box""#), ("a\"b", #""a\"b""#), ("a\\b", #""a\\b""#),
      ("a\nb", #""a\nb""#), ("\u{7F}", #""\u007f""#), ("按钮", #""按钮""#),
      ("\u{2028}", #""\u2028""#), ("é", #""é""#), ("\u{1}", #""\u0001""#),
    ]
  )
  func texts(_ word: String, _ expected: String) {
    #expect(text { $0.add(word) } == expected)
    #expect(JSONValue.string(word).line == expected)
  }

  @Test("a value over several lines is indented by its depth")
  func indented() {
    let value: JSONValue = ["a": [1, ["b": nil]], "c": [:], "d": []]
    #expect(
      value.pretty == """
        {
          "a": [
            1,
            {
              "b": null
            }
          ],
          "c": {},
          "d": []
        }
        """
    )
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
