import Testing

@testable import TouchKit

@Suite("Systems of linear relations")
struct LinearSystemTests {
  @Test("Required equations are solved exactly")
  func equations() {
    var system = LinearSystem()
    let x = system.makeVariable(.place)
    let width = system.makeVariable(.length)
    system.add(LinearRelation([LinearTerm(x, 1)], .equal, 16))
    system.add(LinearRelation([LinearTerm(x, 1), LinearTerm(width, 1)], .equal, 320))
    #expect(system.solve().values == [16, 304])
  }

  @Test("A wish of higher priority is never given up for those below it")
  func priorities() {
    var system = LinearSystem()
    let width = system.makeVariable(.length)
    for _ in 0..<20 {
      system.add(LinearRelation([LinearTerm(width, 1)], .equal, 10, priority: 250))
    }
    system.add(LinearRelation([LinearTerm(width, 1)], .equal, 80, priority: 251))
    system.add(LinearRelation([LinearTerm(width, 1)], .atMost, 60))
    #expect(system.solve().values == [60])
  }

  @Test("Inequalities that hold anyway change nothing")
  func inequalities() {
    var system = LinearSystem()
    let width = system.makeVariable(.length)
    system.add(LinearRelation([LinearTerm(width, 1)], .atLeast, 44))
    system.add(LinearRelation([LinearTerm(width, 1)], .atMost, 200))
    system.add(LinearRelation([LinearTerm(width, 1)], .equal, 120, priority: 250))
    let solution = system.solve()
    #expect(solution.values == [120])
    #expect(solution.conflicts.isEmpty)
  }

  @Test("Of required relations that contradict each other the newest gives way, and is named")
  func conflict() {
    var system = LinearSystem()
    let width = system.makeVariable(.length)
    let height = system.makeVariable(.length)
    system.add(LinearRelation([LinearTerm(height, 1), LinearTerm(width, -1)], .equal, 0))
    system.add(LinearRelation([LinearTerm(width, 1)], .equal, 100))
    system.add(LinearRelation([LinearTerm(width, 1)], .atLeast, 200))
    system.add(LinearRelation([LinearTerm(height, 1)], .atLeast, 30))
    let solution = system.solve()
    #expect(solution.values == [100, 100])
    #expect(solution.conflicts == [LinearSolution.Conflict(broken: 2, others: [1])])
  }

  @Test("Several conflicts are found one by one")
  func conflicts() {
    var system = LinearSystem()
    let width = system.makeVariable(.length)
    for value in [100.0, 110, 100, 120] {
      system.add(LinearRelation([LinearTerm(width, 1)], .equal, value))
    }
    let solution = system.solve()
    #expect(solution.values == [100])
    #expect(solution.conflicts.map(\.broken) == [1, 3])
  }

  @Test("A negative length contradicts the first relation that asks for it")
  func negativeLength() {
    var system = LinearSystem()
    let width = system.makeVariable(.length)
    system.add(LinearRelation([LinearTerm(width, 1)], .equal, -20))
    let solution = system.solve()
    #expect(solution.values == [0])
    #expect(solution.conflicts == [LinearSolution.Conflict(broken: 0, others: [])])
  }

  @Test("A hundred relations against each other end soon")
  func manyConflicts() {
    var system = LinearSystem()
    let width = system.makeVariable(.length)
    for value in 0..<100 {
      system.add(LinearRelation([LinearTerm(width, 1)], .equal, Double(value)))
    }
    let solution = system.solve()
    #expect(solution.values[0] >= 0)
    #expect(solution.conflicts.count == 99)
  }

  @Test("What is left open is as small as it can be, and known to be open")
  func ambiguity() {
    var system = LinearSystem()
    let x = system.makeVariable(.place)
    let width = system.makeVariable(.length)
    let fixed = system.makeVariable(.place)
    system.add(LinearRelation([LinearTerm(x, 1), LinearTerm(width, 1)], .atMost, 300))
    system.add(LinearRelation([LinearTerm(x, 1)], .atLeast, -50))
    system.add(LinearRelation([LinearTerm(fixed, 1)], .equal, 7))
    let solution = system.solve(examining: [x, width, fixed])
    #expect(solution.values == [0, 0, 7])
    #expect(solution.ambiguous == [x, width])
  }

  @Test("An open place that cannot be 0 is as near to it as it can be")
  func ambiguousPlace() {
    var system = LinearSystem()
    let x = system.makeVariable(.place)
    let y = system.makeVariable(.place)
    system.add(LinearRelation([LinearTerm(x, 1)], .atMost, -30))
    system.add(LinearRelation([LinearTerm(y, 1)], .atLeast, 12))
    #expect(system.solve().values == [-30, 12])
  }

  @Test("Values of thirds are exact to a millionth, whole values are whole")
  func exactness() {
    var system = LinearSystem()
    let widths = (0..<3).map { _ in system.makeVariable(.length) }
    system.add(LinearRelation(widths.map { LinearTerm($0, 1) }, .equal, 320))
    for width in widths.dropFirst() {
      system.add(LinearRelation([LinearTerm(width, 1), LinearTerm(widths[0], -1)], .equal, 0))
    }
    for value in system.solve().values { #expect(abs(value - 320.0 / 3) < 1e-9) }
  }

  @Test("Nothing is said about a variable: it is 0")
  func silence() {
    var system = LinearSystem()
    _ = system.makeVariable(.place)
    #expect(system.solve().values == [0])
    #expect(LinearSystem().solve().values.isEmpty)
  }
}
