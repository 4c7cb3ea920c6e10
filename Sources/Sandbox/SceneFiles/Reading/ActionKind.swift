import Foundation
import TextFormats

/// A kind of action: its meaning, its arguments, and its parser.
struct ActionKind {
  let name: String
  /// Other spellings of the name.
  let aliases: [String]
  let help: String
  let shape: SceneShape
  let read: (SourceNode, SceneReader) throws(SourceProblem) -> SceneAction

  init(
    _ name: String,
    aliases: [String] = [],
    _ shape: SceneShape,
    _ help: String,
    read: @escaping (SourceNode, SceneReader) throws(SourceProblem) -> SceneAction
  ) {
    self.name = name
    self.aliases = aliases
    self.help = help
    self.shape = shape
    self.read = read
  }

  /// Whether the name is sufficient without arguments: `- dismiss`.
  var standsAlone: Bool {
    switch shape {
    case .nothing: true
    case .either(let shapes):
      shapes.contains {
        if case .nothing = $0 { return true }
        return false
      }
    default: false
    }
  }
}

/// The single table of actions for the reader, the messages and the schema.
extension ActionKind {
  private static let view = SceneField(
    "view",
    .reference,
    "the view; default: the view that has the action"
  )
  private static let duration = SceneField(
    "duration",
    .kind(.number(0...FileLimits.Scene.animationSeconds)),
    "the duration in seconds; default 0"
  )
  private static let point = SceneShape.kind(.numbers(["x", "y"]))
  /// A view, or by default the one that the action belongs to.
  private static let target = SceneShape.either([.reference, .nothing])

  static let all: [ActionKind] = [
    ActionKind("log", .kind(.text), "writes a line into the scene's log") {
      (node, _) throws(SourceProblem) in
      guard case .text(let text?) = try PropertyKind.text.value(of: node) else {
        throw node.mismatch("a text to log")
      }
      return .log(text)
    },
    ActionKind(
      "move",
      .fields([
        view,
        SceneField("by", point, "the distance, [x, y] in points", .oneOfThese),
        SceneField("to", point, "the new centre, [x, y] in points", .oneOfThese),
        duration,
      ]),
      "moves a view"
    ) { (node, reader) throws(SourceProblem) in try reader.move(node) },
    ActionKind(
      "recolour",
      aliases: ["recolor"],
      .fields([view, SceneField("to", .kind(.color), "the new colour", .required), duration]),
      "changes the background colour of a view"
    ) { (node, reader) throws(SourceProblem) in
      let color = try PropertyKind.color.value(of: try node.required("to", "a colour"))
      return .recolour(try reader.view(in: node), color, duration: try reader.duration(node))
    },
    ActionKind(
      "toggle",
      .fields([
        view,
        SceneField(
          "property",
          .kind(.choice(SceneReader.flags.map(\.name))),
          "a property that is true or false",
          .required
        ),
      ]),
      "toggles a property of a view"
    ) { (node, reader) throws(SourceProblem) in try reader.toggle(node) },
    ActionKind(
      "set",
      .fields([view, duration], properties: SceneReader.settableProperties),
      "sets properties of a view"
    ) { (node, reader) throws(SourceProblem) in try reader.set(node) },
    ActionKind("follow", target, "moves a view with the finger or the recognizer") {
      (node, reader) throws(SourceProblem) in .follow(try reader.target(node))
    },
    ActionKind("bringToFront", target, "brings a view to the front of its siblings") {
      (node, reader) throws(SourceProblem) in .bringToFront(try reader.target(node))
    },
    ActionKind("focus", target, "makes a view the first responder") {
      (node, reader) throws(SourceProblem) in .focus(try reader.target(node))
    },
    ActionKind("present", .reference, "presents a controller of the file") {
      (node, reader) throws(SourceProblem) in .present(try reader.use(.controller, node))
    },
    ActionKind("push", .reference, "pushes a controller of the file") {
      (node, reader) throws(SourceProblem) in .push(try reader.use(.controller, node))
    },
    ActionKind("dismiss", .nothing, "dismisses the presented controller") {
      (_, _) throws(SourceProblem) in .dismiss
    },
  ]
}
