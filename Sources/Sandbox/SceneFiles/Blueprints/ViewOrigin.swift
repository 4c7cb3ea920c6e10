/// What a view of a scene was in the app that it was imported from.
package struct ViewOrigin: Hashable, Sendable {
  /// Its address there: `0x7f811cf064d0`.
  package var address: String?
  /// Its class there, where the scene has another.
  package var appClass: String?
  /// The class of UIKit that its class is made of.
  package var baseClass: String?
  /// The identifier that its author gave it there.
  package var appIdentifier: String?
  /// What it showed there, where the scene's view shows nothing.
  package var appText: String?
  /// Other words by which users know it: its accessibility label, placeholder or image.
  package var otherTexts: [String] = []
  /// Whether a test driver found a place at which it can be touched.
  package var isHittable: Bool?
  /// Whether it was a list without a delegate.
  package var hasNoDelegate = false
  /// Whether only places are known of the views in it.
  package var isFramesOnly = false
  /// Whether it is an accessibility element without a view of its own.
  package var isElement = false
  /// The properties of it and the views in it that the text leaves out.
  package var untold: [String] = []
  /// What is not known about it, so that answers that depend on it can say so.
  package var openQuestion: String?
  /// The animations that ran on it, as the debugger prints them.
  package var animations: String?
  /// The responder behind it, where that is not its controller or superview.
  package var next: String?
  /// The selectors that it sends to the first responder, and not to a target.
  package var untargeted: [String] = []
  /// The object that has the method of those; nil for none that is known.
  package var untargetedTo: String?
  /// Whether keys went to it first.
  package var wasFirstResponder = false
  /// Whether it had recognizers, or may have had, that the text does not describe.
  package var hasMoreRecognizers = false
  /// The properties of which the text told the value; nil where nothing says that there was a text.
  package var told: [String]?

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
