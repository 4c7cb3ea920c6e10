/// The kind of a JSON value, for its schema.
public indirect enum JSONKind: Hashable, Sendable {
  /// A text.
  case text
  /// `true` or `false`.
  case flag
  /// A non-negative whole number.
  case count
  /// A number.
  case number
  /// A fixed number.
  case constant(Int)
  /// A fixed number of numbers.
  case numbers(Int)
  /// A list.
  case list(JSONKind)
  /// A value or `null`.
  case optional(JSONKind)
  /// An object with fixed members.
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// The kind of its values.
    public let kind: JSONKind
    /// The meaning of its values.
    public let help: String
    /// Whether every such object contains it.
    public let isAlwaysThere: Bool
  }

  /// Returns the kind of objects of either kind: common members are required, the others are optional.
  public func or(_ other: JSONKind) -> JSONKind {
    guard case .object(let own) = self, case .object(let others) = other else { return self }
    let isShared = { (member: Member) in
      own.contains { $0.name == member.name && $0.isAlwaysThere }
        && others.contains { $0.name == member.name && $0.isAlwaysThere }
    }
    let names = Set(own.map(\.name))
    let members = own + others.filter { !names.contains($0.name) }
    return .object(
      members.map {
        Member(name: $0.name, kind: $0.kind, help: $0.help, isAlwaysThere: isShared($0))
      }
    )
  }

  /// Returns a schema (draft 2020-12) of such values, with a title.
  public func document(title: String) -> JSONValue {
    let beginning: [JSONValue.Member] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", .string(title)),
    ]
    guard case .object(let members) = schema else { return .object(beginning) }
    return .object(beginning + members)
  }

  /// The schema of such values.
  private var schema: JSONValue {
    switch self {
    case .text: ["type": "string"]
    case .flag: ["type": "boolean"]
    case .count: ["type": "integer", "minimum": 0]
    // A number that is not finite is written as null.
    case .number: ["type": ["number", "null"]]
    case .constant(let number): ["const": .integer(Int64(number))]
    case .numbers(let count):
      [
        "type": "array", "items": ["type": "number"], "minItems": .integer(Int64(count)),
        "maxItems": .integer(Int64(count)),
      ]
    case .list(let kind): ["type": "array", "items": kind.schema]
    case .optional(let kind): ["anyOf": [["type": "null"], kind.schema]]
    case .object(let members): Self.object(members)
    }
  }

  private static func object(_ members: [Member]) -> JSONValue {
    let properties = members.map { member -> JSONValue.Member in
      guard case .object(let parts) = member.kind.schema else { return .init(member.name, [:]) }
      return .init(member.name, .object(parts + [.init("description", .string(member.help))]))
    }
    return [
      "type": "object", "additionalProperties": false,
      "required": .texts(members.filter(\.isAlwaysThere).map(\.name)),
      "properties": .object(properties),
    ]
  }
}
