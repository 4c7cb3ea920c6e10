import SourceText

/// The names that imported objects have in a scene file: class and address, and no name twice.
struct SceneNames {
  private var used: [String: Int] = [:]

  /// The longest class that a name holds; generic classes can be pages long.
  private static let longestClass = 100

  /// A new name for an object.
  mutating func name(_ reference: ConsoleReference, at position: SourcePosition) -> String {
    let type = Self.short(reference.className)
    return unique(reference.address.map { "\(type) \($0)" } ?? "\(type) (line \(position.line))")
  }

  /// The text, or the text with a number behind it where it was used before.
  mutating func unique(_ text: String) -> String {
    let count = used[text, default: 0] + 1
    used[text] = count
    return count == 1 ? text : unique("\(text) (\(count))")
  }

  /// A class that is too long for a name, cut.
  static func short(_ className: String) -> String {
    guard className.unicodeScalars.count > longestClass else { return className }
    return String(String.UnicodeScalarView(className.unicodeScalars.prefix(longestClass))) + "…"
  }
}
