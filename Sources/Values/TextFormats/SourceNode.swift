/// A value in a file and its position; the common form of JSON and YAML.
public struct SourceNode: Hashable, Sendable {
  /// The content of a value.
  public enum Content: Hashable, Sendable {
    /// No value.
    case null
    /// A Boolean.
    case bool(Bool)
    /// A number as written in the file.
    case number(String)
    /// A text.
    case text(String)
    /// Values in order.
    case list([SourceNode])
    /// Named values in order, without duplicate names.
    case map([Entry])
  }

  /// A named value.
  public struct Entry: Hashable, Sendable {
    /// The name.
    public let key: String
    /// The position of the name.
    public let keyPosition: SourcePosition
    /// The value.
    public let value: SourceNode

    /// Creates a named value.
    public init(key: String, keyPosition: SourcePosition, value: SourceNode) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  /// The content.
  public let content: Content
  /// The start of the value.
  public let position: SourcePosition
  /// Whether the file has a name without a value, as in `name:`, which YAML reads as null.
  public let isOmitted: Bool

  /// Creates a value.
  public init(
    _ content: Content,
    at position: SourcePosition = SourcePosition(),
    isOmitted: Bool = false
  ) {
    self.content = content
    self.position = position
    self.isOmitted = isOmitted
  }

  /// Returns the value of a name; nil if this is not a map or has no such name.
  public subscript(key: String) -> SourceNode? {
    guard case .map(let entries) = content else { return nil }
    for index in entries.indices where entries[index].key == key { return entries[index].value }
    return nil
  }

  /// The value for an error message: `the number 12`.
  public var summary: String {
    switch content {
    case .null: "nothing"
    case .bool(let value): "\(value)"
    case .number(let text): "the number \(PlainText(text.prefix(30)))"
    case .text(let text): "the text \(PlainText.quoted(text))"
    case .list(let elements): elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
    case .map(let entries): entries.isEmpty ? "an empty map" : "a map"
    }
  }
}

extension SourceNode {
  /// Returns the text; throws if the value is not a text.
  public func text(_ expected: @autoclosure () -> String = "a text") throws(SourceProblem) -> String
  {
    guard case .text(let text) = content else { throw mismatch(expected()) }
    return text
  }

  /// Returns the Boolean; throws if the value is not one.
  public func bool(_ expected: @autoclosure () -> String = "true or false") throws(SourceProblem)
    -> Bool
  {
    guard case .bool(let value) = content else { throw mismatch(expected()) }
    return value
  }

  /// Returns the finite number; throws if the value is not one.
  public func number(_ expected: @autoclosure () -> String = "a number") throws(SourceProblem)
    -> Double
  {
    guard case .number(let text) = content else { throw mismatch(expected()) }
    guard let value = Double(text), value.isFinite else {
      throw SourceProblem("\(summary) is too large; expected \(expected())", at: position)
    }
    return value
  }

  /// Returns the whole number; throws if the value is not one.
  public func integer(_ expected: @autoclosure () -> String = "a whole number")
    throws(SourceProblem) -> Int64
  {
    guard case .number(let text) = content else { throw mismatch(expected()) }
    if let value = Int64(text) { return value }
    // Some programs write 7.0 for 7.
    guard let value = Double(text), let whole = Int64(exactly: value) else {
      throw mismatch(expected())
    }
    return whole
  }

  /// Returns the elements of the list; throws if the value is not a list.
  public func list(_ expected: @autoclosure () -> String = "a list") throws(SourceProblem)
    -> [SourceNode]
  {
    guard case .list(let elements) = content else { throw mismatch(expected()) }
    return elements
  }

  /// Returns the named values of the map; throws if the value is not a map.
  public func map(_ expected: @autoclosure () -> String = "a map") throws(SourceProblem) -> [Entry]
  {
    guard case .map(let entries) = content else { throw mismatch(expected()) }
    return entries
  }

  /// Returns the value of a required name; throws if it is missing.
  public func required(
    _ key: String,
    _ expected: @autoclosure () -> String
  ) throws(SourceProblem) -> SourceNode {
    guard let value = self[key] else {
      throw SourceProblem(
        "\(PlainText.quoted(key)) is missing; expected \(expected())",
        at: position
      )
    }
    return value
  }

  /// Returns the problem that another value was expected here.
  public func mismatch(_ expected: String) -> SourceProblem {
    SourceProblem("expected \(expected), got \(summary)", at: position)
  }
}
