import Foundation

/// A number in plain notation: at most three decimals, no trailing zeros, no negative zero.
struct PlainNumber: CustomStringConvertible {
  private let value: Double

  init(_ value: CGFloat) { self.value = Double(value) }

  var description: String {
    let rounded = (value * 1000).rounded() / 1000
    // The product overflows for numbers without decimals.
    guard rounded.isFinite else { return String(value) }
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
