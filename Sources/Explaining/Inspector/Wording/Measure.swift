import Foundation

/// Numbers and places in plain notation.
enum Measure {
  /// At most two decimals, no trailing zeros, no negative zero.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return String(value) }
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }

  static func point(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }

  static func rect(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { number(Double($0)) }
      .joined(separator: ", ").inParentheses
  }

  /// Seconds with three decimals, all in a column.
  static func time(_ time: TimeInterval) -> String {
    String(format: "%.3f s", time)
  }

  /// How many columns a text takes on a terminal: two for ideographs.
  static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }

  /// The text with spaces up to a number of columns.
  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(text)))
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension String {
  fileprivate var inParentheses: String { "(" + self + ")" }
}

extension Measure {
  /// A small number with all the decimals that matter.
  static func fine(_ value: Double) -> String { String(format: "%.4g", value) }
}
