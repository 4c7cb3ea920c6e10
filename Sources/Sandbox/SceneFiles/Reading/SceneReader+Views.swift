import TouchTrace
import TextFormats
import UIKit

/// Views and recognizers.
extension SceneReader {
  func views(_ node: SourceNode) throws(SourceProblem) -> [ViewBlueprint] {
    var views: [ViewBlueprint] = []
    for element in try node.list("a list of views") {
      // All further views exceed the limit too.
      guard viewCount <= FileLimits.Scene.views else { break }
      attempt { () throws(SourceProblem) in views.append(try view(element)) }
    }
    return views
  }

  func view(_ node: SourceNode, isWindow: Bool = false) throws(SourceProblem) -> ViewBlueprint {
    viewCount += 1
    guard viewCount <= FileLimits.Scene.views else {
      throw SourceProblem("a scene has at most \(FileLimits.Scene.views) views", at: node.position)
    }
    var view = ViewBlueprint()
    if let type = node["class"] {
      view.typePosition = type.position
      view.isOfUnknownType = true
      attempt { () throws(SourceProblem) in
        view.type = try choice(type, "class", ViewClass.choices)
        view.isOfUnknownType = false
      }
    }
    if isWindow { view.type = .window }
    let recognizersAbove = recognizersOnWay
    defer { recognizersOnWay = recognizersAbove }
    let keys = keys(of: view.isOfUnknownType ? nil : view.type)
    try readFields(of: node, keys, into: &view, "a view")
    // The order matters in UIKit: a frame comes before a transform, limits come before the value.
    view.settings.sort { $0.order < $1.order }
    if let id = view.id, view.type.isScrollView { declareScrolling(of: id) }
    return view
  }

  /// Returns the valid names in a view of a class.
  ///
  /// The result is cached, because it requires an instance of the class.
  private func keys(of type: ViewClass?) -> SceneKeyTable<ViewBlueprint> {
    if let known = viewKeys[type?.name] { return known }
    var properties = Properties.views.filter { $0.write != nil }
    if let example = type?.make() { properties = properties.filter { $0.read(example) != nil } }
    let keys = SceneKeyTable(SceneKeys.view + properties.enumerated().map { key($1, order: $0) })
    viewKeys[type?.name] = keys
    return keys
  }

  func recognizer(_ node: SourceNode) throws(SourceProblem) -> RecognizerBlueprint {
    recognizersOnWay += 1
    guard recognizersOnWay <= FileLimits.Scene.recognizersPerTouch else {
      throw SourceProblem(
        "a view and its superviews have at most \(FileLimits.Scene.recognizersPerTouch) "
          + "recognizers together",
        at: node.position
      )
    }
    var recognizer = RecognizerBlueprint()
    var kind: RecognizerKind?
    attempt { () throws(SourceProblem) in
      let types = RecognizerKind.allCases.map { ($0.name, $0) }
      let names = types.map(\.0).joined(separator: ", ")
      let type = try node.required("type", "one of \(names)")
      recognizer.type = try choice(type, "type", types)
      kind = recognizer.type
    }
    try readFields(of: node, keys(of: kind), into: &recognizer, "a recognizer")
    return recognizer
  }

  /// Parses references to recognizers, which may be declared anywhere in the file.
  func recognizers(
    _ node: SourceNode,
    _ expected: String = "a list of recognizers"
  ) throws(SourceProblem) -> [Reference] {
    var references: [Reference] = []
    for name in try node.list(expected) { references.append(try use(.recognizer, name)) }
    return references
  }

  /// Returns the valid names in a recognizer of a kind.
  private func keys(of kind: RecognizerKind?) -> SceneKeyTable<RecognizerBlueprint> {
    if let known = recognizerKeys[kind] { return known }
    var properties = Properties.recognizers
    if let example = kind?.make() { properties = properties.filter { $0.read(example) != nil } }
    let keys = SceneKeyTable(SceneKeys.recognizer + properties.map(key))
    recognizerKeys[kind] = keys
    return keys
  }

  private func key(_ property: Property, order: Int) -> SceneKey<ViewBlueprint> {
    SceneKey(property.name, .kind(property.kind), property.help) {
      (node, view, _) throws(SourceProblem) in
      let value = try property.kind.value(of: node)
      view.settings.append(.init(property: property, value: value, order: order))
    }
  }

  private func key(_ property: Property) -> SceneKey<RecognizerBlueprint> {
    SceneKey(property.name, .kind(property.kind), property.help) {
      (node, recognizer, _) throws(SourceProblem) in
      recognizer.settings.append(
        .init(property: property, value: try property.kind.value(of: node))
      )
    }
  }
}

extension ViewBlueprint {
  /// Whether its class sends control events.
  var isControl: Bool { type.make() is UIControl }
}
