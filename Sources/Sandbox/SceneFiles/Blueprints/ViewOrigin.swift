/// The origin of a scene's view in the app that it was imported from.
package struct ViewOrigin: Hashable, Sendable {
  /// Its address in the app: `0x7f811cf064d0`.
  package var address: String?
  /// Its class in the app, if the scene has another one.
  package var appClass: String?
  /// The UIKit class that its class inherits from.
  package var baseClass: String?
  /// The identifier that its author gave it in the app.
  package var appIdentifier: String?
  /// Its text in the app, if the scene's view has none.
  package var appText: String?
  /// Other texts by which users know it: its accessibility label, placeholder or image.
  package var otherTexts: [String] = []
  /// Whether a test driver found a hittable point in it.
  package var isHittable: Bool?
  /// Whether it was a list without a delegate.
  package var hasNoDelegate = false
  /// Whether only the frames of its descendants are known.
  package var isFramesOnly = false
  /// Whether it is an accessibility element without a view of its own.
  package var isElement = false
  /// The properties of it and its descendants that the text leaves out.
  package var untold: [String] = []
  /// A fact about it that is unknown, which answers that depend on it mention.
  package var openQuestion: String?
  /// The animations that were running on it, as printed by the debugger.
  package var animations: String?
  /// Its next responder, if that is not its controller or superview.
  package var next: String?
  /// The selectors that it sends to the first responder, with a nil target.
  package var untargeted: [String] = []
  /// The object that implements those selectors; nil if unknown.
  package var untargetedTo: String?
  /// Whether it was the first responder.
  package var wasFirstResponder = false
  /// Whether it had, or may have had, recognizers that the text does not describe.
  package var hasMoreRecognizers = false
  /// The properties whose values the text contains; nil if the file does not mention a text.
  package var told: [String]?

  /// Whether the text contains it; false for a superview that the import added.
  package var isInText: Bool { address != nil || told != nil }

  /// Whether it contains no facts.
  package var isEmpty: Bool { self == ViewOrigin() }
}

extension SceneBlueprint {
  /// The origins of its views, by the views' names in the file.
  package var origins: [String: ViewOrigin] {
    var origins: [String: ViewOrigin] = [:]
    for view in [root] + windows + controllers.compactMap(\.view) { view.addOrigins(to: &origins) }
    return origins
  }
}

extension ViewBlueprint {
  /// Adds the origins of the view and its descendants.
  fileprivate func addOrigins(to origins: inout [String: ViewOrigin]) {
    if let id, !origin.isEmpty { origins[id.name] = origin }
    for view in subviews { view.addOrigins(to: &origins) }
  }
}
