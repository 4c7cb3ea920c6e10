/// A number times a variable.
nonisolated struct LinearTerm: Hashable, Sendable {
  /// Which variable of the system.
  var variable: Int
  /// What it is multiplied by.
  var factor: Double

  /// Creates a term.
  init(_ variable: Int, _ factor: Double) {
    self.variable = variable
    self.factor = factor
  }
}

/// Says how a sum of variables compares with a number, and how important that is.
nonisolated struct LinearRelation: Hashable, Sendable {
  /// How two sides compare.
  nonisolated enum Comparison: Hashable, Sendable {
    /// The sum is not more than the number.
    case atMost
    /// The sum is the number.
    case equal
    /// The sum is not less than the number.
    case atLeast
  }

  /// The priority of what must hold; less is a wish.
  static let required = 1000.0

  /// The sum.
  var terms: [LinearTerm]
  /// How the sum compares with the number.
  var comparison: Comparison
  /// The number.
  var constant: Double
  /// What comes first when not all can hold; `required` at most.
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

  /// Whether it must hold.
  var isRequired: Bool { priority >= Self.required }

  /// Whether the solver can work with the numbers: they are finite and of a size that leaves room
  /// for digits behind the point (our choice).
  var isUsable: Bool {
    constant.isFinite && abs(constant) <= 1e12 && !priority.isNaN
      && terms.allSatisfy { $0.factor.isFinite && abs($0.factor) <= 1e9 }
  }

  /// The same with each variable once, in order.
  var simplified: LinearRelation {
    var factors: [Int: Double] = [:]
    for term in terms { factors[term.variable, default: 0] += term.factor }
    var result = self
    result.terms = factors.filter { $0.value != 0 }
      .map { LinearTerm($0.key, $0.value) }
      .sorted { $0.variable < $1.variable }
    return result
  }

  /// By how much values miss it; 0 if it holds.
  func violation(by values: [Double]) -> Double {
    let sum = terms.reduce(0) { $0 + $1.factor * values[$1.variable] }
    switch comparison {
    case .atMost: return max(0, sum - constant)
    case .equal: return abs(sum - constant)
    case .atLeast: return max(0, constant - sum)
    }
  }
}
