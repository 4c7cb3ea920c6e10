import Testing

@testable import TouchKit

@Suite("Systems nobody would write")
struct HostileSystemTests {
  @Test(
    "Relations with numbers that are none are left out and named",
    arguments: [Double.nan, .infinity, -.infinity, 1e300]
  )
  func badNumbers(number: Double) {
    var system = LinearSystem()
    let width = system.makeVariable(.length)
    system.add(LinearRelation([LinearTerm(width, 1)], .equal, number))
    system.add(LinearRelation([LinearTerm(width, number)], .equal, 1))
    system.add(LinearRelation([LinearTerm(width, 1)], .equal, 50))
    let solution = system.solve()
    #expect(solution.values == [50])
    #expect(solution.unusable == [0, 1])
  }

  @Test("Multipliers of a thousand million and of its inverse give finite values")
  func largeFactors() {
    var system = LinearSystem()
    let widths = (0..<4).map { _ in system.makeVariable(.length) }
    system.add(LinearRelation([LinearTerm(widths[0], 1e9)], .equal, 5e9))
    system.add(LinearRelation([LinearTerm(widths[1], 1e-9)], .atLeast, 1))
    system.add(LinearRelation([LinearTerm(widths[2], 1), LinearTerm(widths[0], -1e9)], .equal, 0))
    system.add(LinearRelation([LinearTerm(widths[3], 1), LinearTerm(widths[2], -1e9)], .equal, 0))
    let solution = system.solve()
    #expect(solution.values.allSatisfy { $0.isFinite && $0 >= 0 })
    #expect(abs(solution.values[0] - 5) < 1e-6)
  }

  @Test("A variable that cancels out leaves a statement about numbers")
  func cancelling() {
    var system = LinearSystem()
    let x = system.makeVariable(.place)
    let terms = [LinearTerm(x, 1), LinearTerm(x, -1)]
    system.add(LinearRelation(terms, .equal, 0))
    system.add(LinearRelation(terms, .equal, 3))
    system.add(LinearRelation(terms, .equal, 3, priority: 999))
    let solution = system.solve()
    #expect(solution.conflicts == [LinearSolution.Conflict(broken: 1, others: [])])
  }

  @Test("A priority that is no number is no priority")
  func badPriority() {
    var system = LinearSystem()
    let width = system.makeVariable(.length)
    system.add(LinearRelation([LinearTerm(width, 1)], .equal, 9, priority: .nan))
    system.add(LinearRelation([LinearTerm(width, 1)], .equal, 8, priority: 2000))
    #expect(system.solve().values == [8])
    #expect(system.solve().unusable == [0])
  }
}
