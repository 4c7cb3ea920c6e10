/// A system of variables and relations between them.
///
/// Required relations hold exactly. A relation of a higher priority is never given up for one of a lower priority.
/// Within a priority, the sum of all deviations is minimal. Undetermined values become minimal: lengths first, then the
/// distance of positions from 0 (our choice). The same system always has the same solution.
nonisolated struct LinearSystem: Sendable {
  /// The kind of quantity that a variable measures.
  nonisolated enum Kind: Hashable, Sendable {
    /// A length, which is never negative.
    case length
    /// A position, which can be any number.
    case place
  }

  /// The variables, by number.
  private(set) var variables: [Kind] = []
  /// The relations, older ones first.
  private(set) var relations: [LinearRelation] = []

  /// Creates a system without variables.
  init() {}

  /// Adds a variable and returns its number.
  mutating func makeVariable(_ kind: Kind) -> Int {
    variables.append(kind)
    return variables.count - 1
  }

  /// Adds a relation and returns its number.
  ///
  /// If required relations contradict each other, the one added last is given up.
  @discardableResult
  mutating func add(_ relation: LinearRelation) -> Int {
    relations.append(relation)
    return relations.count - 1
  }

  /// Returns values for all variables, and the examined variables that could have other values.
  func solve(examining examined: Set<Int> = []) -> LinearSolution {
    var solution = LinearSolution(count: variables.count)
    let groups = RelationGroup.groups(of: self, &solution)
    // No relation contains the other examined variables.
    solution.ambiguous = examined.subtracting(groups.flatMap(\.variables))
    for group in groups {
      GroupSolver(group, kinds: variables).solve(examining: examined, &solution)
    }
    return solution
  }
}
