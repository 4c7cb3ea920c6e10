/// What a value that is written as JSON can be, for its schema.
public indirect enum JSONKind: Hashable, Sendable {
  /// A text.
  case text
  /// `true` or `false`.
  case flag
  /// A whole number from 0 up.
  case count
  /// A number.
  case number
  /// A certain number.
  case constant(Int)
  /// So many numbers.
  case numbers(Int)
  /// A list.
  case list(JSONKind)
  /// A value or `null`.
  case optional(JSONKind)
  /// An object with certain members.
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Its values.
    public let kind: JSONKind
    /// What they mean.
    public let help: String
    /// Whether it is in every such object.
    public let isAlwaysThere: Bool
  }

  /// Objects of either of two kinds: members that both have are there, the others may be.
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

  /// A schema (draft 2020-12) of such values, with a title.
  public func document(title: String) -> JSONValue {
    let beginning: [JSONValue.Member] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", .string(title)),
    ]
    guard case .object(let members) = schema else { return .object(beginning) }
    return .object(beginning + members)
  }

  /// What a schema says of such values.
  private var schema: JSONValue {
    switch self {
    case .text: ["type": "string"]
    case .flag: ["type": "boolean"]
    case .count: ["type": "integer", "minimum": 0]
    // What is not finite is written as null.
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
