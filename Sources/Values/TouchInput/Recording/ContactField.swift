import TextFormats

/// A member of a contact's line, with its reader and its writer.
///
/// A further attribute of a contact is a row in `all`.
struct ContactField: Sendable {
  /// The name of the member.
  let name: String
  /// Reads the value of the member into a sample.
  let read: @Sendable (inout JSONReader, inout ContactSample) throws(SourceProblem) -> Void
  /// Returns the value of the member; nil if the line does not have it.
  let write: @Sendable (ContactSample) -> JSONValue?

  /// The members, in the order of the output.
  static let all: [ContactField] = [
    .number("force", \.force),
    .number("radius", \.radius),
    ContactField(
      name: "tool",
      read: { (json, sample) throws(SourceProblem) in
        sample.attributes.tool = try json.choice(.finger, .pencil, .pointer)
      },
      write: { $0.attributes.tool == .finger ? nil : .string($0.attributes.tool.rawValue) }
    ),
    .number("altitude", \.altitude),
    .number("azimuth", \.azimuth),
    ContactField(
      name: "buttons",
      read: { (json, sample) throws(SourceProblem) in
        let bits = try json.integer("the held buttons' bits")
        sample.attributes.buttons = PointerButtons(rawValue: Int(clamping: bits))
      },
      write: { $0.attributes.buttons.map { .integer(Int64($0.rawValue)) } }
    ),
    ContactField(
      name: "by",
      read: { (json, sample) throws(SourceProblem) in sample.taker = try json.choice(.user) },
      write: { $0.taker.map { .string($0.rawValue) } }
    ),
  ]

  /// Returns a number member that is left out if it has its default value.
  private static func number(
    _ name: String,
    _ path: any WritableKeyPath<ContactAttributes, Double> & Sendable
  ) -> ContactField {
    ContactField(
      name: name,
      read: { (json, sample) throws(SourceProblem) in
        sample.attributes[keyPath: path] = try json.number()
      },
      write: { sample in
        let value = sample.attributes[keyPath: path]
        return value == ContactAttributes()[keyPath: path] ? nil : .number(value)
      }
    )
  }
}
