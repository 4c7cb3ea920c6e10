import Foundation
import TextFormats

/// A parameter of a tool, the single source of the published schema and of the validation.
struct ToolParameter {
  /// The type of its values.
  enum Kind {
    case text
    case flag
    case number
    case count(ClosedRange<Int64>)
    case texts
    case points
    case choice([String])
  }

  let name: String
  let kind: Kind
  let help: String
  let isRequired: Bool
  /// Whether the published schema contains it.
  var isListed = true

  init(_ name: String, _ kind: Kind, _ help: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.help = help
    self.isRequired = isRequired
  }

  /// Returns the schema (draft 2020-12) of an object with certain parameters.
  static func schema(_ parameters: [ToolParameter]) -> JSONValue {
    let properties = parameters.filter(\.isListed).map { JSONValue.Member($0.name, $0.schema) }
    return [
      "type": "object", "additionalProperties": false,
      "required": .texts(parameters.filter(\.isRequired).map(\.name)),
      "properties": .object(properties),
    ]
  }

  private var schema: JSONValue {
    guard case .object(let members) = kind.schema else { return [:] }
    return .object(members + [.init("description", .string(help))])
  }
}

extension ToolParameter.Kind {
  fileprivate var schema: JSONValue {
    switch self {
    case .text: ["type": "string"]
    case .flag: ["type": "boolean"]
    case .number: ["type": "number"]
    case .count(let range):
      [
        "type": "integer", "minimum": .integer(range.lowerBound),
        "maximum": .integer(range.upperBound),
      ]
    case .texts: ["type": "array", "items": ["type": "string"], "minItems": 1]
    case .points:
      [
        "type": "array",
        "items": [
          "type": "array", "items": ["type": "number"], "minItems": 2, "maxItems": 2,
        ],
      ]
    case .choice(let names): ["type": "string", "enum": .texts(names)]
    }
  }

  /// The expected value, for an error message.
  fileprivate var expectation: String {
    switch self {
    case .text: "a string"
    case .flag: "true or false"
    case .number: "a number"
    case .count(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .texts: "a list of strings"
    case .points: "a list of points such as [[120, 88]]"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    }
  }

  fileprivate func fits(_ node: SourceNode) -> Bool {
    switch self {
    case .text: (try? node.text()) != nil
    case .flag: (try? node.bool()) != nil
    case .number: (try? node.number()) != nil
    case .count(let range): (try? node.integer()).map(range.contains) ?? false
    case .texts:
      // A single text is a list of one.
      (try? node.list())?.allSatisfy { (try? $0.text()) != nil } ?? ((try? node.text()) != nil)
    case .points: (try? node.list())?.allSatisfy { ToolArguments.point($0) != nil } ?? false
    case .choice(let names): (try? node.text()).map(names.contains) ?? false
    }
  }
}

/// The validated arguments of a call.
struct ToolArguments {
  private let values: [String: SourceNode]

  /// Validates arguments; an error reports the expected and the actual value.
  init(_ node: SourceNode?, _ parameters: [ToolParameter]) throws(ToolFailure) {
    var values: [String: SourceNode] = [:]
    for entry in try Self.entries(node) {
      guard let parameter = parameters.first(where: { $0.name == entry.key }) else {
        throw Self.unknown(entry.key, parameters)
      }
      if case .null = entry.value.content { continue }
      guard parameter.kind.fits(entry.value) else {
        throw ToolFailure(
          "\(entry.key): expected \(parameter.kind.expectation), got \(entry.value.summary)"
        )
      }
      values[entry.key] = entry.value
    }
    for parameter in parameters where parameter.isRequired && values[parameter.name] == nil {
      throw ToolFailure("\(parameter.name) is missing: \(parameter.help)")
    }
    self.values = values
  }

  private static func entries(_ node: SourceNode?) throws(ToolFailure) -> [SourceNode.Entry] {
    switch node?.content {
    case nil, .null: return []
    case .map(let entries): return entries
    default: throw ToolFailure("expected an object as arguments")
    }
  }

  private static func unknown(_ name: String, _ parameters: [ToolParameter]) -> ToolFailure {
    let names = parameters.filter(\.isListed).map(\.name)
    let similar = Suggestions(names: names).suggestions(for: name)
    let hint =
      similar.isEmpty
      ? "expected \(names.joined(separator: ", "))"
      : "did you mean \(similar.map { "'\($0)'" }.joined(separator: " or "))?"
    return ToolFailure("there is no argument \(PlainText.quoted(name)): \(hint)")
  }

  func text(_ name: String) -> String? { values[name].flatMap { try? $0.text() } }
  func flag(_ name: String) -> Bool { values[name].flatMap { try? $0.bool() } ?? false }
  func number(_ name: String) -> Double? { values[name].flatMap { try? $0.number() } }
  func count(_ name: String) -> Int? { values[name].flatMap { try? $0.integer() }.map(Int.init) }

  func texts(_ name: String) -> [String] {
    if let text = text(name) { return [text] }
    return (try? values[name]?.list())?.compactMap { try? $0.text() } ?? []
  }

  func points(_ name: String) -> [CGPoint] {
    (try? values[name]?.list())?.compactMap(Self.point) ?? []
  }

  fileprivate static func point(_ node: SourceNode) -> CGPoint? {
    guard let numbers = try? node.list(), numbers.count == 2,
      let x = try? numbers[0].number(), let y = try? numbers[1].number()
    else { return nil }
    return CGPoint(x: x, y: y)
  }
}
