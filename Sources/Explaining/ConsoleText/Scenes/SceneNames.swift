import TextFormats

/// The names that imported objects have in a scene file: the text that a view shows, class and
/// address; no name twice.
struct SceneNames {
  private var used: [String: Int] = [:]
  /// The first name at each address.
  ///
  /// It ends in the address, so that no name at another address is the same, and the text need not be
  /// looked up.
  private var first: [ConsoleAddress: String]
  /// The addresses whose last digits tell them from all others of their class.
  private var shortened: Set<ConsoleAddress> = []

  /// Creates the names of a scene that has about so many objects.
  init(count: Int) {
    first = Dictionary(minimumCapacity: count)
  }

  /// The longest class that a name holds; generic classes can be pages long.
  private static let longestClass = 100
  /// The longest text that a name holds, in characters.
  private static let longestText = 30
  /// The number of an address's last digits that a name holds.
  private static let lastDigits = 4

  /// Lets names of these objects have the end of their address only, where that tells them apart.
  mutating func shorten(_ objects: [ConsoleReference]) {
    var addresses: [String: Set<ConsoleAddress>] = [:]
    for object in objects {
      guard let address = object.address else { continue }
      addresses[object.className + Self.end(of: address), default: []].insert(address)
    }
    shortened = Set(addresses.values.filter { $0.count == 1 }.joined())
  }

  /// A new name for an object: `"Pay" (UIButton …7e40)`, `UIView …7e40`, `UIView (line 3)`.
  ///
  /// - Parameters:
  ///   - reference: The object.
  ///   - words: The words by which users know it.
  ///   - position: The place of its line.
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

  /// The text, or the text with a number behind it where it was used before.
  mutating func unique(_ text: String) -> String {
    let count = used[text, default: 0] + 1
    used[text] = count
    return count == 1 ? text : unique("\(text) (\(count))")
  }

  /// The last digits of an address; all of one that has few.
  private static func end(of address: ConsoleAddress) -> String {
    let digits = String(address.rawValue, radix: 16)
    return digits.count > lastDigits ? "…" + digits.suffix(lastDigits) : address.description
  }

  /// A text in one line, without control characters; the beginning of one that is long.
  static func line(_ text: String) -> String {
    let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
      .filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
    return line.count > longestText ? line.prefix(longestText - 1) + "…" : line
  }

  /// A class that is too long for a name, cut.
  static func short(_ className: String) -> String {
    guard className.unicodeScalars.count > longestClass else { return className }
    return String(String.UnicodeScalarView(className.unicodeScalars.prefix(longestClass))) + "…"
  }
}
