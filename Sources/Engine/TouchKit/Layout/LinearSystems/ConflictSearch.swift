/// A search for contradicting required relations and for the ones to give up.
///
/// It visits relations in the order in which they were added. The first one that contradicts earlier ones is given up.
nonisolated struct ConflictSearch {
  /// A relation that is given up and those it contradicts, by their indexes in the list.
  nonisolated struct Conflict {
    var broken: Int
    var others: [Int]
  }

  private let relations: [LinearRelation]
  private let required: [Int]
  private let columns: SimplexProgram

  /// The number of conflicts after which the rest is found at once, without a search for the newest ones.
  private static let maximumSearches = 16

  /// Creates a search among relations between the columns of a program without rows.
  init(relations: [LinearRelation], columns: SimplexProgram) {
    self.relations = relations
    self.columns = columns
    required = relations.indices.filter { relations[$0].isRequired }
  }

  func conflicts() -> [Conflict] {
    var found: [Conflict] = []
    var kept = required
    while let missed = misses(of: kept) {
      if found.count == Self.maximumSearches {
        // These are the relations that the solver chose to violate.
        let rest = missed.broken.isEmpty ? kept : missed.broken
        found += rest.map { Conflict(broken: $0, others: []) }
        kept.removeAll { rest.contains($0) }
        continue
      }
      let count = smallestContradiction(in: kept)
      let broken = kept[count - 1]
      let others = misses(of: Array(kept[..<count]))?.concerned ?? []
      found.append(Conflict(broken: broken, others: others.filter { $0 != broken }))
      kept.remove(at: count - 1)
    }
    return found
  }

  /// Returns the number of oldest relations that already contradict each other.
  private func smallestContradiction(in relations: [Int]) -> Int {
    var (low, high) = (1, relations.count)
    while low < high {
      let middle = (low + high) / 2
      if misses(of: Array(relations[..<middle])) == nil { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the violated relations of the best solution and those involved; nil if all hold.
  private func misses(of chosen: [Int]) -> (broken: [Int], concerned: [Int])? {
    var program = columns
    var deviations: [Int] = []
    var ends: [Int] = []
    for index in chosen {
      let relation = relations[index]
      deviations += program.wish(relation.terms, relation.comparison, relation.constant)
      ends.append(deviations.count)
    }
    guard let simplex = Simplex(program), simplex.minimize(deviations) else { return ([], []) }
    let size = chosen.map { abs(relations[$0].constant) }.max() ?? 0
    let limit = GroupSolver.tolerance * max(1, size * 1e-3)
    guard simplex.objective > limit else { return nil }
    var start = 0
    var broken: [Int] = []
    for (row, end) in ends.enumerated() {
      let isMissed = deviations[start..<end].contains { simplex.value(ofColumn: $0) > limit }
      if isMissed { broken.append(chosen[row]) }
      start = end
    }
    let concerned = chosen.indices.filter { abs(simplex.price(ofRow: $0)) > Simplex.smallestPrice }
    return (broken, concerned.map { chosen[$0] })
  }
}
