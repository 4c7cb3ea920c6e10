/// What a row has to reach.
package enum Goal: Equatable, Sendable {
  /// At most so many times what the floor or the peer takes.
  case ratio(Double)
  /// At least so many things in a second.
  case rate(Double)
  /// At least so many bytes in a second.
  case throughput(Double)
  case seconds(Double)
  case megabytes(Double)
  case bytes(Double)
  case allocations(Double)

  /// Whether figures reach it; nil where what it needs was not measured.
  package func isMet(by product: Samples, in unit: FigureUnit, ratio: Double?) -> Bool? {
    if case .ratio(let limit) = self { return ratio.map { $0 <= limit } }
    let (limit, own) = (parts.limit, self.unit)
    guard unit == own else { return nil }
    return unit.isRate ? product.median >= limit : product.median <= limit
  }

  /// It for people, such as `≤ 0.35×`.
  package var text: String {
    guard let unit else { return "≤ \(FigureUnit.short(parts.limit))×" }
    if self == .allocations(0) { return "0" }
    return (unit.isRate ? "≥ " : "≤ ") + unit.text(parts.limit)
  }

  /// What its limit is counted in; nil for a ratio.
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

  /// Its kind and its limit, for programs.
  package var parts: (kind: String, limit: Double) {
    switch self {
    case .ratio(let limit): ("ratio at most", limit)
    case .rate(let limit): ("a second at least", limit)
    case .throughput(let limit): ("bytes a second at least", limit)
    case .seconds(let limit): ("seconds at most", limit)
    case .megabytes(let limit): ("megabytes at most", limit)
    case .bytes(let limit): ("bytes at most", limit)
    case .allocations(let limit): ("allocations at most", limit)
    }
  }
}
