import Foundation

/// A mistake that the compiler found in the user's code, and where.
nonisolated struct CompilerMessage: Hashable, Sendable {
  /// How serious it is.
  enum Kind: String, Sendable { case error, warning }

  let kind: Kind
  var file: String
  let line: Int
  let column: Int
  /// The compiler's own words.
  let text: String
  /// The line of the file, and the marks under it; empty where the compiler showed none.
  var excerpt: [String] = []

  /// The place, message, line and marks, as terminals show them.
  var report: String {
    (["\(file):\(line):\(column): \(kind.rawValue): \(text)"] + excerpt).joined(separator: "\n")
  }

  /// All messages in what the compiler wrote, each once, in its order.
  static func all(in output: String) -> [CompilerMessage] {
    var (found, seen) = ([CompilerMessage](), Set<CompilerMessage>())
    var isOpen = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let message = head(line) {
        isOpen = seen.insert(message).inserted
        if isOpen { found.append(message) }
      } else if line.contains(": note: ") || line.hasPrefix("error: ") {
        isOpen = false
      } else if isOpen, !line.isEmpty, found[found.count - 1].excerpt.count < 2 {
        found[found.count - 1].excerpt.append(String(line))
      }
    }
    return found
  }

  /// `FILE:LINE:COLUMN: error: TEXT`.
  private static func head(_ line: Substring) -> CompilerMessage? {
    for kind in [Kind.error, .warning] {
      guard let mark = line.range(of: ": \(kind.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let number = Int(place[place.count - 2])
      else { continue }
      return CompilerMessage(
        kind: kind,
        file: place.dropLast(2).joined(separator: ":"),
        line: number,
        column: column,
        text: String(line[mark.upperBound...])
      )
    }
    return nil
  }
}
