/// A linear program as plain values: columns are variables, and rows are their sums within limits.
nonisolated struct SimplexProgram {
  nonisolated struct Column {
    var lower: Double
    var upper: Double
  }

  nonisolated struct Row {
    var terms: [LinearTerm]
    var lower: Double
    var upper: Double
  }

  var columns: [Column] = []
  var rows: [Row] = []

  /// Adds a column and returns its number.
  mutating func add(from lower: Double, to upper: Double = .infinity) -> Int {
    columns.append(Column(lower: lower, upper: upper))
    return columns.count - 1
  }

  /// Adds a required row and returns its number.
  @discardableResult
  mutating func require(
    _ terms: [LinearTerm],
    _ comparison: LinearRelation.Comparison,
    _ constant: Double
  ) -> Int {
    rows.append(
      Row(
        terms: terms,
        lower: comparison == .atMost ? -.infinity : constant,
        upper: comparison == .atLeast ? .infinity : constant
      )
    )
    return rows.count - 1
  }

  /// Adds an optional row and returns the columns of its deviations.
  mutating func wish(
    _ terms: [LinearTerm],
    _ comparison: LinearRelation.Comparison,
    _ constant: Double
  ) -> [Int] {
    var terms = terms
    var deviations: [Int] = []
    if comparison != .atLeast {
      deviations.append(add(from: 0))
      terms.append(LinearTerm(deviations[0], -1))
    }
    if comparison != .atMost {
      let missing = add(from: 0)
      deviations.append(missing)
      terms.append(LinearTerm(missing, 1))
    }
    require(terms, comparison, constant)
    return deviations
  }
}
