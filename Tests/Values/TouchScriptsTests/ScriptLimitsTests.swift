import Foundation
import TextFormats
import Testing

@testable import TouchScripts

@Suite("The limits of touch scripts, at the limit and one over")
struct ScriptLimitsTests {
  private func problems(_ text: String, longest: Int = FileLimits.Script.steps) -> [String] {
    TouchScriptReader.reading(of: Data(text.utf8), longest: longest).problems.map(\.description)
  }

  @Test("S04: a line")
  func line() {
    let remark = "#" + String(repeating: "x", count: FileLimits.Script.lineBytes - 1)
    #expect(problems("tap 1,1\n\(remark)\n") == [])
    #expect(
      problems("tap 1,1\n\(remark)x\n") == ["2:1: a line of 65537 bytes; expected at most 65536"]
    )
  }

  @Test("S04: the file")
  func file() {
    let line = "#" + String(repeating: "x", count: (1 << 16) - 2) + "\n"
    let most = String(repeating: line, count: FileLimits.Script.fileBytes >> 16)
    #expect(most.utf8.count == FileLimits.Script.fileBytes && problems(most) == [])
    #expect(
      problems(most + "\n") == ["1:1: the file has 33554433 bytes; expected at most 33554432"]
    )
  }

  @Test("S04: steps")
  func steps() {
    let text = String(repeating: "tap 1,1\n", count: 3)
    #expect(problems(text, longest: 3) == [])
    #expect(problems(text, longest: 2) == ["3:1: a script has at most 2 steps"])
    #expect(FileLimits.Script.steps == 1_000_000)
  }
}
