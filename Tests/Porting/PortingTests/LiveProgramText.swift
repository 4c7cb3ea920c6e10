import Porting
import Testing

/// The lines of compiled files with the places that the compiler gives them.
struct LiveProgramText {
  /// A line of the user's text in compiled form.
  struct Line {
    var text: String
    /// The file and the line that messages about it name.
    var file: String
    var number: Int
  }

  /// The lines before the appended code.
  let own: [Line]
  /// The appended code.
  let appended: String

  /// Parses a compiled text, and follows its directives as the compiler does.
  init(_ text: String) throws {
    let parts = text.split(separator: "\n#sourceLocation()\n", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    appended = String(parts[1])
    var (file, number) = ("", 0)
    var lines: [Line] = []
    for line in parts[0].split(separator: "\n", omittingEmptySubsequences: false) {
      if let directive = line.wholeMatch(of: /#sourceLocation\(file: "(.*)", line: (\d+)\)/) {
        file = String(directive.1)
        number = try #require(Int(directive.2))
      } else {
        lines.append(Line(text: String(line), file: file, number: number))
        number += 1
      }
    }
    own = lines
  }

  /// Returns the lines whose text is on another line of the originals than the compiler reports.
  func strayLines(of originals: [String: String]) -> [String] {
    let lines = originals.mapValues { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return own.filter { line in
      let text = line.text.trimmed
      guard !text.isEmpty else { return false }
      guard let all = lines[line.file], all.indices.contains(line.number - 1) else { return true }
      return String(all[line.number - 1]).trimmed != text
    }.map { "\($0.file):\($0.number): \($0.text)" }
  }
}

extension String {
  fileprivate var trimmed: String {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
