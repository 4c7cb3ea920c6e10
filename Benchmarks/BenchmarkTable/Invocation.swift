/// What the command line asks for.
package struct Invocation: Equatable, Sendable {
  /// Rows and groups of rows; none means all.
  package var names: [String] = []
  package var wantsList = false
  package var wantsHelp = false
  /// Whether only counts are measured, and held against their ceilings.
  package var wantsCheck = false
  /// Where the figures go for other programs.
  package var json: String?
  /// Where the peers were built.
  package var peers: String?
  /// Where plots of growth go; then no table is measured.
  package var curves: String?

  /// Why a command line is not understood.
  package struct Problem: Error, Equatable {
    package let message: String
  }

  /// Reads the words after the program's name.
  package init(parsing words: [String]) throws(Problem) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--list": wantsList = true
      case "--check": wantsCheck = true
      case "--json": json = try Invocation.value(of: word, &words)
      case "--peers": peers = try Invocation.value(of: word, &words)
      case "--curves": curves = try Invocation.value(of: word, &words)
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

  /// Those of some groups' rows that are asked for, in the groups' order, none twice.
  package func chosen(
    from groups: [(name: String, rows: [String])]
  ) throws(Problem) -> [String] {
    let known = Set(groups.flatMap { [$0.name] + $0.rows })
    if let stranger = names.first(where: { !known.contains($0) }) {
      let lines = groups.map { "  \($0.name): \($0.rows.joined(separator: " "))" }
      throw Problem(
        message: "there is no row and no group '\(stranger)'. Groups, and their rows:\n"
          + lines.joined(separator: "\n")
      )
    }
    guard !names.isEmpty else { return groups.flatMap(\.rows) }
    return groups.flatMap { group in
      names.contains(group.name) ? group.rows : group.rows.filter { names.contains($0) }
    }
  }
}
