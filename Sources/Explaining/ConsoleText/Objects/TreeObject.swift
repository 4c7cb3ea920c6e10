import Foundation
import TextFormats

/// An object of a JSON tree, with one spelling for each field.
///
/// `isEnabled`, `is_enabled` and `enabled` are one field. The entries of `attributes` are fields of
/// the object that contains it.
struct TreeObject {
  let position: SourcePosition
  private var fields: [String: SourceNode] = [:]
  /// The nested lists and objects, in order.
  private(set) var nested: [SourceNode] = []

  /// Creates an object from a map; returns nil for any other value.
  init?(_ node: SourceNode) {
    guard case .map(let entries) = node.content else { return nil }
    position = node.position
    add(entries)
  }

  /// Creates an object from fields that are not JSON.
  init(_ texts: [(key: String, value: String)], at position: SourcePosition) {
    self.position = position
    for (key, value) in texts where fields[Self.spelling(of: key)] == nil {
      fields[Self.spelling(of: key)] = SourceNode(.text(value), at: position)
    }
  }

  private mutating func add(_ entries: [SourceNode.Entry]) {
    for entry in entries {
      let key = Self.spelling(of: entry.key)
      if case .map(let inner) = entry.value.content, Self.groups.contains(key) {
        add(inner)
        continue
      }
      if fields[key] == nil { fields[key] = entry.value }
      switch entry.value.content {
      case .list, .map:
        if !Self.references.contains(key) { nested.append(entry.value) }
      default: break
      }
    }
  }

  /// The objects whose fields belong to the object around them.
  private static let groups: Set = ["attributes", "properties", "attrs", "info"]

  /// The fields that refer to other elements of the tree.
  private static let references: Set = ["interactable", "occludedby", "coveredby", "explainedby"]

  /// Returns a name in lower case, without underscores, dashes and the prefix "is".
  static func spelling(of key: String) -> String {
    let third = key.dropFirst(2).first
    let isQuestion = key.hasPrefix("is") && third.map { $0.isUppercase || $0 == "_" } == true
    let name = isQuestion ? key.dropFirst(2) : key[...]
    return String(name.lowercased().filter { $0 != "_" && $0 != "-" })
  }

  /// Whether the object has a field.
  func has(_ key: String) -> Bool { fields[key] != nil }

  /// The unchanged value of a field.
  subscript(key: String) -> SourceNode? { fields[key] }

  /// Returns the first of some fields that is a non-empty text or a number.
  func text(_ keys: [String]) -> String? {
    for key in keys {
      switch fields[key]?.content {
      case .text(let text) where !text.isEmpty: return text
      case .number(let number): return number
      default: continue
      }
    }
    return nil
  }

  /// Returns the texts of all given fields, without duplicates.
  func texts(_ keys: [String]) -> [String] {
    var texts: [String] = []
    for key in keys {
      if let text = text([key]), !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  /// Returns the first of some fields that is a Boolean value in any spelling.
  func flag(_ keys: [String]) -> Bool? {
    for key in keys {
      switch fields[key]?.content {
      case .bool(let flag): return flag
      case .number(let text): return Double(text).map { $0 != 0 }
      case .text(let text):
        switch text.lowercased() {
        case "true", "yes", "1": return true
        case "false", "no", "0": return false
        default: continue
        }
      default: continue
      }
    }
    return nil
  }

  /// Returns the first of some fields that is a number, or a text with a number.
  func number(_ keys: [String]) -> Double? {
    for key in keys {
      if let number = fields[key].flatMap(Self.number) { return number }
    }
    return nil
  }

  private static func number(_ node: SourceNode) -> Double? {
    switch node.content {
    case .number(let text), .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }

  /// Returns the elements of a list; nil without a list.
  func lists(_ key: String) -> [SourceNode]? {
    guard let list = try? fields[key]?.list(), !list.isEmpty else { return nil }
    return list
  }

  /// Returns the words of a list.
  func words(_ key: String) -> [String] {
    ((try? fields[key]?.list()) ?? []).compactMap { try? $0.text().lowercased() }
  }

  /// The scalar values, for the comparison with a later tree.
  var values: [String: String] {
    var values = fields.compactMapValues { node -> String? in
      switch node.content {
      case .text(let text): text.isEmpty ? nil : text
      case .number(let text): text
      case .bool(let flag): flag ? "true" : "false"
      case .list(let parts): parts.compactMap { try? $0.text() }.joined(separator: ", ")
      default: nil
      }
    }
    values["interactable"] = values["interactable"] ?? interactability
    return values
  }
}

// MARK: - Rectangles

extension TreeObject {
  /// A rectangle, and the meaning of its numbers.
  struct Rectangle {
    var rect: CGRect
    /// Whether the field is known to contain screen coordinates.
    var isOnScreen: Bool
  }

  /// The fields with screen coordinates.
  private static let screenKeys = [
    "axframe", "windowframe", "screenframe", "absoluteframe", "frameinwindow", "frameonscreen",
    "globalframe", "accessibilityframe", "rect", "coordinates",
  ]

  /// The fields whose coordinates depend on the tool.
  private static let frameKeys = ["frame", "bounds", "boundingbox", "box", "b"]

  /// Returns the rectangle; nil if no field contains one.
  func rectangle() -> Rectangle? { rectangle(Self.screenKeys + Self.frameKeys) }

  /// The rectangle of a view in its superview; nil if no field contains one.
  ///
  /// The bounds of a view are in its own coordinates.
  var frameInParent: Rectangle? {
    rectangle(["frame", "boundingbox", "box"] + Self.screenKeys)
  }

  /// Whether the object has its frame in the window.
  var hasWindowFrame: Bool { fields["windowframe"].flatMap { Self.rectangle($0) } != nil }

  private func rectangle(_ keys: [String]) -> Rectangle? {
    for key in keys {
      guard let node = fields[key], let found = Self.rectangle(node) else { continue }
      let isOnScreen = found.areCorners || Self.screenKeys.contains(key)
      return Rectangle(rect: found.rect, isOnScreen: isOnScreen)
    }
    guard let x = number(["x"]), let y = number(["y"]), let width = number(["width", "w"]),
      let height = number(["height", "h"])
    else { return nil }
    return Rectangle(
      rect: CGRect(x: x, y: y, width: width, height: height),
      isOnScreen: false
    )
  }

  /// The origin of the bounds, if the object has bounds and a frame.
  var boundsOrigin: CGPoint? {
    guard let frame = fields["frame"], Self.rectangle(frame) != nil, let bounds = fields["bounds"]
    else { return nil }
    return Self.rectangle(bounds)?.rect.origin
  }

  /// Returns a rectangle from any of its forms: an object, four numbers, or a text with four
  /// numbers.
  private static func rectangle(_ node: SourceNode) -> (rect: CGRect, areCorners: Bool)? {
    switch node.content {
    case .map: return TreeObject(node).flatMap { $0.ownRectangle }
    case .list(let parts):
      var numbers = parts.compactMap(number)
      if numbers.isEmpty {
        numbers = parts.flatMap { ((try? $0.list()) ?? []).compactMap(number) }
      }
      guard parts.count <= 4, numbers.count == 4 else { return nil }
      return (
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), false
      )
    case .text(let text): return rectangle(of: text)
    default: return nil
    }
  }

  private var ownRectangle: (rect: CGRect, areCorners: Bool)? {
    if let left = number(["left"]), let top = number(["top"]), let right = number(["right"]),
      let bottom = number(["bottom"])
    {
      return (CGRect(x: left, y: top, width: right - left, height: bottom - top), true)
    }
    let origin = fields["origin"].flatMap(TreeObject.init) ?? self
    let size = fields["size"].flatMap(TreeObject.init) ?? self
    guard let x = origin.number(["x", "left"]), let y = origin.number(["y", "top"]),
      let width = size.number(["width", "w"]), let height = size.number(["height", "h"])
    else { return nil }
    return (CGRect(x: x, y: y, width: width, height: height), false)
  }

  /// Returns the rectangle in `{{20, 300}, {350, 50}}`, `20,300,350,50` or, with its corners,
  /// `[20,300][370,350]`.
  static func rectangle(of text: String) -> (rect: CGRect, areCorners: Bool)? {
    let bytes = Array(text.utf8)
    guard bytes.count <= 200, bytes.contains(where: \.isDigit),
      let n = ValueText(bytes).numbers(0..<bytes.count), n.count == 4,
      n.allSatisfy(\.isFinite)
    else { return nil }
    guard text.contains("][") else {
      return (CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), false)
    }
    return (CGRect(x: n[0], y: n[1], width: n[2] - n[0], height: n[3] - n[1]), true)
  }
}
