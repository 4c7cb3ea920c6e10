import UIKit

/// The value of a property, as in files and on command lines.
///
/// This module is one table of the properties of views and recognizers that can be named in text. It contains
/// their kinds, their help texts, and their access through the public API. Scene
/// files, their schema, `expect` in touch scripts and `play --set` all use it, so that they agree.
nonisolated package enum PropertyValue: Hashable, Sendable {
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text; nil for no text.
  case text(String?)
  /// Two or more numbers: a point, a size, a rectangle, a transform.
  case numbers([Double])
  /// A colour as red, green, blue and opacity, 0…1; nil for no colour.
  case color([Double]?)
}

nonisolated extension PropertyValue: CustomStringConvertible {
  /// The value as text: `0.5`, `20,30`, `#FF3B30`.
  package var description: String {
    switch self {
    case .bool(let value): "\(value)"
    case .number(let value): Self.text(value)
    case .text(let value): value.map { "\"\($0)\"" } ?? "none"
    case .numbers(let values): values.map(Self.text).joined(separator: ",")
    case .color(let parts): parts.map(Self.hexadecimal) ?? "none"
    }
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
    return isWhole ? String(Int64(rounded)) : String(rounded)
  }

  private static func hexadecimal(_ parts: [Double]) -> String {
    let bytes = parts.map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let shown = bytes.last == 255 ? bytes.dropLast() : bytes[...]
    return "#"
      + shown.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

nonisolated extension PropertyValue {
  /// Whether two values look the same to the user: numbers may differ by a thousandth.
  package func isClose(to other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b) <= 0.001
    case (.numbers(let a), .numbers(let b)):
      a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 0.001 }
    case (.color(let a?), .color(let b?)): zip(a, b).allSatisfy { abs($0 - $1) <= 0.003 }
    default: self == other
    }
  }
}
