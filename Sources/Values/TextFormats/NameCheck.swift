/// Reports duplicate names in a map.
public struct NameCheck {
  /// The names of a small map; a few comparisons are faster than hashing.
  private var few: [(name: String, position: SourcePosition)] = []
  /// All names of a larger map.
  private var many: [String: SourcePosition] = [:]
  private static let mostFew = 12

  /// Creates a check without names.
  public init() { few.reserveCapacity(6) }

  /// Adds a name; throws a problem if it was added before.
  public mutating func add(
    _ name: String,
    at position: SourcePosition
  ) throws(SourceProblem) {
    guard let first = insert(name, position) else { return }
    throw SourceProblem(
      "\(PlainText.quoted(name)) appears twice; the first is at \(first)",
      at: position
    )
  }

  /// Adds a name; returns its first position if it was added before.
  private mutating func insert(_ name: String, _ position: SourcePosition) -> SourcePosition? {
    if few.count < Self.mostFew {
      for index in few.indices where few[index].name == name { return few[index].position }
      few.append((name, position))
      return nil
    }
    if many.isEmpty { for (name, position) in few { many[name] = position } }
    if let first = many[name] { return first }
    many[name] = position
    return nil
  }
}
