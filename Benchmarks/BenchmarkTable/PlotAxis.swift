import Foundation

/// One direction of a plot: which values it has, where they lie, and which are named.
package struct PlotAxis: Equatable, Sendable {
  package enum Scale: Sendable {
    /// From 0 on.
    case linear
    /// Each step so many times the one before; for values above 0.
    case logarithmic
  }

  package let scale: Scale
  /// The least and the greatest value that the axis shows.
  package let range: ClosedRange<Double>
  /// The values with a line and a number.
  package let ticks: [Double]

  /// An axis on which all values lie.
  package init(_ scale: Scale, holding values: [Double]) {
    self.scale = scale
    switch scale {
    case .linear:
      let top = max(values.max() ?? 1, .leastNormalMagnitude)
      let step = PlotAxis.step(top / 5)
      let count = (top / step).rounded(.up)
      range = 0...(count * step)
      ticks = (0...Int(count)).map { Double($0) * step }
    case .logarithmic:
      let visible = values.filter { $0 > 0 }
      let (least, most) = (visible.min() ?? 1, visible.max() ?? 10)
      let all = PlotAxis.steps(from: least, to: most)
      // Where it spans much, powers of ten alone; else their half and double too.
      let isWide = most / least > 500
      ticks = isWide ? all.filter { PlotAxis.isPowerOfTen($0) } : all
      range = (all.first ?? 1)...(all.last ?? 10)
    }
  }

  /// Where a value lies, 0 at the beginning and 1 at the end.
  package func place(of value: Double) -> Double {
    switch scale {
    case .linear:
      (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    case .logarithmic:
      log(max(value, range.lowerBound) / range.lowerBound)
        / log(range.upperBound / range.lowerBound)
    }
  }

  /// The least of 1, 2, 5, 10, 20 and so on that is not below a size.
  private static func step(_ size: Double) -> Double {
    let power = pow(10, log10(size).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= size * 0.999_999 } ?? 10 * power
  }

  /// Those of 1, 2, 5, 10, 20 and so on that reach from one value to another, both within.
  private static func steps(from least: Double, to most: Double) -> [Double] {
    let first = Int(log10(least).rounded(.down))
    let last = max(Int(log10(most).rounded(.up)), first + 1)
    let all = (first...last).flatMap { power in [1, 2, 5].map { $0 * pow(10, Double(power)) } }
    let begin = all.lastIndex { $0 <= least * 1.000_001 } ?? 0
    let end = all.firstIndex { $0 >= most * 0.999_999 } ?? all.count - 1
    return Array(all[begin...max(end, begin + 1)])
  }

  private static func isPowerOfTen(_ value: Double) -> Bool {
    abs(log10(value) - log10(value).rounded()) < 1e-9
  }
}
