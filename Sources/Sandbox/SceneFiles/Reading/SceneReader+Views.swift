import TouchTrace
import TextFormats
import UIKit

/// Views and recognizers.
extension SceneReader {
  func views(_ node: SourceNode) throws(SourceProblem) -> [ViewBlueprint] {
    var views: [ViewBlueprint] = []
    for element in try node.list("a list of views") {
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
        view.type = try choice(type, "class", ViewClass.all.map { ($0.name, $0) })
        view.isOfUnknownType = false
      }
    }
    if isWindow { view.type = .window }
    let properties =
      view.isOfUnknownType
      ? Properties.views.filter { $0.write != nil } : settableProperties(of: view.type)
    try readFields(of: node, SceneKeys.view + properties.map(key), into: &view, "a view")
    // UIKit's order matters: a frame comes before a transform, limits before the value.
    view.settings = sorted(view.settings, properties)
    return view
  }

  /// The properties of a class; found once, as an example of the class has to be made for it.
  private func settableProperties(of type: ViewClass) -> [Property] {
    if let known = classProperties[type.name] { return known }
    let example = type.make()
    let properties = Properties.views.filter { $0.read(example) != nil && $0.write != nil }
    classProperties[type.name] = properties
    return properties
  }

  func recognizer(_ node: SourceNode) throws(SourceProblem) -> RecognizerBlueprint {
    var recognizer = RecognizerBlueprint()
    let types = RecognizerKind.allCases.map { ($0.name, $0) }
    var isKnown = false
    attempt { () throws(SourceProblem) in
      let names = types.map(\.0).joined(separator: ", ")
      let type = try node.required("type", "one of \(names)")
      recognizer.type = try choice(type, "type", types)
      isKnown = true
    }
    let example = recognizer.type.make()
    let properties = Properties.recognizers.filter { !isKnown || $0.read(example) != nil }
    let keys = SceneKeys.recognizer + properties.map(key)
    try readFields(of: node, keys, into: &recognizer, "a recognizer")
    return recognizer
  }

  private func key(_ property: Property) -> SceneKey<ViewBlueprint> {
    SceneKey(property.name, .kind(property.kind), property.help) {
      (node, view, _) throws(SourceProblem) in
      view.settings.append(.init(property: property, value: try property.kind.value(of: node)))
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

  private func sorted(
    _ settings: [ViewBlueprint.Setting],
    _ properties: [Property]
  ) -> [ViewBlueprint.Setting] {
    properties.compactMap { property in settings.first { $0.property.name == property.name } }
  }
}

extension ViewBlueprint {
  /// Whether it is of a class that sends events.
  var isControl: Bool { type.make() is UIControl }
}
