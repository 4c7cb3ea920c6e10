import Testing

@testable import TouchKit

@Suite("Random systems")
struct RandomSystemTests {
  /// Returns required relations that some values satisfy, and optional relations of any kind.
  private func system(_ random: inout Numbers) -> LinearSystem {
    var system = LinearSystem()
    let count = 2 + random.next(24)
    var truth: [Double] = []
    for _ in 0..<count {
      let isLength = random.next(2) == 0
      _ = system.makeVariable(isLength ? .length : .place)
      truth.append(Double(random.next(400)) - (isLength ? 0 : 200))
    }
    for _ in 0..<(2 * count) {
      let terms = (0...random.next(3)).map { _ in
        LinearTerm(random.next(count), [1, 1, 1, -1, -1, 0.5, 2][random.next(7)])
      }
      let sum = terms.reduce(0) { $0 + $1.factor * truth[$1.variable] }
      let slack = Double(random.next(40))
      switch random.next(6) {
      case 0: system.add(LinearRelation(terms, .equal, sum))
      case 1: system.add(LinearRelation(terms, .atMost, sum + slack))
      case 2: system.add(LinearRelation(terms, .atLeast, sum - slack))
      default:
        let priority = [50.0, 250, 251, 750, 999][random.next(5)]
        system.add(LinearRelation(terms, .equal, sum + slack - 20, priority: priority))
      }
    }
    return system
  }

  @Test("Required relations that can hold do, to a millionth; no length is negative")
  func required() {
    var random = Numbers(seed: 7)
    for _ in 0..<400 {
      let system = system(&random)
      let solution = system.solve()
      #expect(solution.conflicts.isEmpty)
      #expect(!solution.isInexact)
      for relation in system.relations where relation.isRequired {
        #expect(relation.violation(by: solution.values) < 1e-6)
      }
      for (value, kind) in zip(solution.values, system.variables) where kind == .length {
        #expect(value >= -1e-9)
      }
    }
  }

  @Test("Within a priority no other values would miss the wishes by less")
  func optimal() {
    var random = Numbers(seed: 11)
    for _ in 0..<60 {
      var system = system(&random)
      let solution = system.solve()
      let priorities = Set(system.relations.map(\.priority)).sorted(by: >)
      for priority in priorities where priority < LinearRelation.required {
        let missed = missed(priority, system, solution)
        // The reached values become required, so no solution can reach more.
        let sum = system.solve()
        #expect(abs(self.missed(priority, system, sum) - missed) < 1e-4)
        for relation in system.relations where relation.priority == priority {
          let slack = relation.violation(by: solution.values)
          if slack < 1e-7 { system.add(required(relation)) }
        }
      }
    }
  }

  @Test("The same system has the same solution, to the last bit")
  func deterministic() {
    var random = Numbers(seed: 3)
    for _ in 0..<100 {
      let system = system(&random)
      #expect(system.solve().values == system.solve().values)
    }
  }

  @Test("Systems that contradict themselves end with values, and what was kept holds")
  func contradictions() {
    var random = Numbers(seed: 5)
    for _ in 0..<150 {
      var system = system(&random)
      for _ in 0..<3 {
        let variable = random.next(system.variables.count)
        system.add(LinearRelation([LinearTerm(variable, 1)], .equal, Double(random.next(500))))
      }
      let solution = system.solve()
      let broken = Set(solution.conflicts.map(\.broken))
      for (number, relation) in system.relations.enumerated()
      where relation.isRequired && !broken.contains(number) {
        #expect(relation.violation(by: solution.values) < 1e-5)
      }
    }
  }

  private func required(_ relation: LinearRelation) -> LinearRelation {
    var relation = relation
    relation.priority = LinearRelation.required
    return relation
  }

  private func missed(
    _ priority: Double,
    _ system: LinearSystem,
    _ solution: LinearSolution
  ) -> Double {
    system.relations.filter { $0.priority == priority }
      .reduce(0) { $0 + $1.violation(by: solution.values) }
  }
}

/// A generator of repeatable random numbers.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Returns a number from 0, below a limit.
  mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
