import TextFormats

/// The names that imported objects have in a scene file: class and address, and no name twice.
struct SceneNames {
  private var used: [String: Int] = [:]
  /// The first name at each address.
  ///
  /// It ends in the address, so that no name at another address is the same, and the text need not be
  /// looked up.
  private var first: [ConsoleAddress: String]

  /// Creates the names of a scene that has about so many objects.
  init(count: Int) {
    first = Dictionary(minimumCapacity: count)
  }

  /// The longest class that a name holds; generic classes can be pages long.
  private static let longestClass = 100

  /// A new name for an object.
  mutating func name(_ reference: ConsoleReference, at position: SourcePosition) -> String {
    let type = Self.short(reference.className)
    guard let address = reference.address else { return unique("\(type) (line \(position.line))") }
    let name = "\(type) \(address)"
    if let known = first.updateValue(name, forKey: address) {
      if used[known] == nil { used[known] = 1 }
      return unique(name)
    }
    return name
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
