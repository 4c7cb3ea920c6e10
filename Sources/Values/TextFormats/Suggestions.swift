/// Finds existing names that are similar to an unknown name.
public struct Suggestions: Sendable {
  /// The existing names.
  public let names: [String]

  /// Creates a finder among names.
  public init(names: [String]) {
    self.names = names
  }

  /// Returns the names most similar to the written one, the best first; at most three.
  public func suggestions(for written: String) -> [String] {
    // Typing mistakes are never that long, and the comparison takes time.
    guard written.count <= 64 else { return [] }
    let word = written.lowercased()
    let rated = names.map { (name: $0, rating: rating(of: $0.lowercased(), for: word)) }
    // Swift's sort is stable, so that equally similar names keep their order.
    return rated.filter { $0.rating <= tolerance(word) }
      .sorted { $0.rating < $1.rating }
      .prefix(3).map(\.name)
  }

  /// Returns the allowed typing errors: one for every three letters, but at least two.
  private func tolerance(_ word: String) -> Int { max(2, word.count / 3) }

  private func rating(of name: String, for word: String) -> Int {
    // A short name is a part of many words by chance.
    if word.count >= 3, name.contains(word) || name.count >= 3 && word.contains(name) { return 1 }
    return distance(Array(name), Array(word))
  }

  /// Returns the number of letters to add, remove, replace or swap to turn one word into the other.
  private func distance(_ first: [Character], _ second: [Character]) -> Int {
    var rows = [Array(0...second.count)]
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isEqual = first[row] == second[column]
        var best = min(
          rows[row][column + 1] + 1,
          current[column] + 1,
          rows[row][column] + (isEqual ? 0 : 1)
        )
        if row > 0, column > 0, first[row] == second[column - 1],
          first[row - 1] == second[column]
        {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        current.append(best)
      }
      rows.append(current)
    }
    return rows[first.count][second.count]
  }
}
