import ArgumentParser
import DispatchTracing
import Foundation
import Inspector
import SandboxHost
import SourceText

/// Says which view takes a touch.
struct HitCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "hit",
    abstract: "Say which view a touch at a point hits.",
    discussion: """
      Writes the view's name, or 'nobody'. Nothing is touched.

      Examples:
        touch-sandbox hit nested-colours 200,180
        touch-sandbox hit nested-colours 200,180 --json
      """
  )

  @OptionGroup var question: SceneQuestion

  @Argument(
    help: ArgumentHelp("The point.", valueName: "X,Y"),
    transform: TouchPoint.init(parsing:)
  )
  var point: TouchPoint

  func validate() throws { try question.check(point) }

  @MainActor func work() throws {
    let inquiry = try question.inquiry()
    let answer = inquiry.answer(at: point.point)
    let receiver = answer.receiver
    for line in inquiry.origins.openQuestions(of: answer) {
      StandardError.write("Unknown: \(line)")
    }
    guard question.json else {
      let nobody = question.language("nobody", "无")
      return try StandardOutput.write(receiver.map { inquiry.names[$0] } ?? nobody)
    }
    let index = receiver.flatMap { inquiry.tree.index(of: $0.id) }
    let views = index.map { [inquiry.document(of: $0)] } ?? []
    try StandardOutput.write(Reports.views.json(views).pretty)
  }
}
