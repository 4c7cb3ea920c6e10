import BenchmarkTable

/// Turns that alternate between product and floor, so that a busy moment of the machine affects both.
enum Turns {
  /// The usual number of turns, enough for a median that one busy moment does not change.
  static let usual = 15
  /// The number of turns for work that takes seconds.
  static let few = 7

  /// Measures both a number of times after a warm-up turn; the floor's result is nil without a floor.
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

  /// Returns the seconds of some work when it is warm, as a peer measures its own
  /// (`Benchmarks/Peers/workloads.hpp`).
  ///
  /// The work is repeated often enough to make the clock's resolution irrelevant.
  static func secondsOnceWarm(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let started = clock.now
    var shortest = Double.infinity
    while clock.now - started < .milliseconds(60) { shortest = min(shortest, seconds(work)) }
    let times = max(1, Int(0.025 / shortest))
    return seconds { for _ in 0..<times { work() } } / Double(times)
  }

  /// Returns the duration of some work, in seconds.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let started = clock.now
    try work()
    let (seconds, attoseconds) = (clock.now - started).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
