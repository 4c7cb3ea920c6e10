/// The memory address of an object in the app, which joins texts from one run.
package struct ConsoleAddress: Hashable, Sendable, CustomStringConvertible {
  /// The number.
  package let rawValue: UInt64

  /// Creates an address from a number.
  package init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// The address as debuggers write it, without leading zeros: `0x7f811cf064d0`.
  package var description: String { "0x" + String(rawValue, radix: 16) }
}

extension ConsoleAddress {
  /// Parses `0x…` or hexadecimal digits; returns nil for any other text.
  package init?(_ text: some StringProtocol) {
    let digits = text.hasPrefix("0x") || text.hasPrefix("0X") ? text.dropFirst(2) : text[...]
    guard (1...16).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
      let value = UInt64(digits, radix: 16)
    else { return nil }
    self.init(value)
  }
}
