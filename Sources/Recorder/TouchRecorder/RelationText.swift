import Foundation

/// The description of a recognizer, with the session's numbers instead of addresses.
///
/// It is the only public information about failure requirements, and about targets and actions.
@MainActor struct RelationText {
  private static let longest = 4000

  /// Returns the text of a description; `number` returns the number of the object at an address.
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
