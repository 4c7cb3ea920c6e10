package import Foundation
package import TextFormats
import Yams

/// Reads YAML, which includes JSON, into values with positions.
///
/// Plain scalars are parsed as in JSON: `true`, `false`, `null` and numbers have their values.
/// All others are texts, including `yes` and `on`. Nothing is decoded into Swift types.
package struct YAMLReader {
  private var valueCount = 0
  /// The total number of bytes of the texts so far.
  private var textBytes = 0

  private init() {}

  /// Parses the content of a file.
  package static func value(in data: Data) throws(SourceProblem) -> SourceNode {
    let text = try YAMLGuard.text(of: data)
    var reader = YAMLReader()
    return try reader.value(of: try compose(text), depth: 0)
  }

  private static func compose(_ text: String) throws(SourceProblem) -> Node {
    do {
      guard let node = try Yams.compose(yaml: text) else {
        throw SourceProblem("the file is empty", at: SourcePosition())
      }
      return node
    } catch let problem as SourceProblem {
      throw problem
    } catch let error as YamlError {
      throw problem(error)
    } catch {
      throw SourceProblem("invalid YAML: \(error)", at: SourcePosition())
    }
  }

  private static func problem(_ error: YamlError) -> SourceProblem {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let before = context.map { " \($0.text)" } ?? ""
      let isTab = problem.contains("cannot start any token")
      let hint =
        isTab ? "; indent with spaces, not tabs, and quote text that begins with @ or `" : ""
      return SourceProblem("invalid YAML: \(problem)\(before)\(hint)", at: position(mark))
    case .duplicatedKeysInMapping(let names, let context):
      let name = names.min() ?? ""
      return SourceProblem(
        "\(PlainText.quoted(name)) appears twice in one map",
        at: position(context.mark)
      )
    case .reader(let problem, _, _, _):
      return SourceProblem("invalid YAML: \(problem)", at: SourcePosition())
    default:
      return SourceProblem("invalid YAML: \(error)", at: SourcePosition())
    }
  }

  private static func position(_ mark: Mark?) -> SourcePosition {
    mark.map { SourcePosition(line: max(1, $0.line), column: max(1, $0.column)) }
      ?? SourcePosition()
  }

  private mutating func value(
    of node: Node,
    depth: Int
  ) throws(SourceProblem) -> SourceNode {
    let place = Self.position(node.mark)
    valueCount += 1
    guard depth < FileLimits.Scene.depth, valueCount <= FileLimits.Scene.values else {
      throw SourceProblem(
        depth < FileLimits.Scene.depth
          ? "the file has more than \(FileLimits.Scene.values) values"
          : "values nest deeper than \(FileLimits.Scene.depth) levels",
        at: place
      )
    }
    switch node {
    case .scalar(let scalar):
      try checkLength(scalar.string, at: place)
      let content = Self.content(of: scalar)
      let isOmitted = content == .null && scalar.string.isEmpty
      return SourceNode(content, at: place, isOmitted: isOmitted)
    case .sequence(let sequence):
      var elements: [SourceNode] = []
      for element in sequence { elements.append(try value(of: element, depth: depth + 1)) }
      return SourceNode(.list(elements), at: place)
    case .mapping(let mapping): return SourceNode(.map(try entries(of: mapping, depth)), at: place)
    case .alias:
      throw SourceProblem("this alias refers to no anchor", at: place)
    }
  }

  private mutating func entries(
    of mapping: Node.Mapping,
    _ depth: Int
  ) throws(SourceProblem) -> [SourceNode.Entry] {
    var entries: [SourceNode.Entry] = []
    var names = NameCheck()
    for (key, node) in mapping {
      let place = Self.position(key.mark)
      guard let name = key.scalar?.string else {
        throw SourceProblem("expected a text as a name, got a list or a map", at: place)
      }
      try checkLength(name, at: place)
      try names.add(name, at: place)
      let value = try value(of: node, depth: depth + 1)
      entries.append(SourceNode.Entry(key: name, keyPosition: place, value: value))
    }
    return entries
  }

  private mutating func checkLength(
    _ text: String,
    at place: SourcePosition
  ) throws(SourceProblem) {
    let length = text.utf8.count
    textBytes += length
    guard textBytes <= FileLimits.Scene.textsBytes else {
      throw SourceProblem(
        "all texts together have more than \(FileLimits.Scene.textsBytes) bytes",
        at: place
      )
    }
    guard length > FileLimits.Scene.textBytes else { return }
    throw SourceProblem(
      "a text of \(length) bytes; expected at most \(FileLimits.Scene.textBytes)",
      at: place
    )
  }

  private static func content(of scalar: Node.Scalar) -> SourceNode.Content {
    let text = scalar.string
    guard scalar.style == .plain || scalar.style == .any else { return .text(text) }
    switch text {
    case "", "~", "null": return .null
    case "true", "false": return .bool(text == "true")
    default: return isNumber(text) ? .number(text) : .text(text)
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= 64 else { return false }
    let starts = "-+.0123456789".utf8.contains(first)
    return starts && text.utf8.allSatisfy { "-+.eE0123456789".utf8.contains($0) }
      && Double(text) != nil
  }
}
