/// A value for JSON output, whose members keep their order.
///
/// The order is visible to readers and affects hashes.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int64)
  /// A number; `null` if it is not finite.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Named values in order.
  case object([Member])

  /// A named value of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: JSONValue

    /// Creates a named value.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates `null`.
  public init(nilLiteral: ()) { self = .null }
  /// Creates a list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object with its members in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}

extension JSONValue {
  /// Returns an object without the members whose value is nil.
  public static func present(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// Returns the text, or `null` if it is nil.
  public static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// Returns a list of texts.
  public static func texts(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// The value as one line.
  public var line: String { text(isPretty: false) }

  /// The value on several lines, indented by two spaces.
  public var pretty: String { text(isPretty: true) }

  private func text(isPretty: Bool) -> String {
    var writer = JSONWriter(isPretty: isPretty)
    writer.add(self)
    return writer.text
  }
}
