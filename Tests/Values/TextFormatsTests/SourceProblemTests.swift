import TextFormats
import Testing

@Suite("Problems")
struct SourceProblemTests {
  @Test("a report shows the place, the line, and a caret below the column")
  func report() {
    let problem = SourceProblem("unknown key 'colour'", at: SourcePosition(line: 2, column: 5))
      .quoting("a: 1\n    colour: red\n").named("scene.yml")
    #expect(
      problem.report == """
        scene.yml:2:5: unknown key 'colour'
              colour: red
              ^
        """
    )
  }

  @Test("the caret stands right behind wide characters, tabs and what is shown escaped")
  func caret() {
    func caretColumn(_ line: String, _ column: Int) -> Int? {
      let problem = SourceProblem("x", at: SourcePosition(column: column), excerpt: line)
      return problem.report.split(separator: "\n").last?.count
    }
    #expect(caretColumn("abc", 3) == 5)
    #expect(caretColumn("红色c", 3) == 7)
    #expect(caretColumn("\tc", 2) == 4)
    #expect(caretColumn("\u{1B}c", 2) == 9)
    #expect(caretColumn("ab", 3) == 5)
  }

  @Test("of a long line only the part around the column is shown")
  func longLine() {
    let line = String(repeating: "x", count: 100_000)
    let problem = SourceProblem("y", at: SourcePosition(column: 50_000), excerpt: line)
    #expect(problem.report.count < 300)
  }

  @Test("nothing from a file can control the terminal")
  func harmless() {
    let hostile = "\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}"
    let problem = SourceProblem(hostile, at: SourcePosition(), excerpt: hostile, file: hostile)
    let harmful = problem.report.unicodeScalars.filter { scalar in
      guard scalar != "\n" else { return false }
      return scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{202E}"
    }
    #expect(harmful.isEmpty)
  }
}
