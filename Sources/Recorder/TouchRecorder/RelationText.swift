import Foundation

/// What a recognizer's own description says, with the session's numbers in place of addresses.
///
/// It is the only public word on which recognizers have to fail first, and on targets and actions.
@MainActor struct RelationText {
  private static let longest = 4000

  /// The text of a description; `number` answers the number of the object at an address.
  static func text(_ description: String, number: (UInt) -> Int) -> String {
    var result = ""
    var rest = Substring(description.prefix(longest))
    while let mark = rest.range(of: "0x") {
      result += rest[..<mark.upperBound]
      rest = rest[mark.upperBound...]
      let digits = rest.prefix { $0.isHexDigit }
      rest = rest[digits.endIndex...]
      result += UInt(digits, radix: 16).map { String(number($0), radix: 16) } ?? String(digits)
    }
    return result + rest
  }
}
