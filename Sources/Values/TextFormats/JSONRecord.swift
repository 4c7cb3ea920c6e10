/// A table of the members of a JSON object, which defines both the object and its schema.
public struct JSONRecord<Source> {
  /// A member: its name, the kind and meaning of its values, and its getter.
  public struct Field {
    let name: String
    let kind: JSONKind
    let help: String
    let isAlwaysThere: Bool
    let value: (Source) -> JSONValue?

    /// Creates a member; the object leaves it out if its value is nil.
    public init(
      _ name: String,
      _ kind: JSONKind,
      _ help: String,
      isAlwaysThere: Bool = true,
      value: @escaping (Source) -> JSONValue?
    ) {
      self.name = name
      self.kind = kind
      self.help = help
      self.isAlwaysThere = isAlwaysThere
      self.value = value
    }
  }

  private let fields: [Field]

  /// Creates a table of members, in the order of the output.
  public init(_ fields: [Field]) {
    self.fields = fields
  }

  /// The kind of its objects, for the schema of an enclosing object.
  public var kind: JSONKind {
    .object(
      fields.map {
        JSONKind.Member(
          name: $0.name,
          kind: $0.kind,
          help: $0.help,
          isAlwaysThere: $0.isAlwaysThere
        )
      }
    )
  }

  /// Returns the object for a source.
  public func json(_ source: Source) -> JSONValue {
    .object(
      fields.compactMap { field in
        if let value = field.value(source) { return JSONValue.Member(field.name, value) }
        return field.isAlwaysThere ? JSONValue.Member(field.name, .null) : nil
      }
    )
  }
}

/// Members of the common kinds.
extension JSONRecord.Field {
  /// Returns the version of the object's shape.
  public static func version(_ number: Int) -> Self {
    Self("schemaVersion", .constant(number), "changes when the shape of the object does") { _ in
      .integer(Int64(number))
    }
  }

  /// Returns a text member.
  public static func text(
    _ name: String,
    _ help: String,
    _ value: @escaping (Source) -> String
  ) -> Self {
    Self(name, .text, help) { .string(value($0)) }
  }

  /// Returns a member with a text, or `null`.
  public static func textIfAny(
    _ name: String,
    _ help: String,
    _ value: @escaping (Source) -> String?
  ) -> Self {
    Self(name, .optional(.text), help) { .text(value($0)) }
  }

  /// Returns a member with a list of texts.
  public static func texts(
    _ name: String,
    _ help: String,
    _ value: @escaping (Source) -> [String]
  ) -> Self {
    Self(name, .list(.text), help) { .texts(value($0)) }
  }

  /// Returns a Boolean member.
  public static func flag(
    _ name: String,
    _ help: String,
    _ value: @escaping (Source) -> Bool
  ) -> Self {
    Self(name, .flag, help) { .bool(value($0)) }
  }

  /// Returns a member with a count.
  public static func count(
    _ name: String,
    _ help: String,
    _ value: @escaping (Source) -> Int
  ) -> Self {
    Self(name, .count, help) { .integer(Int64(value($0))) }
  }

  /// Returns a number member.
  public static func number(
    _ name: String,
    _ help: String,
    _ value: @escaping (Source) -> Double
  ) -> Self {
    Self(name, .number, help) { .number(value($0)) }
  }

  /// Returns a member with objects of another table.
  public static func list<Element>(
    _ name: String,
    _ help: String,
    of record: JSONRecord<Element>,
    _ value: @escaping (Source) -> [Element]
  ) -> Self {
    Self(name, .list(record.kind), help) { .array(value($0).map(record.json)) }
  }

  /// Returns a member with an object of another table.
  public static func object<Element>(
    _ name: String,
    _ help: String,
    of record: JSONRecord<Element>,
    _ value: @escaping (Source) -> Element
  ) -> Self {
    Self(name, record.kind, help) { record.json(value($0)) }
  }

  /// Returns a member with an object of another table, or `null`.
  public static func objectIfAny<Element>(
    _ name: String,
    _ help: String,
    of record: JSONRecord<Element>,
    _ value: @escaping (Source) -> Element?
  ) -> Self {
    Self(name, .optional(record.kind), help) { value($0).map(record.json) ?? .null }
  }
}
