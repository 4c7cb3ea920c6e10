/// The figures of several turns of the same work, in the unit of their row.
package struct Samples: Equatable, Sendable, Codable {
  /// The median, which counts, because a busy moment of the machine spoils some turns, but not most.
  package let median: Double
  /// The minimum, which the machine reaches when nothing else runs.
  package let shortest: Double

  /// Creates the median and the minimum of some values; nil without values.
  package init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let first = sorted.first else { return nil }
    shortest = first
    let middle = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// Creates a count, which is the same in every turn.
  package init(exactly value: Double) {
    median = value
    shortest = value
  }

  /// Returns the figures in another unit.
  package func map(_ change: (Double) -> Double) -> Samples {
    let values = [change(median), change(shortest)]
    return Samples(median: values[0], shortest: values[1])
  }

  private init(median: Double, shortest: Double) {
    self.median = median
    self.shortest = shortest
  }
}
