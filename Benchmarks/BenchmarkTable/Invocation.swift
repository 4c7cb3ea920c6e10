/// The parsed command line.
package struct Invocation: Equatable, Sendable {
  /// The requested rows and groups of rows; empty for all.
  package var names: [String] = []
  package var wantsList = false
  package var wantsHelp = false
  /// Whether a row above its ceiling is a failure.
  package var wantsCheck = false
  /// Whether only counts are measured.
  package var wantsCounted = false
  /// The page whose table receives the figures.
  package var page: String?
  /// The folder of the built peers.
  package var peers: String?

  /// The reason why a command line is invalid.
  package struct Problem: Error, Equatable {
    package let message: String
  }

  /// Parses the arguments after the program's name.
  package init(parsing words: [String]) throws(Problem) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--list": wantsList = true
      case "--check": wantsCheck = true
      case "--counted": wantsCounted = true
      case "--page": page = try Invocation.value(of: word, &words)
      case "--peers": peers = try Invocation.value(of: word, &words)
      case _ where word.hasPrefix("-"):
        throw Problem(message: "unknown option '\(word)'; --help tells which there are")
      default: names.append(word)
      }
    }
  }

  private static func value(
    of option: String,
    _ words: inout ArraySlice<String>
  ) throws(Problem) -> String {
    guard let value = words.popFirst(), !value.hasPrefix("-") else {
      throw Problem(message: "\(option) needs a path; --help tells more")
    }
    return value
  }

  /// Returns the requested rows of some groups, in the groups' order, each once.
  package func chosen(from groups: [RowGroup]) throws(Problem) -> [BenchmarkRow] {
    let known = Set(groups.flatMap { [$0.name] + $0.rows.map(\.id) })
    if let stranger = names.first(where: { !known.contains($0) }) {
      let lines = groups.map { "  \($0.name): \($0.rows.map(\.id).joined(separator: " "))" }
      throw Problem(
        message: "there is no row and no group '\(stranger)'. Groups, and their rows:\n"
          + lines.joined(separator: "\n")
      )
    }
    let rows = groups.flatMap { group in
      names.isEmpty || names.contains(group.name)
        ? group.rows : group.rows.filter { names.contains($0.id) }
    }
    return wantsCounted ? rows.filter(\.ceiling.isCounted) : rows
  }

  /// Returns all rows with their ceilings, as text.
  package static func list(of groups: [RowGroup]) -> String {
    groups.map { group in
      let lines = group.rows.map { row in
        let gap = String(repeating: " ", count: max(1, 20 - row.id.count))
        let peer = row.peer.map { ", beside \($0)" } ?? ""
        return "  \(row.id)\(gap)\(row.what)\(peer): \(row.ceiling.text)"
      }
      return ([group.name + ": " + group.about] + lines).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
