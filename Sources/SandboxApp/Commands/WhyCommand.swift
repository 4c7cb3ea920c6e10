import ArgumentParser
import DispatchTracing
import Foundation
import Inspector
import SandboxHost
import SandboxScenes
import SourceText

/// Goes through all reasons for which a view does not react.
struct WhyCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Say why a button does not work: all reasons, each checked.",
    discussion: """
      Checks every reason for which a view may not react to a finger, the likeliest first, and \
      tells for each what is the case and what would help. What a console text cannot tell is \
      listed with what to type in the debugger; paste its answer into the text and ask again.

      The view goes by its identifier, its address, its class, its number in 'touch-sandbox views', \
      or a text that it shows. Instead of a view, or behind it, a point: where you press.

      Examples:
        touch-sandbox why paste.txt Pay
        touch-sandbox why paste.txt 0x7fb2c0f07e40 195,325
        touch-sandbox why cannot-receive 60,60 --lang zh
      """
  )

  @OptionGroup var question: SceneQuestion

  @Argument(help: ArgumentHelp("The view or a text that it shows, or X,Y.", valueName: "view"))
  var view: String

  @Argument(
    help: ArgumentHelp("Where the finger comes down; the middle by default.", valueName: "X,Y"),
    transform: TouchPoint.init(parsing:)
  )
  var point: TouchPoint?

  @MainActor func work() throws {
    let inquiry = try question.inquiry()
    let diagnosis = try diagnosis(inquiry)
    let text = diagnosis.text(in: question.language)
    guard question.json else { return try StandardOutput.write(text) }
    let document = AnswerDocument.Diagnosis(diagnosis, text, inquiry, question.language)
    try StandardOutput.write(Reports.why.json(document).pretty)
  }

  @MainActor private func diagnosis(_ inquiry: SceneInquiry) throws -> TouchDiagnosis {
    if point == nil, let place = try? TouchPoint(parsing: view) {
      return inquiry.diagnosis(of: try inquiry.target(at: place.point), at: place.point)
    }
    return inquiry.diagnosis(of: try inquiry.target(called: view), at: point?.point)
  }
}
