import Foundation
import Playback
import SandboxHost
import TextFormats

/// A file that binds other keys, with a line `name = key key …` for each changed binding.
///
/// A name without keys after the equals sign removes the binding's keys. A comment starts with `#`, and empty lines are
/// ignored.
nonisolated struct KeyFile {
  let path: String

  /// Returns the default keys with the changes of the file; one error reports all problems.
  func table() throws(ProgramError) -> KeyTable {
    let reading = try read()
    guard !reading.problems.isEmpty else { return reading.table }
    let reports = reading.problems.map { $0.named(path).report }
    throw ProgramError(.dataError, reports.joined(separator: "\n"))
  }

  /// Returns the keys with the changes of the file, and the problems of the file.
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

  /// Returns the default keys with changes, and the problems of the other lines.
  static func read(_ text: String) -> (table: KeyTable, problems: [SourceProblem]) {
    var table = KeyTable.sandbox
    var problems: [SourceProblem] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      // The sign starts a comment only at the beginning of a line, because it is a key too.
      let content = line.trimmingCharacters(in: .whitespaces)
      guard !content.isEmpty, !content.hasPrefix("#") else { continue }
      let words = KeyLine(line, number: index + 1)
      problems += words.bind(in: &table).map { $0.quoting(text) }
      guard problems.count < FileLimits.problems else { break }
    }
    return (table, problems)
  }
}
