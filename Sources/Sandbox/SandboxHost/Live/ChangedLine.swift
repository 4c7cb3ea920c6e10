import Foundation

/// A line that only one of two versions of code contains.
nonisolated package struct ChangedLine: Hashable, Sendable {
  /// The file's name without its folder.
  package let file: String
  /// The number of the line in the file, from 1.
  package let number: Int
  /// Whether the new version contains it.
  package let isAdded: Bool
  /// The line without leading and trailing spaces.
  package let text: String

  /// The largest number of lines of a file for a comparison line by line.
  ///
  /// The time grows with their square.
  private static let mostLines = 500

  /// Returns the lines that differ between the files of two versions, in the order of the files.
  ///
  /// Removed lines have the line numbers of the former version. Empty lines are omitted.
  package static func between(_ former: [String: String], _ new: [String: String]) -> [ChangedLine]
  {
    Set(former.keys).union(new.keys).sorted().flatMap { file in
      let name = URL(fileURLWithPath: file).lastPathComponent
      return between(lines(of: former[file]), lines(of: new[file]), in: name)
    }
  }

  private static func lines(of text: String?) -> [Substring] {
    (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func between(
    _ former: [Substring],
    _ new: [Substring],
    in file: String
  ) -> [ChangedLine] {
    let start = zip(former, new).prefix { $0 == $1 }.count
    let end = zip(former.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (old, added) = (former[start..<(former.count - end)], new[start..<(new.count - end)])
    guard max(old.count, added.count) <= mostLines else { return [] }
    let changes = Array(added).difference(from: Array(old)).map { change -> ChangedLine in
      switch change {
      case .insert(let offset, let line, _): ChangedLine(file, start + offset, true, line)
      case .remove(let offset, let line, _): ChangedLine(file, start + offset, false, line)
      }
    }
    return changes.filter { !$0.text.isEmpty }
      .sorted { ($0.number, $0.isAdded ? 1 : 0) < ($1.number, $1.isAdded ? 1 : 0) }
  }

  private init(_ file: String, _ offset: Int, _ isAdded: Bool, _ line: Substring) {
    (self.file, number, self.isAdded) = (file, offset + 1, isAdded)
    text = line.trimmingCharacters(in: .whitespaces)
  }
}
