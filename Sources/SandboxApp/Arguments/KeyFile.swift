import Foundation
import Playback
import SandboxHost
import SourceText

/// A file that binds other keys: a line `name = key key …` for each binding that differs.
///
/// A name alone before the equals sign leaves it without a key. What follows `#` is a remark, and
/// empty lines say nothing.
nonisolated struct KeyFile {
  let path: String

  private static let limit = 1 << 20

  /// The usual keys with the changes of the file.
  func table() throws(ProgramError) -> KeyTable {
    let text = String(decoding: try InputFile(path: path).read(limit: Self.limit), as: UTF8.self)
    do throws(SourceProblem) {
      return try Self.table(reading: text)
    } catch {
      throw ProgramError(.dataError, error.named(path).report)
    }
  }

  /// The usual keys with changes.
  static func table(reading text: String) throws(SourceProblem) -> KeyTable {
    var table = KeyTable.sandbox
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var position = SourcePosition()
    for (index, line) in lines.enumerated() {
      // Only a remark may begin with the sign: it is a key too.
      let content = line.trimmingCharacters(in: .whitespaces)
      guard !content.isEmpty, !content.hasPrefix("#") else { continue }
      position = SourcePosition(line: index + 1)
      do throws(KeyTable.Problem) {
        try bind(content, in: &table)
        try table.check()
      } catch {
        throw SourceProblem(message(error, table), at: position).quoting(text)
      }
    }
    return table
  }

  private static func bind(_ line: String, in table: inout KeyTable) throws(KeyTable.Problem) {
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].trimmingCharacters(in: .whitespaces)
    guard parts.count == 2 else { throw .unknownName(name) }
    try table.bind(name, to: parts[1].split(separator: " ").map(String.init))
  }

  private static func message(_ problem: KeyTable.Problem, _ table: KeyTable) -> String {
    switch problem {
    case .unknownName(let name):
      let similar = Suggestions(names: table.names).suggestions(for: name)
      let question =
        similar.isEmpty ? "" : " (did you mean \(similar.joined(separator: " or "))?)"
      return "expected 'name = keys', but there is no binding '\(name)'\(question); the names are "
        + table.names.joined(separator: ", ")
    case .unknownKey(let key):
      return "'\(key)' is no key; expected one such as K, F5, Left or Ctrl+Shift+K"
    case .conflict(let key, let first, let second):
      return "\(key) would be the key of both '\(first)' and '\(second)'"
    }
  }
}
