import CClp

/// A linear program in the solver's memory.
///
/// It continues from its last solution, so that a nearly identical program is solved fast.
nonisolated final class Simplex {
  private let model: UnsafeMutableRawPointer
  private var columnCount: Int
  private var rowCount: Int

  /// Passes a program to the solver; returns nil if there is no memory.
  init?(_ program: SimplexProgram) {
    guard let model = clp.Clp_newModel() else { return nil }
    self.model = model
    columnCount = program.columns.count
    rowCount = program.rows.count
    clp.Clp_setLogLevel(model, 0)
    load(program)
    clp.Clp_setPrimalTolerance(model, 1e-9)
    clp.Clp_setDualTolerance(model, 1e-9)
    // The solver's own perturbations against cycling would leave noise in the values.
    clp.Clp_setPerturbation(model, 102)
    clp.Clp_setMaximumIterations(model, Int32(clamping: 1000 + 50 * (columnCount + rowCount)))
  }

  deinit { clp.Clp_deleteModel(model) }

  /// Minimizes a sum of columns, or maximizes it; returns whether that succeeded.
  func minimize(_ columns: [Int], sign: Double = 1) -> Bool {
    var costs = Array(repeating: 0.0, count: columnCount)
    for column in columns { costs[column] = sign }
    clp.Clp_chgObjCoefficients(model, costs)
    _ = clp.Clp_primal(model, 0)
    return clp.Clp_status(model) == 0
  }

  var isInfeasible: Bool { clp.Clp_status(model) == 1 }

  var objective: Double { clp.Clp_objectiveValue(model) }

  func value(ofColumn column: Int) -> Double { clp.Clp_getColSolution(model)?[column] ?? .nan }

  /// Returns the change of the minimum with the limit of a row.
  func price(ofRow row: Int) -> Double { clp.Clp_getRowPrice(model)?[row] ?? 0 }

  /// Fixes the minimum by fixing the values that it depends on.
  func keepMinimum() {
    guard let lower = clp.Clp_columnLower(model), let upper = clp.Clp_columnUpper(model),
      let values = clp.Clp_getColSolution(model), let costs = clp.Clp_getReducedCost(model)
    else { return }
    for column in 0..<columnCount where abs(costs[column]) > Self.smallestPrice {
      lower[column] = values[column]
      upper[column] = values[column]
    }
    guard let low = clp.Clp_rowLower(model), let high = clp.Clp_rowUpper(model),
      let sums = clp.Clp_getRowActivity(model), let prices = clp.Clp_getRowPrice(model)
    else { return }
    for row in 0..<rowCount where abs(prices[row]) > Self.smallestPrice {
      low[row] = sums[row]
      high[row] = sums[row]
    }
  }

  /// Adds two columns for the distances of each column from 0: above and below.
  func addDistances(of columns: [Int]) -> [Int] {
    let count = columns.count
    let first = columnCount
    clp.Clp_addColumns(
      model,
      Int32(2 * count),
      Array(repeating: 0, count: 2 * count),
      Array(repeating: .infinity, count: 2 * count),
      Array(repeating: 0, count: 2 * count),
      Array(repeating: 0, count: 2 * count + 1),
      [],
      []
    )
    let sums = columns.enumerated().flatMap { [$1, first + 2 * $0, first + 2 * $0 + 1] }
    let zeros = Array(repeating: 0.0, count: count)
    let factors = (0..<count).flatMap { _ in [1.0, -1.0, 1.0] }
    let starts = (0...count).map { Int32(3 * $0) }
    clp.Clp_addRows(model, Int32(count), zeros, zeros, starts, sums.map(Int32.init), factors)
    columnCount += 2 * count
    rowCount += count
    return Array(first..<columnCount)
  }

  /// Whether the solution is the only one left.
  var isDecided: Bool {
    guard let lower = clp.Clp_columnLower(model), let upper = clp.Clp_columnUpper(model),
      let low = clp.Clp_rowLower(model), let high = clp.Clp_rowUpper(model)
    else { return true }
    let basic = Int32(1)
    for column in 0..<columnCount where lower[column] != upper[column] {
      if clp.Clp_getColumnStatus(model, Int32(column)) != basic { return false }
    }
    for row in 0..<rowCount where low[row] != high[row] {
      if clp.Clp_getRowStatus(model, Int32(row)) != basic { return false }
    }
    return true
  }

  /// The price below which a price is noise of the calculation.
  static let smallestPrice = 1e-7

  /// Passes the program to the solver column by column.
  private func load(_ program: SimplexProgram) {
    var entries: [[(row: Int32, factor: Double)]] = Array(repeating: [], count: columnCount)
    for (number, row) in program.rows.enumerated() {
      for term in row.terms { entries[term.variable].append((Int32(number), term.factor)) }
    }
    var starts: [Int32] = [0]
    for column in entries { starts.append(starts[starts.count - 1] + Int32(column.count)) }
    clp.Clp_loadProblem(
      model,
      Int32(columnCount),
      Int32(rowCount),
      starts,
      entries.flatMap { $0.map(\.row) },
      entries.flatMap { $0.map(\.factor) },
      program.columns.map(\.lower),
      program.columns.map(\.upper),
      Array(repeating: 0, count: columnCount),
      program.rows.map(\.lower),
      program.rows.map(\.upper)
    )
  }
}
