import Foundation
import Testing

/// The output of seed 001's code, compared with the output of its author's device.
@Suite("The logs of seed 001")
struct PrintedLogTests {
  @Test(
    "A tap on a view with a recognizer is told in the order of the article",
    arguments: ["TouchEventProj", "TouchEventProj5"]
  )
  func tapWithRecognizer(program: String) throws {
    let printed = try BuiltProgram(program).output()
    let article = try Self.article("tap-with-recognizer").split(separator: "\n").map { line in
      // The text after two slashes is the author's remark.
      line.prefix { $0 != "/" }.trimmingCharacters(in: .whitespaces)
    }
    // The module with a 5 is the same code in the other language mode.
    let lines = printed.replacing("\(program).", with: "TouchEventProj.").split(separator: "\n")
    #expect(lines.map(String.init) == article)
  }

  @Test(
    "Two fingers that tap a view twice print what the article shows, but for addresses and times",
    arguments: ["TouchLog", "TouchLog5"]
  )
  func twoFingers(program: String) throws {
    let printed = try BuiltProgram(program).output()
    let article = try Self.article("two-fingers-tap-twice")
    let expected = Self.normalised(article)
    #expect(expected.count == 41)
    #expect(Self.normalised(printed.replacing("\(program).", with: "TouchEventProj.")) == expected)
  }

  private static func article(_ name: String) throws -> String {
    let url = Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Articles")
    return try String(contentsOf: try #require(url), encoding: .utf8)
  }

  /// Returns the lines without the parts that differ from run to run.
  private static func normalised(_ log: String) -> [String] {
    let plain =
      log
      .replacing(/0x[0-9a-f]+/, with: "0x")
      // A window on a device has recognizers of the system, and every view prints its layer.
      .replacing(/; gestureRecognizers = <NSArray: 0x>/, with: "")
      .replacing(/; layer = <\w+: 0x>/, with: "")
    let lines = plain.split(separator: "\n").map { line in
      line.wholeMatch(of: /\d+(\.\d+)?/) == nil ? String(line) : "TIME"
    }
    return sortedInRuns(lines)
  }

  /// Returns the lines with those of one set in alphabetical order, because a set has no order.
  private static func sortedInRuns(_ lines: [String]) -> [String] {
    var result: [String] = []
    var run: [String] = []
    for line in lines {
      if line.hasPrefix("    ") {
        run.append(line.hasSuffix(",") ? String(line.dropLast()) : line)
      } else {
        result += run.sorted() + [line]
        run = []
      }
    }
    return result + run.sorted()
  }
}
