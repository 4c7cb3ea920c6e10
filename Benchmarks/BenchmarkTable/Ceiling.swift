/// The most that a row may cost, or the least that it must reach in a second.
package enum Ceiling: Equatable, Sendable {
  /// At most so many times the cost of the peer.
  case ratio(Double)
  /// At least so many things per second.
  case rate(Double)
  /// At least so many bytes per second.
  case throughput(Double)
  case seconds(Double)
  case megabytes(Double)
  case bytes(Double)
  case allocations(Double)

  /// Whether figures keep it; nil if the figures do not have its unit, or no peer.
  package func isKept(by figures: RowFigures) -> Bool? {
    if case .ratio(let limit) = self { return figures.ratio.map { $0 <= limit } }
    guard figures.unit == unit else { return nil }
    let median = figures.product.median
    if unit == .allocations { return median <= limit * Self.moreAllocations }
    return figures.unit.isRate ? median >= limit : median <= limit
  }

  /// The factor by which a build that is not optimized may ask for memory more often (measured: 42 times a move,
  /// because each closure and each literal of an array takes memory there).
  private static var moreAllocations: Double {
    #if DEBUG
    6
    #else
    1
    #endif
  }

  /// The ceiling for people, such as `≤ 0.6×`.
  package var text: String {
    guard let unit else { return "≤ \(FigureUnit.short(limit))×" }
    if limit == 0 { return "0" }
    return (unit.isRate ? "≥ " : "≤ ") + unit.text(limit)
  }

  /// Whether it counts, and so depends on no machine.
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
