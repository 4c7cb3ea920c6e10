/// The maximum cost of a row, or its minimum rate.
package enum Ceiling: Equatable, Sendable {
  /// The maximum cost, as a multiple of the peer's.
  case ratio(Double)
  /// The minimum number of operations per second.
  case rate(Double)
  /// The minimum number of bytes per second.
  case throughput(Double)
  case seconds(Double)
  case megabytes(Double)
  case bytes(Double)
  case allocations(Double)

  /// Returns whether figures keep the ceiling; nil if the figures have another unit, or no peer.
  package func isKept(by figures: RowFigures) -> Bool? {
    if case .ratio(let limit) = self { return figures.ratio.map { $0 <= limit } }
    guard figures.unit == unit else { return nil }
    let median = figures.product.median
    if unit == .allocations { return median <= limit * Self.moreAllocations }
    return figures.unit.isRate ? median >= limit : median <= limit
  }

  /// The factor by which an unoptimized build may allocate memory more often.
  ///
  /// Such a build allocates memory for each closure and each array literal (measured: 42 allocations per move).
  private static var moreAllocations: Double {
    #if DEBUG
    6
    #else
    1
    #endif
  }

  /// The ceiling as text, such as `≤ 0.6×`.
  package var text: String {
    guard let unit else { return "≤ \(FigureUnit.short(limit))×" }
    if limit == 0 { return "0" }
    return (unit.isRate ? "≥ " : "≤ ") + unit.text(limit)
  }

  /// Whether the ceiling is a count, and so independent of the machine.
  package var isCounted: Bool { unit == .allocations || unit == .bytes }

  /// The unit of the limit; nil for a ratio.
  private var unit: FigureUnit? {
    switch self {
    case .ratio: nil
    case .rate: .perSecond
    case .throughput: .bytesPerSecond
    case .seconds: .seconds
    case .megabytes: .megabytes
    case .bytes: .bytes
    case .allocations: .allocations
    }
  }

  private var limit: Double {
    switch self {
    case .ratio(let limit), .rate(let limit), .throughput(let limit), .seconds(let limit),
      .megabytes(let limit), .bytes(let limit), .allocations(let limit):
      limit
    }
  }
}
