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

  /// How many seconds some work takes that has gone on for a while, and so often that the clock's own
  /// steps do not matter: as a peer measures its own (`Benchmarks/Peers/workloads.hpp`).
  static func secondsOnceWarm(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let started = clock.now
    var shortest = Double.infinity
    while clock.now - started < .milliseconds(60) { shortest = min(shortest, seconds(work)) }
    let times = max(1, Int(0.025 / shortest))
    return seconds { for _ in 0..<times { work() } } / Double(times)
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
