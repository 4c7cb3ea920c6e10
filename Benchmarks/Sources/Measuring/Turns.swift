import BenchmarkTable

/// Product and floor are measured in turns, so that a busy moment of the machine meets both.
enum Turns {
  /// Enough for a median that one busy moment does not move.
  static let usual = 15
  /// For what takes seconds.
  static let few = 7

  /// Measures both so many times after a turn that warms up; nil for the floor where there is none.
  static func measure(
    _ count: Int,
    product: () throws -> Double,
    beside: (() throws -> Double)? = nil
  ) throws -> (product: Samples, beside: Samples?) {
    var (products, floors): ([Double], [Double]) = ([], [])
    for turn in 0...count {
      let floor = try beside?()
      let value = try product()
      guard turn > 0 else { continue }
      products.append(value)
      if let floor { floors.append(floor) }
    }
    guard let samples = Samples(products) else { throw BenchmarkProblem("nothing was measured") }
    return (samples, Samples(floors))
  }

  /// How many seconds some work takes.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let started = clock.now
    try work()
    let (seconds, attoseconds) = (clock.now - started).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
