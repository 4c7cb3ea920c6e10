package import Foundation
package import TextFormats
import YAMLFormat

/// Changes values in the text of a scene file, and leaves all other text unchanged.
///
/// It replaces an existing value in place. For a missing value it adds a line after the name of its
/// view. It parses the text after each change, and only that value may differ.
package struct SceneFileEditor {
  /// The text of the file.
  package private(set) var text: String
  private var root: SourceNode

  /// An object with properties in a file.
  package enum Owner: Hashable, Sendable {
    /// The view with a name.
    case view(String)
    /// The recognizer with a name.
    case recognizer(String)
  }

  /// Reads the content of a file.
  package init(_ data: Data) throws(SourceProblem) {
    root = try YAMLReader.value(in: data)
    text = String(decoding: data, as: UTF8.self)
  }

  /// Returns whether the file contains a property.
  package func has(_ property: String, of owner: Owner) -> Bool {
    map(of: owner)?[property] != nil
  }

  /// Returns whether the file has a value of a property.
  package func says(_ property: String, _ value: PropertyValue, of owner: Owner) -> Bool {
    map(of: owner)?[property]?.says(value) ?? false
  }

  /// Sets a property; returns false if the file has no such owner, or if the value cannot be changed alone.
  ///
  /// An alias is such a value.
  package mutating func set(
    _ property: String,
    to value: PropertyValue,
    of owner: Owner
  ) -> Bool {
    guard let map = map(of: owner), case .map(let entries) = map.content,
      let name = entries.first(where: { $0.key == "id" })
    else { return false }
    var file = FileText(text)
    if let entry = entries.first(where: { $0.key == property }) {
      guard let place = file.place(of: entry, in: map) else { return false }
      file.replace(place, by: value.written)
    } else if file.isFlow(map) {
      guard let place = file.place(of: name, in: map) else { return false }
      file.insert(", \(file.key(property, like: name)): \(value.written)", at: place.upperBound)
    } else {
      guard let place = file.place(of: name, in: map) else { return false }
      let indent = String(repeating: " ", count: max(0, name.keyPosition.column - 1))
      file.insertLine("\(indent)\(property): \(value.written)", behind: place.upperBound)
    }
    return take(file.string, property, value, owner)
  }

  /// Accepts a changed text if its content differs only in one value.
  private mutating func take(
    _ changed: String,
    _ property: String,
    _ value: PropertyValue,
    _ owner: Owner
  ) -> Bool {
    guard let other = try? YAMLReader.value(in: Data(changed.utf8)) else { return false }
    let (before, after) = (PlainValue(root), PlainValue(other))
    var former = SceneFileEditor(text: changed, root: other)
    guard let now = former.map(of: owner)?[property], now.says(value),
      before.differences(from: after) == 1
    else { return false }
    former.text = changed
    self = former
    return true
  }

  private init(text: String, root: SourceNode) { (self.text, self.root) = (text, root) }

  // MARK: - Finding

  private func map(of owner: Owner) -> SourceNode? {
    var found: SourceNode?
    var waiting: [SourceNode] = []
    func add(_ list: SourceNode?) {
      if case .list(let elements)? = list?.content { waiting += elements }
    }
    if let view = root["root"] { waiting.append(view) }
    add(root["views"])
    add(root["windows"])
    if case .list(let controllers)? = root["controllers"]?.content {
      waiting += controllers.compactMap { $0["view"] }
    }
    while found == nil, let view = waiting.popLast() {
      switch owner {
      case .view(let name): if view.isNamed(name) { found = view }
      case .recognizer(let name):
        guard case .list(let recognizers)? = view["recognizers"]?.content else { break }
        found = recognizers.first { $0.isNamed(name) }
      }
      add(view["subviews"])
    }
    return found
  }
}

extension SourceNode {
  fileprivate func isNamed(_ name: String) -> Bool {
    guard case .text(let text)? = self["id"]?.content else { return false }
    return text == name
  }

  /// Whether its text represents a value.
  fileprivate func says(_ value: PropertyValue) -> Bool {
    switch (content, value) {
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let text), .number(let b)):
      Double(text) == Double(PropertyValue.number(b).written)
    case (.text(let a), .text(let b)): a == b
    case (.null, .text(nil)): true
    case (.text(let a), .color): a == "\(value)"
    case (.list(let list), .numbers(let numbers)):
      list.count == numbers.count && zip(list, numbers).allSatisfy { $0.says(.number($1)) }
    default: false
    }
  }
}

extension PropertyValue {
  /// The value as in a scene file.
  nonisolated fileprivate var written: String {
    switch self {
    case .bool, .number: "\(self)"
    case .numbers(let numbers):
      "[" + numbers.map { "\(PropertyValue.number($0))" }.joined(separator: ", ") + "]"
    case .color: "\"\(self)\""
    case .text(nil): "null"
    // A JSON text is also a YAML text.
    case .text(let text?): Self.quoted(text)
    }
  }

  nonisolated private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.add(text)
    return writer.text
  }
}

/// A value without its position in the file.
private enum PlainValue: Equatable {
  case value(SourceNode.Content)
  case list([PlainValue])
  case map([String: PlainValue])

  init(_ node: SourceNode) {
    switch node.content {
    case .list(let elements): self = .list(elements.map(PlainValue.init))
    case .map(let entries):
      let pairs = entries.map { ($0.key, PlainValue($0.value)) }
      self = .map(Dictionary(pairs) { first, _ in first })
    default: self = .value(node.content)
    }
  }

  /// Returns the number of named values that differ; a list of other values counts as one.
  func differences(from other: PlainValue) -> Int {
    switch (self, other) {
    case (.map(let a), .map(let b)):
      Set(a.keys).union(b.keys).reduce(0) { count, key in
        guard let former = a[key], let now = b[key] else { return count + 1 }
        return count + former.differences(from: now)
      }
    case (.list(let a), .list(let b)) where a.count == b.count && a.contains(where: \.isDeep):
      zip(a, b).reduce(0) { $0 + $1.0.differences(from: $1.1) }
    default: self == other ? 0 : 1
    }
  }

  private var isDeep: Bool { if case .value = self { false } else { true } }
}
