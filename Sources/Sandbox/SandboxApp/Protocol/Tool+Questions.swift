import Foundation
import Inspector
import SandboxHost
import TextFormats

/// The tools that answer questions about a scene.
extension Tool {
  static let hit = Tool(
    name: "hit",
    title: "Hit-test a point",
    help: "Returns the view that a touch at a point hits. Sends no touch.",
    parameters: [.scene, .x(), .y(), .size, .language],
    output: Reports.hit.kind
  ) { (arguments, room) throws(ToolFailure) in
    let answers = try room.answers(arguments)
    let answer = answers.hit(at: try room.point(arguments) ?? .zero)
    let rules = answer.rules.map(answers.language.rule)
    let unknown = answer.openQuestions.map { "Unknown: \($0)" }
    return ToolResult(
      SceneAnswer(
        text: ([answer.text] + rules + unknown).joined(separator: "\n"),
        document: answer.document
      )
    )
  }

  static let explain = Tool(
    name: "explain",
    title: "Why a view gets a touch or does not",
    help: "Puts a finger down at a point for 50 ms. With a view, explains each view on the way to"
      + " it. Without a view, explains all views under the point, front to back.",
    parameters: [
      .scene, .x(), .y(), .view("the view that should get the touch"),
      ToolParameter("all", .flag, "also list the views that are not under the point"), .size,
      .language,
    ],
    output: Reports.explain.kind
  ) { (arguments, room) throws(ToolFailure) in
    let answers = try room.answers(arguments)
    let point = try room.point(arguments) ?? .zero
    return ToolResult(
      try ToolRoom.orFailure { () throws(ProgramError) in
        try answers.explain(
          at: point,
          view: arguments.text("view"),
          all: arguments.flag("all")
        )
      }
    )
  }

  static let chain = Tool(
    name: "chain",
    title: "The responder chain",
    help: "Lists the responder chain that starts with a view.",
    parameters: [.scene, .view("the view", isRequired: true), .size, .language],
    output: Reports.chain.kind
  ) { (arguments, room) throws(ToolFailure) in
    let answers = try room.answers(arguments)
    return ToolResult(
      try ToolRoom.orFailure { () throws(ProgramError) in
        try answers.chain(from: arguments.text("view") ?? "")
      }
    )
  }

  static let views = Tool(
    name: "views",
    title: "The tree of views",
    help: "Lists the views of a scene as a tree, with their numbers, frames and flags.",
    parameters: [.scene, .size, .language],
    output: Reports.views.kind
  ) { (arguments, room) throws(ToolFailure) in ToolResult(try room.answers(arguments).views()) }

  static let lint = Tool(
    name: "lint",
    title: "Mistakes in a scene",
    help: "Finds mistakes without sending a touch: views outside their superviews, small or covered"
      + " targets, missing targets and more.",
    parameters: [.scene, .size, .language],
    output: Reports.lint.kind
  ) { (arguments, room) throws(ToolFailure) in ToolResult(try room.answers(arguments).lint()) }
}
