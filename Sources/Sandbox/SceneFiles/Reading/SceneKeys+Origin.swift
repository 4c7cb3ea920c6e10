import Foundation
import TextFormats

/// The origin of a view in the app that it was imported from.
extension SceneKeys {
  static let origin: [SceneKey<ViewBlueprint>] = [
    text("address", "its address in the app that it was imported from", \.address),
    text("appClass", "its class in the app that it was imported from", \.appClass),
    text("appBaseClass", "the UIKit class that its class inherits from", \.baseClass),
    text("appIdentifier", "its accessibilityIdentifier in the app", \.appIdentifier),
    text("appText", "its text in the app, if the scene's view has no text", \.appText),
    SceneKey("appTexts", .list(.kind(.text)), "other texts by which users know it") {
      (node, view, _) throws(SourceProblem) in
      view.origin.otherTexts = try texts(node)
    },
    SceneKey("isHittable", .kind(.bool), "whether a test driver found a hittable point in it") {
      (node, view, _) throws(SourceProblem) in
      view.origin.isHittable = try node.bool()
    },
    flag(
      "framesOnly",
      "whether only the frames of the views in it are known, as in an accessibility tree",
      \.isFramesOnly
    ),
    flag("isElement", "whether it is an accessibility element without a view", \.isElement),
    SceneKey(
      "untold",
      .list(.kind(.text)),
      "properties that the imported text lacks for it and the views in it: place, interaction"
    ) { (node, view, _) throws(SourceProblem) in
      view.origin.untold = try texts(node)
    },
    text("openQuestion", "an unknown fact about it, which answers mention", \.openQuestion),
    text("animations", "the animations that ran on it in the app", \.animations),
    text("nextInApp", "its next responder, if its class overrides next", \.next),
    SceneKey("untargeted", .list(.kind(.text)), "the actions that it sends with a nil target") {
      (node, view, _) throws(SourceProblem) in
      view.origin.untargeted = try texts(node)
    },
    text("untargetedTo", "the object that implements these actions", \.untargetedTo),
    flag("wasFirstResponder", "whether it was the first responder in the app", \.wasFirstResponder),
    flag("hasNoDelegate", "whether it was a list without a delegate in the app", \.hasNoDelegate),
    flag(
      "hasMoreRecognizers",
      "whether it had more recognizers in the app than the file describes",
      \.hasMoreRecognizers
    ),
    SceneKey("told", .list(.kind(.text)), "the properties whose values the text contains") {
      (node, view, _) throws(SourceProblem) in
      view.origin.told = try texts(node)
    },
  ]

  private static func text(
    _ name: String,
    _ help: String,
    _ path: WritableKeyPath<ViewOrigin, String?>
  ) -> SceneKey<ViewBlueprint> {
    SceneKey(name, .kind(.text), help) { (node, view, _) throws(SourceProblem) in
      view.origin[keyPath: path] = try node.text()
    }
  }

  private static func flag(
    _ name: String,
    _ help: String,
    _ path: WritableKeyPath<ViewOrigin, Bool>
  ) -> SceneKey<ViewBlueprint> {
    SceneKey(name, .kind(.bool), help) { (node, view, _) throws(SourceProblem) in
      view.origin[keyPath: path] = try node.bool()
    }
  }

  private static func texts(_ node: SourceNode) throws(SourceProblem) -> [String] {
    var texts: [String] = []
    for element in try node.list("a list of texts") { texts.append(try element.text()) }
    return texts
  }

  /// The facts about the whole app.
  static let appAnswers: [SceneKey<SceneBlueprint>] = [
    SceneKey("ignoresInteraction", .kind(.bool), "whether the app ignored interaction events") {
      (node, scene, _) throws(SourceProblem) in
      scene.ignoresInteraction = try node.bool()
    },
    SceneKey(
      "assumed",
      .list(.map(["en", "zh"], .kind(.text))),
      "assumptions about the whole screen, one sentence each"
    ) { (node, scene, _) throws(SourceProblem) in
      for element in try node.list("a list of texts in 'en' and 'zh'") {
        scene.assumptions.append(try bothTexts(element))
      }
    },
    SceneKey("iOS", .kind(.integer(1...99)), "the version of iOS that the app ran on") {
      (node, scene, _) throws(SourceProblem) in
      scene.iOS = Int(try node.integer("a version of iOS, such as 26"))
    },
    SceneKey("sharesOfScreen", .kind(.bool), "whether its places are fractions of the screen") {
      (node, scene, _) throws(SourceProblem) in
      scene.isInShares = try node.bool()
    },
    SceneKey("appHits", .list(.fields(hitFields)), "the results of the app's own hit-test") {
      (node, scene, _) throws(SourceProblem) in
      for element in try node.list("a list of hits") {
        let place = try element.required("at", "[x, y]").list("[x, y]")
        guard place.count == 2 else { throw element.mismatch("'at' with [x, y]") }
        let point = CGPoint(x: try place[0].number(), y: try place[1].number())
        let view = try element.required("view", "class and address of a view, or none").text()
        scene.appHits.append((point, view))
      }
    },
  ]

  private static let hitFields = [
    SceneField("at", .kind(.numbers(["x", "y"])), "the point, in points", .required),
    SceneField("view", .kind(.text), "class and address of the view, or none", .required),
  ]
}
