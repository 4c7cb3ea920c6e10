import Foundation
import Playback
import SandboxHost
import TextFormats

/// A file that binds other keys: a line `name = key key …` for each binding that differs.
///
/// A name alone before the equals sign leaves it without a key. What follows `#` is a remark, and
/// empty lines say nothing.
nonisolated struct KeyFile {
  let path: String

  /// The usual keys with the changes of the file; everything that is wrong stands in one error.
  func table() throws(ProgramError) -> KeyTable {
    let reading = try read()
    guard !reading.problems.isEmpty else { return reading.table }
    let reports = reading.problems.map { $0.named(path).report }
    throw ProgramError(.dataError, reports.joined(separator: "\n"))
  }

  /// What the file changes, and what is wrong with it.
  func read() throws(ProgramError) -> (table: KeyTable, problems: [SourceProblem]) {
    Self.read(
      String(
        decoding: try InputFile(path: path).read(
          limit: FileLimits.Keys.fileBytes,
          regularOnly: true
        ),
        as: UTF8.self
      )
    )
  }

  /// The usual keys with changes, and what is wrong in the lines that change nothing.
  static func read(_ text: String) -> (table: KeyTable, problems: [SourceProblem]) {
    var table = KeyTable.sandbox
    var problems: [SourceProblem] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      // Only a remark may begin with the sign: it is a key too.
      let content = line.trimmingCharacters(in: .whitespaces)
      guard !content.isEmpty, !content.hasPrefix("#") else { continue }
      let words = KeyLine(line, number: index + 1)
      problems += words.bind(in: &table).map { $0.quoting(text) }
      guard problems.count < FileLimits.problems else { break }
    }
    return (table, problems)
  }
}
