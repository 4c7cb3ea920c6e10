import Foundation

/// Looks whether a text is XML as far as reports use it: elements, attributes, nothing else.
struct XMLCheck {
  /// The names of the elements in order; nil when the text is not well-formed.
  func elements(of text: String) -> [String]? {
    var names: [String] = []
    var open: [String] = []
    let pattern = /<(\/?)([A-Za-z?]+)((?:\s+[a-z]+="[^"<]*")*)\s*([\/?]?)>/
    var rest = text[...]
    while let match = rest.firstMatch(of: pattern) {
      guard rest[..<match.range.lowerBound].allSatisfy(\.isWhitespace) else { return nil }
      let name = String(match.2)
      if name.hasPrefix("?") {
      } else if !match.1.isEmpty {
        guard open.popLast() == name else { return nil }
      } else {
        names.append(name)
        if match.4.isEmpty { open.append(name) }
      }
      rest = rest[match.range.upperBound...]
    }
    return open.isEmpty && rest.allSatisfy(\.isWhitespace) ? names : nil
  }
}
