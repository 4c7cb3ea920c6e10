/// Relations that share variables directly or indirectly, and these variables.
///
/// A layout consists of many small groups, at least one per axis. Each group is solved separately.
nonisolated struct RelationGroup {
  /// The variables, in order.
  var variables: [Int] = []
  /// The relations with their numbers, older ones first.
  var relations: [(number: Int, relation: LinearRelation)] = []

  /// Returns the groups of a system, in the order of their variables.
  ///
  /// Relations without variables or with unusable numbers go directly into the solution.
  static func groups(
    of system: LinearSystem,
    _ solution: inout LinearSolution
  ) -> [RelationGroup] {
    var links = Links(count: system.variables.count)
    var usable: [(number: Int, relation: LinearRelation)] = []
    for (number, given) in system.relations.enumerated() {
      let relation = given.simplified
      guard given.isUsable, relation.isUsable else {
        solution.unusable.append(number)
        continue
      }
      guard let first = relation.terms.first else {
        recordConflict(of: relation, number, in: &solution)
        continue
      }
      for term in relation.terms { links.join(first.variable, term.variable) }
      usable.append((number, relation))
    }
    return collect(usable, &links)
  }

  private static func recordConflict(
    of relation: LinearRelation,
    _ number: Int,
    in solution: inout LinearSolution
  ) {
    guard relation.isRequired, relation.violation(by: []) > GroupSolver.tolerance else { return }
    solution.conflicts.append(LinearSolution.Conflict(broken: number, others: []))
  }

  private static func collect(
    _ relations: [(number: Int, relation: LinearRelation)],
    _ links: inout Links
  ) -> [RelationGroup] {
    var groups: [RelationGroup] = []
    var places: [Int: Int] = [:]
    for entry in relations {
      let root = links.root(of: entry.relation.terms[0].variable)
      let place = places[root] ?? groups.count
      if place == groups.count {
        places[root] = place
        groups.append(RelationGroup())
      }
      groups[place].relations.append(entry)
    }
    for variable in links.parents.indices {
      guard let place = places[links.root(of: variable)] else { continue }
      groups[place].variables.append(variable)
    }
    return groups
  }
}

/// The connections between variables of the same group.
nonisolated private struct Links {
  var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of variable: Int) -> Int {
    var current = variable
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }

  mutating func join(_ first: Int, _ second: Int) {
    let roots = (root(of: first), root(of: second))
    parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
  }
}
