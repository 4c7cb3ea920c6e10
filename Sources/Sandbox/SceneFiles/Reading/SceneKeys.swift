import SandboxScenes
import TouchTrace
import Foundation
import TextFormats
import UIKit

/// The valid names in a scene file: the single table for the reader, the messages and the schema.
enum SceneKeys {
  /// Returns the key of texts in English, or in English and Chinese.
  private static func texts(
    _ name: String,
    _ help: String,
    _ path: WritableKeyPath<SceneBlueprint, (String, String)>
  ) -> SceneKey<SceneBlueprint> {
    SceneKey(name, .either([.kind(.text), .map(["en", "zh"], .kind(.text))]), help) {
      (node, scene, reader) throws(SourceProblem) in
      if case .map = node.content {
        scene[keyPath: path] = try bothTexts(node)
      } else if case .text(let text)? = Optional(try PropertyKind.text.value(of: node)) {
        scene[keyPath: path] = (text ?? "", text ?? "")
      }
    }
  }

  /// Parses a text in English and Chinese.
  static func bothTexts(_ node: SourceNode) throws(SourceProblem) -> (String, String) {
    let english = try node.required("en", "the English text").text()
    return (english, try node["zh"]?.text() ?? english)
  }

  static let scene: [SceneKey<SceneBlueprint>] = ownScene + appAnswers

  private static let ownScene: [SceneKey<SceneBlueprint>] = [
    SceneKey("version", .kind(.integer(1...1)), "version of the format: 1") {
      (node, _, _) throws(SourceProblem) in
      guard try node.integer("the version 1") == 1 else {
        throw node.mismatch("version 1, the only one this program reads")
      }
    },
    texts("title", "the title of the scene", \.title),
    texts("question", "the question that the scene answers", \.question),
    texts("answer", "the answer to the question", \.answer),
    SceneKey("root", .definition("view"), "the view that fills the window") {
      (node, scene, reader) throws(SourceProblem) in
      let subviews = scene.root.subviews
      scene.root = try reader.view(node)
      scene.root.subviews = subviews + scene.root.subviews
    },
    SceneKey("views", .list(.definition("view")), "views in the root view, rearmost first") {
      (node, scene, reader) throws(SourceProblem) in
      scene.root.subviews += try reader.views(node)
    },
    SceneKey("size", .kind(.numbers(["width", "height"])), "the size of the screen, in points") {
      (node, scene, _) throws(SourceProblem) in
      let sides = 16.0...16_384.0
      guard
        case .numbers(let values) = try PropertyKind.numbers(["width", "height"]).value(of: node),
        values.allSatisfy(sides.contains)
      else { throw node.mismatch("[width, height], from 16 to 16384 points") }
      scene.size = CGSize(width: values[0], height: values[1])
    },
    SceneKey(
      "windows",
      .list(.definition("view")),
      "windows with their views, rearmost first; they replace root and views"
    ) { (node, scene, reader) throws(SourceProblem) in
      for element in try node.list("a list of windows") {
        scene.windows.append(try reader.view(element, isWindow: true))
      }
    },
    SceneKey(
      "applicationDelegate",
      .kind(.text),
      "the application's delegate, in a scene of windows"
    ) { (node, scene, _) throws(SourceProblem) in
      scene.applicationDelegate = try node.text()
    },
    SceneKey("navigation", .kind(.bool), "whether it is the root of a navigation controller") {
      (node, scene, _) throws(SourceProblem) in
      scene.isInNavigation = try node.bool()
    },
    SceneKey("logView", .reference, "the label that shows the lines of log actions") {
      (node, scene, reader) throws(SourceProblem) in
      scene.logView = try reader.use(.view, node)
    },
    SceneKey("controllers", .list(.definition("controller")), "controllers to present or embed") {
      (node, scene, reader) throws(SourceProblem) in
      let keys = SceneKeyTable(SceneKeys.controller)
      for element in try node.list("a list of controllers") {
        var controller = ControllerBlueprint()
        try reader.readFields(of: element, keys, into: &controller, "a controller")
        scene.controllers.append(controller)
      }
    },
  ]

  static let controller: [SceneKey<ControllerBlueprint>] = [
    SceneKey("id", .kind(.text), "its name in this file") {
      (node, controller, reader) throws(SourceProblem) in
      controller.id = try reader.declare(.controller, node)
    },
    SceneKey("title", .kind(.text), "its title") { (node, controller, _) throws(SourceProblem) in
      controller.title = try node.text()
    },
    SceneKey("view", .definition("view"), "its view") {
      (node, controller, reader) throws(SourceProblem) in
      controller.view = try reader.view(node)
    },
    SceneKey("parent", .reference, "its parent controller, for views with 'owner'") {
      (node, controller, reader) throws(SourceProblem) in
      controller.parent = try reader.use(.controller, node)
    },
    SceneKey("presentedBy", .reference, "the controller that presents it, in a scene of windows") {
      (node, controller, reader) throws(SourceProblem) in
      controller.presenter = try reader.use(.controller, node)
    },
    SceneKey("address", .kind(.text), "its address in the app that it was imported from") {
      (node, _, _) throws(SourceProblem) in
      _ = try node.text()
    },
  ]

  /// The hit-tests of views and windows.
  private static let hitTests =
    ViewBlueprint.HitTest.allCases.map(\.rawValue)
    + HostWindow.Rule.allCases.map(\.rawValue).filter { ViewBlueprint.HitTest(rawValue: $0) == nil }

  /// The names in views, besides their properties.
  static let view: [SceneKey<ViewBlueprint>] = ownView + origin + hosts

  private static let ownView: [SceneKey<ViewBlueprint>] = [
    SceneKey("id", .kind(.text), "its name: accessibilityIdentifier") {
      (node, view, reader) throws(SourceProblem) in
      view.id = try reader.declare(.view, node)
    },
    SceneKey("class", .kind(.choice(ViewClass.all.map(\.name))), "its class; default UIView") {
      (_, _, _) throws(SourceProblem) in
      // It is read before all other names, because they depend on it.
    },
    SceneKey("rotation", .kind(.number(-36_000...36_000)), "its rotation, in degrees") {
      (node, view, _) throws(SourceProblem) in
      view.rotation = try node.number("an angle in degrees")
    },
    SceneKey("scale", .kind(.number(0...1000)), "its scale factor") {
      (node, view, _) throws(SourceProblem) in
      view.scale = try node.number("a factor")
    },
    SceneKey("backdrop", .kind(.text), "a PNG file in the scene's folder, behind its subviews") {
      (node, view, reader) throws(SourceProblem) in
      view.backdrop = try reader.assets.picture(named: node)
    },
    SceneKey("image", .kind(.text), "a PNG file in the scene's folder, for UIImageView") {
      (node, view, reader) throws(SourceProblem) in
      guard view.type.name == "UIImageView" else {
        throw SourceProblem("only a UIImageView has an image", at: node.position)
      }
      view.image = try reader.assets.picture(named: node)
    },
    SceneKey(
      "hitTest",
      .kind(.choice(hitTests)),
      "how a UIView or a window finds the view under a finger"
    ) { (node, view, reader) throws(SourceProblem) in
      if view.type.name == ViewClass.window.name, case .text(let name) = node.content,
        let rule = HostWindow.Rule(rawValue: name)
      {
        view.windowRule = rule
        return
      }
      let styles = ViewBlueprint.HitTest.allCases.map { ($0.rawValue, $0) }
      view.hitTest = try reader.choice(node, "value of hitTest", styles)
    },
    SceneKey("forwardsTouches", .kind(.bool), "passes handled touches to the next responder") {
      (node, view, _) throws(SourceProblem) in
      view.forwardsTouches = try node.bool()
    },
    SceneKey("embeds", .reference, "the controller whose view fills it") {
      (node, view, reader) throws(SourceProblem) in
      view.embeds = try reader.use(.controller, node)
    },
    SceneKey("owner", .reference, "the controller whose view it is, if that has no 'view' key") {
      (node, view, reader) throws(SourceProblem) in
      view.owner = try reader.use(.controller, node)
    },
    SceneKey("caption", .kind(.text), "small text in its upper left corner, drawn without a view") {
      (node, view, _) throws(SourceProblem) in
      view.caption = try node.text()
    },
    SceneKey("subviews", .list(.definition("view")), "views in it, rearmost first") {
      (node, view, reader) throws(SourceProblem) in
      view.subviews = try reader.views(node)
    },
    SceneKey("recognizers", .list(.definition("recognizer")), "gesture recognizers") {
      (node, view, reader) throws(SourceProblem) in
      for element in try node.list("a list of recognizers") {
        reader.attempt { () throws(SourceProblem) in
          view.recognizers.append(try reader.recognizer(element))
        }
      }
    },
    SceneKey(
      "on",
      .map(touchNames + controlEvents.map(\.name), .list(.definition("action"))),
      "the actions for touches of a UIView or for events of a control"
    ) { (node, view, reader) throws(SourceProblem) in
      let events = controlEvents.map(\.name)
      let names =
        view.isOfUnknownType ? touchNames + events : view.isControl ? events : touchNames
      view.reactions = try reader.reactions(node, names)
    },
  ]

  static let recognizer: [SceneKey<RecognizerBlueprint>] = [
    SceneKey("type", .kind(.choice(RecognizerKind.allCases.map(\.name))), "what it recognises") {
      (_, _, _) throws(SourceProblem) in
      // It is read before all other names, like the class of a view.
    },
    SceneKey("address", .kind(.text), "its address in the app that it was imported from") {
      (node, _, _) throws(SourceProblem) in
      _ = try node.text()
    },
    SceneKey("id", .kind(.text), "its name") { (node, recognizer, reader) throws(SourceProblem) in
      recognizer.id = try reader.declare(.recognizer, node)
    },
    SceneKey("requiresFailureOf", .list(.reference), "recognizers that have to fail first") {
      (node, recognizer, reader) throws(SourceProblem) in
      recognizer.requirements = try reader.recognizers(node)
    },
    SceneKey(
      "shouldRequireFailureOf",
      .list(.reference),
      "recognizers that have to fail first, by its delegate"
    ) { (node, recognizer, reader) throws(SourceProblem) in
      recognizer.awaited = try reader.recognizers(node)
    },
    SceneKey(
      "shouldBeRequiredToFailBy",
      .list(.reference),
      "recognizers that wait for its failure, by its delegate"
    ) { (node, recognizer, reader) throws(SourceProblem) in
      recognizer.waiting = try reader.recognizers(node)
    },
    SceneKey(
      "simultaneousWith",
      .either([.kind(.choice(["all"])), .list(.reference)]),
      "recognizers that may recognise at the same time"
    ) { (node, recognizer, reader) throws(SourceProblem) in
      if case .text("all") = node.content {
        recognizer.isWithAll = true
        return
      }
      recognizer.companions = try reader.recognizers(node, "'all' or a list of recognizers")
    },
    SceneKey("shouldBegin", .kind(.bool), "result of its delegate's gestureRecognizerShouldBegin") {
      (node, recognizer, _) throws(SourceProblem) in
      recognizer.shouldBegin = try node.bool()
    },
    SceneKey("actions", .list(.definition("action")), "the actions for every call of its target") {
      (node, recognizer, reader) throws(SourceProblem) in
      recognizer.reactions["any"] = try reader.actions(node)
    },
    SceneKey("on", .map(stateNames, .list(.definition("action"))), "the actions for each state") {
      (node, recognizer, reader) throws(SourceProblem) in
      let reactions = try reader.reactions(node, stateNames)
      recognizer.reactions.merge(reactions) { _, new in new }
    },
  ]

  static let touchNames = ["began", "moved", "ended", "cancelled"]
  static let stateNames = ["began", "changed", "ended", "cancelled"]

  static let controlEvents: [(name: String, event: UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
    ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
    ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
    ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
  ]
}
