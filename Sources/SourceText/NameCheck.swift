/// Sees to it that no name appears twice in a map.
public struct NameCheck {
  private var places: [String: SourcePosition] = [:]

  /// Creates a check that has seen no name.
  public init() {}

  /// Takes note of a name; complains if it was there before.
  public mutating func add(
    _ name: String,
    at position: SourcePosition
  ) throws(SourceProblem) {
    guard let first = places.updateValue(position, forKey: name) else { return }
    throw Self.problem(of: name, at: position, and: first)
  }

  static func problem(
    of name: String,
    at position: SourcePosition,
    and first: SourcePosition
  ) -> SourceProblem {
    SourceProblem(
      "\(PlainText.quoted(name)) appears twice; it is at \(first) already",
      at: position
    )
  }
}
