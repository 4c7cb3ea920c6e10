/// Variables and what shall hold between them.
///
/// What is required holds exactly. Of the rest, what has a higher priority is never given up for
/// what has a lower one; within a priority the sum of all deviations is as small as it can be. What
/// is still undecided becomes as small as it can be: lengths first, then the distance of places
/// from 0 (our choice). The same system has the same solution, always.
nonisolated struct LinearSystem: Sendable {
  /// What a variable measures.
  nonisolated enum Kind: Hashable, Sendable {
    /// Never negative.
    case length
    /// Any number.
    case place
  }

  /// The variables, by number.
  private(set) var variables: [Kind] = []
  /// The relations, older ones first.
  private(set) var relations: [LinearRelation] = []

  /// Creates a system without variables.
  init() {}

  /// Adds a variable and answers its number.
  mutating func makeVariable(_ kind: Kind) -> Int {
    variables.append(kind)
    return variables.count - 1
  }

  /// Adds a relation and answers its number.
  ///
  /// Where required relations contradict each other, the one added last gives way.
  @discardableResult
  mutating func add(_ relation: LinearRelation) -> Int {
    relations.append(relation)
    return relations.count - 1
  }

  /// Finds values, and says of the examined variables whether other values were possible.
  func solve(examining examined: Set<Int> = []) -> LinearSolution {
    var solution = LinearSolution(count: variables.count)
    let groups = RelationGroup.groups(of: self, &solution)
    // No relation says anything about the other examined variables.
    solution.ambiguous = examined.subtracting(groups.flatMap(\.variables))
    for group in groups {
      GroupSolver(group, kinds: variables).solve(examining: examined, &solution)
    }
    return solution
  }
}
