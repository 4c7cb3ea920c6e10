/// A solver for one group of relations, one priority after the other.
nonisolated struct GroupSolver {
  private let group: RelationGroup
  private let kinds: [LinearSystem.Kind]
  private let columns: [Int: Int]

  /// The largest difference between a sum and its number at which they count as equal.
  static let tolerance = 1e-6

  init(_ group: RelationGroup, kinds: [LinearSystem.Kind]) {
    self.group = group
    self.kinds = kinds
    columns = Dictionary(
      uniqueKeysWithValues: group.variables.enumerated().map { ($0.element, $0.offset) }
    )
  }

  func solve(examining examined: Set<Int>, _ solution: inout LinearSolution) {
    var attempt = Attempt(self, broken: [])
    if !attempt.isPossible {
      let conflicts = ConflictSearch(relations: inColumns, columns: emptyProgram).conflicts()
      solution.conflicts += conflicts.map { conflict in
        LinearSolution.Conflict(
          broken: group.relations[conflict.broken].number,
          others: conflict.others.map { group.relations[$0].number }
        )
      }
      attempt = Attempt(self, broken: Set(conflicts.map(\.broken)))
    }
    attempt.satisfyWishes()
    for variable in group.variables where examined.contains(variable) {
      if attempt.hasRange(columns[variable] ?? 0) { solution.ambiguous.insert(variable) }
    }
    attempt.settle()
    if !attempt.isPossible { solution.isInexact = true }
    for (column, variable) in group.variables.enumerated() {
      solution.set(variable, attempt.value(column))
    }
  }

  /// The program with the variables but without relations.
  private var emptyProgram: SimplexProgram {
    var program = SimplexProgram()
    for variable in group.variables {
      _ = program.add(from: kinds[variable] == .length ? 0 : -.infinity)
    }
    return program
  }

  /// The relations between columns instead of variables.
  private var inColumns: [LinearRelation] {
    group.relations.map { entry in
      var relation = entry.relation
      relation.terms = relation.terms.map { LinearTerm(columns[$0.variable] ?? 0, $0.factor) }
      return relation
    }
  }
}

nonisolated extension GroupSolver {
  /// An attempt to solve a group with some required relations given up.
  nonisolated private struct Attempt {
    private let simplex: Simplex?
    /// The deviations to minimize, with higher priorities first.
    private var levels: [(priority: Double, deviations: [Int])] = []
    private let lengths: [Int]
    private let places: [Int]
    private(set) var isPossible = true

    init(_ solver: GroupSolver, broken: Set<Int>) {
      var program = solver.emptyProgram
      var wishes: [Double: [Int]] = [:]
      for (index, relation) in solver.inColumns.enumerated() {
        let (terms, comparison) = (relation.terms, relation.comparison)
        if relation.isRequired, !broken.contains(index) {
          program.require(terms, comparison, relation.constant)
        } else {
          // A required relation that was given up precedes every optional one.
          wishes[min(relation.priority, LinearRelation.required), default: []] +=
            program.wish(terms, comparison, relation.constant)
        }
      }
      levels = wishes.map { ($0.key, $0.value) }.sorted { $0.priority > $1.priority }
      let kinds = solver.group.variables.map { solver.kinds[$0] }
      lengths = kinds.indices.filter { kinds[$0] == .length }
      places = kinds.indices.filter { kinds[$0] == .place }
      simplex = Simplex(program)
      minimize(levels.first?.deviations ?? [])
    }

    func value(_ column: Int) -> Double { simplex?.value(ofColumn: column) ?? 0 }

    /// Minimizes the deviations, priority by priority; the first was already minimized.
    mutating func satisfyWishes() {
      guard isPossible, !levels.isEmpty else { return }
      simplex?.keepMinimum()
      for level in levels.dropFirst() {
        guard minimize(level.deviations) else { return }
        simplex?.keepMinimum()
      }
    }

    /// Returns whether a column can have another value.
    mutating func hasRange(_ column: Int) -> Bool {
      guard isPossible, minimize([column]) else { return false }
      let least = value(column)
      // Without an upper bound there is no largest value.
      guard minimize([column], sign: -1) else {
        isPossible = minimize([])
        return true
      }
      return value(column) - least > 1e-3
    }

    /// Decides undetermined values: it minimizes lengths first, then positions.
    mutating func settle() {
      guard isPossible, simplex?.isDecided == false, minimize(lengths) else { return }
      simplex?.keepMinimum()
      guard let simplex, !simplex.isDecided, !places.isEmpty else { return }
      minimize(simplex.addDistances(of: places))
    }

    @discardableResult
    private mutating func minimize(_ columns: [Int], sign: Double = 1) -> Bool {
      isPossible = simplex?.minimize(columns, sign: sign) ?? false
      return isPossible
    }
  }
}
