package import Foundation
package import TextFormats
import TouchTrace
import UIKit
import YAMLFormat

/// Reads scene files and collects all problems of one.
package final class SceneReader {
  /// The problems, in the order of the file.
  private(set) var problems: [SourceProblem] = []
  var assets: SceneAssets

  var viewCount = 0
  /// The number of recognizers of the current view and its ancestors.
  var recognizersOnWay = 0
  private var viewNames = NameCheck()
  private var recognizerNames = NameCheck()
  private var controllerNames = NameCheck()
  /// The valid names in views, by class; the key nil contains those of an unknown class.
  var viewKeys: [String?: SceneKeyTable<ViewBlueprint>] = [:]
  /// The valid names in recognizers, by kind.
  var recognizerKeys: [RecognizerKind?: SceneKeyTable<RecognizerBlueprint>] = [:]
  private(set) var views: [String] = []
  private(set) var recognizers: [String] = []
  private(set) var controllers: [String] = []
  /// References that are checked when all names are known.
  private var uses: [(kind: Kind, reference: Reference)] = []

  /// The kind of object that a name refers to.
  enum Kind: String {
    case view
    case recognizer
    case controller
  }

  /// The result of reading a file.
  package enum Reading {
    /// A valid scene.
    case scene(SceneBlueprint)
    /// The problems, at least one, in the order of the file.
    case problems([SourceProblem])
  }

  private init(_ assets: SceneAssets) {
    self.assets = assets
  }

  /// Reads the content of a file; its pictures must be in its folder, and drawable for the caller.
  package static func read(
    _ data: Data,
    folder: String,
    isPicture: @escaping (Data) -> Bool = { UIImage(data: $0) != nil }
  ) -> Reading {
    do throws(SourceProblem) {
      let node = try YAMLReader.value(in: data)
      let reading = read(node, folder: folder, isPicture: isPicture)
      guard case .problems(let problems) = reading else { return reading }
      let text = String(decoding: data, as: UTF8.self)
      return .problems(problems.map { $0.quoting(text) })
    } catch {
      return .problems([error.quoting(String(decoding: data, as: UTF8.self))])
    }
  }

  /// Reads the parsed content of a file; it does not search for pictures with names.
  package static func read(
    _ node: SourceNode,
    folder: String,
    pictures: [String: Data] = [:],
    isPicture: @escaping (Data) -> Bool = { UIImage(data: $0) != nil }
  ) -> Reading {
    let assets = SceneAssets(folder: folder, given: pictures, isPicture: isPicture)
    let reader = SceneReader(assets)
    var scene = SceneBlueprint()
    reader.attempt { () throws(SourceProblem) in
      try reader.readFields(
        of: node,
        SceneKeyTable(SceneKeys.scene),
        into: &scene,
        "a scene"
      )
    }
    reader.checkUses()
    guard reader.problems.isEmpty else {
      return .problems(reader.problems.sorted { $0.position < $1.position })
    }
    return .scene(scene)
  }

  // MARK: - Maps

  /// Reads a map with its table; a problem in one name does not affect the other names.
  func readFields<Target>(
    of node: SourceNode,
    _ keys: SceneKeyTable<Target>,
    into target: inout Target,
    _ expected: String
  ) throws(SourceProblem) {
    for entry in try node.map("\(expected), a map of names and values") {
      attempt { () throws(SourceProblem) in
        guard let key = keys[entry.key] else {
          throw unknown("key", entry.key, among: keys.names, at: entry.keyPosition)
        }
        try key.read(entry.value, &target, self)
      }
    }
  }

  /// Performs throwing work, and records the problem if it fails.
  func attempt(_ work: () throws(SourceProblem) -> Void) {
    do throws(SourceProblem) {
      try work()
    } catch {
      record(error)
    }
  }

  func record(_ problem: SourceProblem) {
    if problems.count < FileLimits.problems { problems.append(problem) }
  }

  /// The names of scene files for words of other formats.
  private static let otherWords = [
    "name": "id", "identifier": "id", "accessibilityidentifier": "id", "type": "class",
    "children": "subviews", "views": "subviews", "color": "backgroundColor",
    "colour": "backgroundColor", "background": "backgroundColor", "fill": "backgroundColor",
    "rect": "frame", "hidden": "isHidden", "enabled": "isEnabled", "opacity": "alpha",
    "gestures": "recognizers", "gesturerecognizers": "recognizers",
  ]

  func unknown(
    _ what: String,
    _ name: String,
    among names: [String],
    at position: SourcePosition
  ) -> SourceProblem {
    let meant = Self.otherWords[name.lowercased()].flatMap { names.contains($0) ? $0 : nil }
    let similar = meant.map { [$0] } ?? Suggestions(names: names).suggestions(for: name)
    let hint =
      similar.isEmpty && names.count <= 24
      ? " (one of \(names.joined(separator: ", ")))" : PropertyKind.question(similar)
    return SourceProblem("unknown \(what) \(PlainText.quoted(name))\(hint)", at: position)
  }

  /// Parses one of several words.
  func choice<Choice>(
    _ node: SourceNode,
    _ what: String,
    _ choices: [(name: String, value: Choice)]
  ) throws(SourceProblem) -> Choice {
    let name = try node.text("a \(what)")
    if let found = choices.first(where: { $0.name == name }) { return found.value }
    throw unknown(what, name, among: choices.map(\.name), at: node.position)
  }

  // MARK: - Names

  /// Declares a new name, which must be unique for its kind.
  func declare(_ kind: Kind, _ node: SourceNode) throws(SourceProblem) -> Reference {
    let name = try node.text("a name")
    guard !name.isEmpty, name.utf8.count <= FileLimits.Scene.nameBytes else {
      throw node.mismatch("a name of at most \(FileLimits.Scene.nameBytes) bytes")
    }
    guard PlainText.isHarmless(name) else {
      throw node.mismatch("a name without control characters")
    }
    switch kind {
    case .view:
      try viewNames.add(name, at: node.position)
      views.append(name)
    case .recognizer:
      try recognizerNames.add(name, at: node.position)
      recognizers.append(name)
    case .controller:
      try controllerNames.add(name, at: node.position)
      controllers.append(name)
    }
    return Reference(name: name, position: node.position)
  }

  /// Declares the recognizers of a scroll view, which others may refer to.
  func declareScrolling(of view: Reference) {
    recognizers += ["panGestureRecognizer", "pinchGestureRecognizer"].map { "\(view.name).\($0)" }
  }

  /// Records a reference to a name that is declared anywhere in the file.
  func use(_ kind: Kind, _ node: SourceNode) throws(SourceProblem) -> Reference {
    let reference = Reference(
      name: try node.text("the name of a \(kind.rawValue)"),
      position: node.position
    )
    uses.append((kind, reference))
    return reference
  }

  private func checkUses() {
    let sets = [
      Kind.view: Set(views), .recognizer: Set(recognizers), .controller: Set(controllers),
    ]
    for (kind, reference) in uses where sets[kind]?.contains(reference.name) != true {
      // The search for a similar name visits all names.
      guard problems.count < FileLimits.problems else { return }
      let known =
        switch kind {
        case .view: views
        case .recognizer: recognizers
        case .controller: controllers
        }
      record(unknown(kind.rawValue, reference.name, among: known, at: reference.position))
    }
  }
}
