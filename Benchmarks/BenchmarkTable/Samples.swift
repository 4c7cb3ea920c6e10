/// What several turns of the same work gave, in the unit of their row.
package struct Samples: Equatable, Sendable, Codable {
  /// The middle one, which counts: a busy moment of the machine spoils some turns, not most.
  package let median: Double
  /// The least of them: what the machine can do when nothing else happens.
  package let shortest: Double

  /// Takes the middle and the least of some values; nil if there are none.
  package init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let first = sorted.first else { return nil }
    shortest = first
    let middle = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// A figure that was counted, and is the same in every turn.
  package init(exactly value: Double) {
    median = value
    shortest = value
  }

  /// The same in another unit.
  package func map(_ change: (Double) -> Double) -> Samples {
    let values = [change(median), change(shortest)]
    return Samples(median: values[0], shortest: values[1])
  }

  private init(median: Double, shortest: Double) {
    self.median = median
    self.shortest = shortest
  }
}
