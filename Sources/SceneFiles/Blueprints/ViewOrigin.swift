/// What a view of a scene was in the app that it was imported from.
package struct ViewOrigin: Hashable, Sendable {
  /// Its address there: `0x7f811cf064d0`.
  package var address: String?
  /// Its class there, where the scene has another.
  package var appClass: String?
  /// What is not known about it, so that answers that depend on it can say so.
  package var openQuestion: String?

  /// Whether nothing is said.
  package var isEmpty: Bool { self == ViewOrigin() }
}

extension SceneBlueprint {
  /// The origins of its views, by the names that the views have in the file.
  package var origins: [String: ViewOrigin] {
    var origins: [String: ViewOrigin] = [:]
    var waiting = [root] + windows + controllers.compactMap(\.view)
    while let view = waiting.popLast() {
      if let id = view.id, !view.origin.isEmpty { origins[id.name] = view.origin }
      waiting += view.subviews
    }
    return origins
  }
}
