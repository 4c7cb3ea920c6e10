import ArgumentParser
import Foundation
import Inspector
import SandboxHost
import TextFormats

/// The command that reports which view receives a touch.
struct HitCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "hit",
    abstract: "Print which view a touch at a point hits.",
    discussion: """
      Prints the name of the view, or 'nobody'. Sends no touch.

      Examples:
        touch-sandbox hit nested-colours 200,180
        touch-sandbox hit nested-colours 200,180 --json
      """
  )

  @OptionGroup var question: SceneQuestion

  @Argument(
    help: ArgumentHelp("The point to test.", valueName: "X,Y"),
    transform: TouchPoint.init(parsing:)
  )
  var point: TouchPoint

  func validate() throws { try question.check(point) }

  @MainActor func work() throws {
    let answer = try question.answers().hit(at: point.point)
    for line in answer.openQuestions { StandardError.write("Unknown: \(line)") }
    for rule in answer.rules { StandardError.write(question.language.rule(rule)) }
    try question.write(answer)
  }
}
