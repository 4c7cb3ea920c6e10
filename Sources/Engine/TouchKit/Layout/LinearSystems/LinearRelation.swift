/// A number times a variable.
nonisolated struct LinearTerm: Hashable, Sendable {
  /// The index of the variable in the system.
  var variable: Int
  /// The factor of the variable.
  var factor: Double

  /// Creates a term.
  init(_ variable: Int, _ factor: Double) {
    self.variable = variable
    self.factor = factor
  }
}

/// A comparison of a sum of variables with a number, with a priority.
nonisolated struct LinearRelation: Hashable, Sendable {
  /// The comparison of two sides.
  nonisolated enum Comparison: Hashable, Sendable {
    /// The sum is at most the number.
    case atMost
    /// The sum equals the number.
    case equal
    /// The sum is at least the number.
    case atLeast
  }

  /// The priority of required relations; smaller priorities are optional.
  static let required = 1000.0

  /// The sum.
  var terms: [LinearTerm]
  /// The comparison of the sum with the number.
  var comparison: Comparison
  /// The number.
  var constant: Double
  /// The priority among relations that cannot all hold; `required` at most.
  var priority: Double

  /// Creates a relation.
  init(
    _ terms: [LinearTerm],
    _ comparison: Comparison,
    _ constant: Double,
    priority: Double = Self.required
  ) {
    self.terms = terms
    self.comparison = comparison
    self.constant = constant
    self.priority = priority
  }

  /// Whether it is required.
  var isRequired: Bool { priority >= Self.required }

  /// Whether the solver can use the numbers.
  ///
  /// They have to be finite and small enough to leave room for decimal digits (our choice).
  var isUsable: Bool {
    constant.isFinite && abs(constant) <= 1e12 && !priority.isNaN
      && terms.allSatisfy { $0.factor.isFinite && abs($0.factor) <= 1e9 }
  }

  /// The same relation with each variable once, in order.
  var simplified: LinearRelation {
    var factors: [Int: Double] = [:]
    for term in terms { factors[term.variable, default: 0] += term.factor }
    var result = self
    result.terms = factors.filter { $0.value != 0 }
      .map { LinearTerm($0.key, $0.value) }
      .sorted { $0.variable < $1.variable }
    return result
  }

  /// Returns the amount by which values violate it; 0 if it holds.
  func violation(by values: [Double]) -> Double {
    let sum = terms.reduce(0) { $0 + $1.factor * values[$1.variable] }
    switch comparison {
    case .atMost: return max(0, sum - constant)
    case .equal: return abs(sum - constant)
    case .atLeast: return max(0, constant - sum)
    }
  }
}
