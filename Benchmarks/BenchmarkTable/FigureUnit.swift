import Foundation

/// The unit of a row's figures.
package enum FigureUnit: String, Sendable, Codable {
  case seconds
  /// Events, moves or frames per second.
  case perSecond
  case bytesPerSecond
  /// Megabytes of a million bytes.
  case megabytes
  case bytes
  /// The number of memory allocations.
  case allocations

  /// Whether a greater figure is better.
  package var isRate: Bool { self == .perSecond || self == .bytesPerSecond }

  /// Returns a figure as text, such as `4.2 ms`.
  package func text(_ value: Double) -> String {
    switch self {
    case .seconds: FigureUnit.time(value)
    case .perSecond: FigureUnit.grouped(value) + "/s"
    case .bytesPerSecond: FigureUnit.short(value / 1e6) + " MB/s"
    case .megabytes: FigureUnit.short(value) + " MB"
    case .bytes: FigureUnit.grouped(value) + " B"
    case .allocations: FigureUnit.short(value)
    }
  }

  private static func time(_ seconds: Double) -> String {
    switch seconds {
    case 1...: short(seconds) + " s"
    case 1e-3...: short(seconds * 1e3) + " ms"
    case 1e-6...: short(seconds * 1e6) + " µs"
    default: short(seconds * 1e9) + " ns"
    }
  }

  /// Returns a number with two or three significant digits, or all digits before the point.
  package static func short(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let digits: Int
    switch abs(number) {
    case 100..., 0: digits = 0
    case 10...: digits = 1
    case 0.1...: digits = 2
    case 0.01...: digits = 3
    default: digits = 4
    }
    let text = String(format: "%.\(digits)f", number)
    guard digits > 0 else { return text }
    // 2.50 says no more than 2.5.
    let plain = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return text.hasSuffix("0") ? String(plain.reversed()) : text
  }

  /// Returns a whole number with gaps between thousands.
  package static func grouped(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "–" }
    let digits = String(Int(number.rounded()))
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3), text != "-" { text += " " }
      text.append(digit)
    }
    return text
  }
}
