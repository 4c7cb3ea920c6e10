package import TextFormats

/// The kind of a property's values.
nonisolated package enum PropertyKind: Hashable, Sendable {
  /// `true` or `false`.
  case bool
  /// A number within bounds.
  case number(ClosedRange<Double>)
  /// A whole number within bounds.
  case integer(ClosedRange<Int>)
  /// A text.
  case text
  /// Several numbers, with names for the user: `[x, y]`.
  case numbers([String])
  /// A colour: a name, `#RRGGBB`, `#RRGGBBAA` or `none`.
  case color
  /// One of several words, each of which represents a number.
  case choice([String])

  /// A coordinate or a length, in points.
  package static let length = PropertyKind.number(-farthest...farthest)
  /// The largest absolute value, in points.
  package static let farthest = 1_000_000.0

  /// The expected value, for an error message.
  package var expectation: String {
    switch self {
    case .bool: "true or false"
    case .number(let range):
      range.upperBound >= Self.farthest
        ? "a number" : "a number from \(range.lowerBound) to \(range.upperBound)"
    case .integer(let range):
      range.upperBound >= 1_000_000
        ? "a whole number from \(range.lowerBound) up"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .text: "a text"
    case .numbers(let names): "\(names.count) numbers, [\(names.joined(separator: ", "))]"
    case .color: "a colour: a name such as systemRed, #RRGGBB, #RRGGBBAA or none"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    }
  }
}

/// Parses values from files.
nonisolated extension PropertyKind {
  /// Parses the value of a node in a file.
  package func value(of node: SourceNode) throws(SourceProblem) -> PropertyValue {
    switch self {
    case .bool: return .bool(try node.bool())
    case .number(let range): return .number(try number(node, in: range))
    case .integer(let range):
      let value = try node.integer(expectation)
      guard range.contains(Int(clamping: value)) else { throw node.mismatch(expectation) }
      return .number(Double(value))
    case .text:
      // The user who writes `text: 12` means the text.
      switch node.content {
      case .number(let text): return .text(text)
      case .bool(let value): return .text("\(value)")
      case .null: return .text(nil)
      default: return .text(try node.text())
      }
    case .numbers(let names):
      let elements = try node.list(expectation)
      guard elements.count == names.count else { throw node.mismatch(expectation) }
      var values: [Double] = []
      for element in elements {
        values.append(try number(element, in: -Self.farthest...Self.farthest))
      }
      return .numbers(values)
    case .color:
      // YAML reads an unquoted #FF0000 as a comment, which leaves no value.
      guard !node.isOmitted else {
        throw SourceProblem(
          "expected a colour, got nothing; a colour like #FF0000 has to be quoted: \"#FF0000\"",
          at: node.position
        )
      }
      if case .null = node.content { return .color(nil) }
      let text = try node.text(expectation)
      guard let color = ColorName.parts(of: text) else { throw unknownColor(text, node) }
      return .color(color.parts)
    case .choice(let names): return .number(Double(try choice(node, of: names)))
    }
  }

  /// Returns the index of the name in the file.
  private func choice(_ node: SourceNode, of names: [String]) throws(SourceProblem) -> Int {
    let text = try node.text(expectation)
    guard let index = names.firstIndex(of: text) else {
      throw SourceProblem(
        "expected \(expectation), got \(node.summary)"
          + Self.question(Suggestions(names: names).suggestions(for: text)),
        at: node.position
      )
    }
    return index
  }

  private func number(
    _ node: SourceNode,
    in range: ClosedRange<Double>
  ) throws(SourceProblem) -> Double {
    let value = try node.number("a number")
    guard range.contains(value) else {
      throw SourceProblem(
        "expected a number from \(range.lowerBound) to \(range.upperBound), got \(node.summary)",
        at: node.position
      )
    }
    return value
  }

  private func unknownColor(_ text: String, _ node: SourceNode) -> SourceProblem {
    let similar = Suggestions(names: ColorName.all).suggestions(for: text)
    return SourceProblem(
      "unknown colour \(PlainText.quoted(text))"
        + (similar.isEmpty
          ? "; expected a name such as systemRed, #RRGGBB, #RRGGBBAA or none"
          : Self.question(similar)),
      at: node.position
    )
  }

  /// Returns ` (did you mean 'x' or 'y'?)`; empty without names.
  package static func question(_ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    return " (did you mean \(names.map { "'\($0)'" }.joined(separator: " or "))?)"
  }
}

/// Parses values from command lines and scripts.
nonisolated extension PropertyKind {
  /// Parses a value: `true`, `0.5`, `20,30`, `systemRed`; returns nil if the text is invalid.
  package func value(of text: String) -> PropertyValue? {
    try? value(of: node(of: text))
  }

  private func node(of text: String) -> SourceNode {
    switch self {
    case .bool: SourceNode(text == "true" || text == "false" ? .bool(text == "true") : .text(text))
    case .number, .integer: SourceNode(.number(text))
    case .text: SourceNode(text == "none" ? .null : .text(text))
    case .color, .choice: SourceNode(.text(text))
    case .numbers:
      SourceNode(
        .list(
          text.split(separator: ",", omittingEmptySubsequences: false)
            .map { SourceNode(.number($0.filter { $0 != " " })) }
        )
      )
    }
  }
}
