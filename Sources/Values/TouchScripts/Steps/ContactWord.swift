import TouchInput
import TextFormats

/// A word of a step with an attribute of a finger, with its reader and its writer.
///
/// A further attribute is a row in `all`.
struct ContactWord: Sendable {
  /// The word before the value.
  let name: String
  /// Reads the value after the word.
  let read: @Sendable (inout LineReader, inout ContactAttributes) throws(SourceProblem) -> Void
  /// Returns the value; nil if the step leaves the word out.
  let write: @Sendable (ContactAttributes) -> String?

  /// The words, in the order of the output.
  static let all: [ContactWord] = [
    .number("force", "a force", in: 0...1e6, \.force),
    .number("radius", "a radius in points", in: 0...1e6, \.radius),
    ContactWord(
      name: "tool",
      read: { (line, attributes) throws(SourceProblem) in
        let tools: [ContactAttributes.Tool] = [.finger, .pencil, .pointer]
        attributes.tool = try line.choice("a tool", tools.map { ($0.rawValue, $0) })
      },
      write: { $0.tool == .finger ? nil : $0.tool.rawValue }
    ),
    .number("altitude", "an angle in radians", in: 0...ContactAttributes.upright, \.altitude),
    .number("azimuth", "an angle in radians", in: 0...2 * .pi, \.azimuth),
    ContactWord(
      name: "buttons",
      read: { (line, attributes) throws(SourceProblem) in
        let bits = try line.integer("the bits of the held buttons", in: 0...0xFFFF)
        attributes.buttons = PointerButtons(rawValue: bits)
      },
      write: { $0.buttons.map { String($0.rawValue) } }
    ),
  ]

  /// Returns a number word that is left out if it has its default value.
  private static func number(
    _ name: String,
    _ expected: String,
    in range: ClosedRange<Double>,
    _ path: any WritableKeyPath<ContactAttributes, Double> & Sendable
  ) -> ContactWord {
    ContactWord(
      name: name,
      read: { (line, attributes) throws(SourceProblem) in
        attributes[keyPath: path] = try line.number(expected, in: range)
      },
      write: { attributes in
        let value = attributes[keyPath: path]
        return value == ContactAttributes()[keyPath: path] ? nil : ScriptText.number(value)
      }
    )
  }
}
