import ArgumentParser
import Foundation
import SandboxHost
import SandboxScenes
import TextFormats

/// The command that explains why a view receives a touch or not.
struct ExplainCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why a view gets a touch or does not.",
    discussion: """
      A finger comes down at the point for 50 ms. With a view, the views on the way to it are \
      told with what each answered; without, all views under the point, front to back. A view \
      goes by its identifier, its class, or its number in 'touch-sandbox views', such as #3.

      --map is about all points: which view would receive a touch where, how much of what is seen \
      of each control, of each view with recognizers or touch methods of its own is dead, and by \
      whom it is cut. A copy of the scene is asked, so that its own code notices nothing.

      Examples:
        touch-sandbox explain nested-colours 200,180
        touch-sandbox explain nested-colours 200,180 red
        touch-sandbox explain nested-colours 200,180 red --json --lang zh
        touch-sandbox explain out-of-bounds --map
      """
  )

  @OptionGroup var question: SceneQuestion

  @Argument(
    help: ArgumentHelp("Where the finger comes down.", valueName: "X,Y"),
    transform: TouchPoint.init(parsing:)
  )
  var point: TouchPoint?

  @Argument(help: "The view that should have got the touch.")
  var view: String?

  @Flag(help: "List the views that do not lie under the point too.")
  var all = false

  @Flag(help: "Tell of all points which view would receive a touch there, and what is dead.")
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
