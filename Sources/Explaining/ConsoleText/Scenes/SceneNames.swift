import TextFormats

/// The unique names of imported objects in a scene file: the shown text, class and address.
struct SceneNames {
  private var used: [String: Int] = [:]
  /// The first name at each address.
  ///
  /// It ends with the address, so no name at another address is equal, and no lookup of the text is
  /// needed.
  private var first: [ConsoleAddress: String]
  /// The addresses whose last digits are unique in their class.
  private var shortened: Set<ConsoleAddress> = []

  /// Creates the names for about the given number of objects.
  init(count: Int) {
    first = Dictionary(minimumCapacity: count)
  }

  /// The maximum length of a class in a name; generic classes can be very long.
  private static let longestClass = 100
  /// The maximum length of a text in a name, in characters.
  private static let longestText = 30
  /// The number of an address's last digits in a name.
  private static let lastDigits = 4

  /// Lets names of these objects contain only the end of the address if it is unique.
  mutating func shorten(_ objects: [ConsoleReference]) {
    var addresses: [String: Set<ConsoleAddress>] = [:]
    for object in objects {
      guard let address = object.address else { continue }
      addresses[object.className + Self.end(of: address), default: []].insert(address)
    }
    shortened = Set(addresses.values.filter { $0.count == 1 }.joined())
  }

  /// Returns a new name for an object: `"Pay" (UIButton …7e40)`, `UIView …7e40`, `UIView (line 3)`.
  ///
  /// - Parameters:
  ///   - reference: The object.
  ///   - words: The words by which users know it.
  ///   - position: The position of its line.
  /// - Returns: The name.
  mutating func name(
    _ reference: ConsoleReference,
    called words: String? = nil,
    at position: SourcePosition
  ) -> String {
    let type = Self.short(reference.className)
    guard let address = reference.address else { return unique("\(type) (line \(position.line))") }
    let place = shortened.contains(address) ? Self.end(of: address) : "\(address)"
    let name = words.map { "\($0) (\(type) \(place))" } ?? "\(type) \(place)"
    if let known = first.updateValue(name, forKey: address) {
      if used[known] == nil { used[known] = 1 }
      return unique(name)
    }
    return name
  }

  /// Returns the text, with a number after it if it was used before.
  mutating func unique(_ text: String) -> String {
    let count = used[text, default: 0] + 1
    used[text] = count
    return count == 1 ? text : unique("\(text) (\(count))")
  }

  /// Returns the last digits of an address; all digits if there are few.
  private static func end(of address: ConsoleAddress) -> String {
    let digits = String(address.rawValue, radix: 16)
    return digits.count > lastDigits ? "…" + digits.suffix(lastDigits) : address.description
  }

  /// Returns a text in one line, without control characters and truncated if it is long.
  static func line(_ text: String) -> String {
    let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
      .filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
    return line.count > longestText ? line.prefix(longestText - 1) + "…" : line
  }

  /// Returns a class, truncated if it is too long for a name.
  static func short(_ className: String) -> String {
    guard className.unicodeScalars.count > longestClass else { return className }
    return String(String.UnicodeScalarView(className.unicodeScalars.prefix(longestClass))) + "…"
  }
}
