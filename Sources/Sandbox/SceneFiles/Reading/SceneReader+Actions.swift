import Foundation
import TextFormats
import UIKit

/// Parses lists of actions, each a map with one name from `ActionKind.all`.
extension SceneReader {
  /// Parses lists of actions by the names of their events.
  func reactions(
    _ node: SourceNode,
    _ names: [String]
  ) throws(SourceProblem) -> [String: [SceneAction]] {
    var reactions: [String: [SceneAction]] = [:]
    for entry in try node.map("a map of events and their actions") {
      guard names.contains(entry.key) else {
        throw unknown("event", entry.key, among: names, at: entry.keyPosition)
      }
      reactions[entry.key] = try actions(entry.value)
    }
    return reactions
  }

  func actions(_ node: SourceNode) throws(SourceProblem) -> [SceneAction] {
    var actions: [SceneAction] = []
    for element in try node.list("a list of actions") {
      // `- dismiss` is shorter than `- dismiss: true`.
      if case .text(let name) = element.content {
        actions.append(try action(name, SourceNode(.null, at: element.position), element.position))
        continue
      }
      let entries = try element.map("an action such as 'log: pressed'")
      guard entries.count == 1, let entry = entries.first else {
        throw element.mismatch("an action: a map with one name")
      }
      actions.append(try action(entry.key, entry.value, entry.keyPosition))
    }
    return actions
  }

  private func action(
    _ name: String,
    _ node: SourceNode,
    _ position: SourcePosition
  ) throws(SourceProblem) -> SceneAction {
    guard let kind = ActionKind.all.first(where: { ([$0.name] + $0.aliases).contains(name) })
    else { throw unknown("action", name, among: ActionKind.all.map(\.name), at: position) }
    if case .fields(let fields, let properties) = kind.shape, properties.isEmpty {
      try check(node, fields.map(\.name))
    }
    return try kind.read(node, self)
  }

  // MARK: - What stands after their names

  func move(_ node: SourceNode) throws(SourceProblem) -> SceneAction {
    guard (node["by"] == nil) != (node["to"] == nil) else {
      throw node.mismatch("'by' or 'to', [x, y] in points")
    }
    return .move(
      try view(in: node),
      by: try point(node["by"]),
      to: try point(node["to"]),
      duration: try duration(node)
    )
  }

  /// The Boolean properties.
  static let flags = settableProperties.filter { $0.kind == .bool }
  /// The properties that a file can set.
  static let settableProperties = Properties.views.filter { $0.write != nil }

  func toggle(_ node: SourceNode) throws(SourceProblem) -> SceneAction {
    let name = try node.required("property", "a property that is true or false")
    let property = try choice(name, "property", Self.flags.map { ($0.name, $0) })
    return .toggle(try view(in: node), property)
  }

  func set(_ node: SourceNode) throws(SourceProblem) -> SceneAction {
    var settings: [ViewBlueprint.Setting] = []
    let properties = Self.settableProperties
    for entry in try node.map("a map of properties")
    where !["view", "duration"].contains(entry.key) {
      let fitting = properties.filter { $0.name == entry.key }
      guard !fitting.isEmpty else {
        throw unknown("property", entry.key, among: properties.map(\.name), at: entry.keyPosition)
      }
      // Several classes may have a property with the name; settings that the view lacks have no effect.
      for property in fitting {
        settings.append(.init(property: property, value: try property.kind.value(of: entry.value)))
      }
    }
    return .set(try view(in: node), settings, duration: try duration(node))
  }

  // MARK: - Parts

  private func check(_ node: SourceNode, _ names: [String]) throws(SourceProblem) {
    for entry in try node.map("a map of \(names.joined(separator: ", "))")
    where !names.contains(entry.key) {
      throw unknown("key", entry.key, among: names, at: entry.keyPosition)
    }
  }

  func view(in node: SourceNode) throws(SourceProblem) -> Reference? {
    guard let view = node["view"] else { return nil }
    return try use(.view, view)
  }

  /// Parses the view that an action names directly; nil means the view that it belongs to.
  func target(_ node: SourceNode) throws(SourceProblem) -> Reference? {
    switch node.content {
    case .null, .bool(true): nil
    default: try use(.view, node)
    }
  }

  private func point(_ node: SourceNode?) throws(SourceProblem) -> CGPoint? {
    guard let node else { return nil }
    guard case .numbers(let values) = try PropertyKind.numbers(["x", "y"]).value(of: node) else {
      return nil
    }
    return CGPoint(x: values[0], y: values[1])
  }

  func duration(_ node: SourceNode) throws(SourceProblem) -> Double {
    guard let node = node["duration"] else { return 0 }
    let value = try node.number("a time in seconds")
    guard (0...FileLimits.Scene.animationSeconds).contains(value) else {
      throw node.mismatch("a time from 0 to 60 seconds")
    }
    return value
  }
}
