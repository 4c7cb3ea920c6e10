import ArgumentParser
import Foundation
import SandboxHost
import SandboxScenes
import TextFormats

/// The command that explains why a view receives a touch or not.
struct ExplainCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain why a view gets a touch at a point, or does not.",
    discussion: """
      Puts a finger down at the point for 50 ms. With a view, the command explains each view on \
      the way to it. Without a view, it explains all views under the point, front to back. Name a \
      view by its identifier, its class, or its number in 'touch-sandbox views', such as #3.

      --map lists which view would receive a touch at every point. For each control, and each view \
      with recognizers or its own touch methods, it lists the visible share that gets no touch, \
      and the cause. It uses a copy of the scene, so the scene itself does not change.

      Examples:
        touch-sandbox explain nested-colours 200,180
        touch-sandbox explain nested-colours 200,180 red
        touch-sandbox explain nested-colours 200,180 red --json --lang zh
        touch-sandbox explain out-of-bounds --map
      """
  )

  @OptionGroup var question: SceneQuestion

  @Argument(
    help: ArgumentHelp("The point where the finger comes down.", valueName: "X,Y"),
    transform: TouchPoint.init(parsing:)
  )
  var point: TouchPoint?

  @Argument(help: "The view that you expect to get the touch.")
  var view: String?

  @Flag(help: "Also list the views that are not under the point.")
  var all = false

  @Flag(help: "List the receiver for all points, and the areas that get no touch.")
  var map = false

  func validate() throws {
    guard map else {
      guard let point else { throw ValidationError("expected a point X,Y, or --map") }
      return try question.check(point)
    }
    guard point == nil, view == nil, !all else {
      throw ValidationError("--map is about all points; leave out X,Y, the view and --all")
    }
  }

  @MainActor func work() throws {
    let answers = try question.answers()
    guard let point else { return try question.write(answers.map()) }
    try question.write(try answers.explain(at: point.point, view: view, all: all))
  }
}
