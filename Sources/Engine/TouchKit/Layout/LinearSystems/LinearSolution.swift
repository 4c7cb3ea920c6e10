/// The values of all variables of a system, and the relations that do not hold.
nonisolated struct LinearSolution: Sendable {
  /// Required relations that contradict each other.
  nonisolated struct Conflict: Hashable, Sendable {
    /// The relation that was given up; it holds as nearly as the other relations allow.
    var broken: Int
    /// The older relations that it contradicts.
    var others: [Int]

    /// Creates a conflict from the numbers of relations.
    init(broken: Int, others: [Int]) {
      self.broken = broken
      self.others = others
    }
  }

  /// The values, by the number of the variable; 0 for variables without relations.
  var values: [Double]
  /// The contradicting relations.
  var conflicts: [Conflict] = []
  /// The relations omitted because their numbers are infinite, NaN or far too large.
  var unusable: [Int] = []
  /// The examined variables that could have had another value.
  var ambiguous: Set<Int> = []
  /// Whether the numbers differ too much in size for exact values.
  var isInexact = false

  init(count: Int) { values = Array(repeating: 0, count: count) }

  /// Sets a value without the noise of the calculation, so that whole points are whole.
  mutating func set(_ variable: Int, _ value: Double) {
    guard value.isFinite else {
      isInexact = true
      return
    }
    let fine = (value * 8).rounded() / 8
    values[variable] = abs(fine - value) < 1e-7 * max(1, abs(value)) ? fine + 0 : value
  }
}
