import Foundation

/// Formats numbers and positions in plain notation.
enum Measure {
  /// Formats a number with at most two decimals, without trailing zeros or a negative zero.
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

  /// Formats seconds with three decimals, for a column.
  static func time(_ time: TimeInterval) -> String {
    String(format: "%.3f s", time)
  }

  /// Returns the number of terminal columns of a text; an ideograph has two.
  static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }

  /// Returns the text with trailing spaces up to a number of columns.
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
  /// Formats a small number with all significant decimals.
  static func fine(_ value: Double) -> String { String(format: "%.4g", value) }
}
