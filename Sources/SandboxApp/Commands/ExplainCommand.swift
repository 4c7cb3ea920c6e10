import ArgumentParser
import DispatchTracing
import Foundation
import Inspector
import SandboxHost
import SandboxScenes
import SourceText

/// Says why a view does or does not get a touch.
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
    let inquiry = try question.inquiry()
    guard let point else { return try writeMap(inquiry) }
    let wanted = try view.map { name in try inquiry.index(ofViewCalled: name) }
    let explanation = inquiry.explanation(ofTouchAt: point.point)
    let text =
      wanted.map { explanation.text(about: $0, in: question.language) }
      ?? explanation.list(everything: all, in: question.language)
    let questions = inquiry.origins.openQuestions(of: explanation)
    guard question.json else {
      return try StandardOutput.write(([text] + questions.map(unknown)).joined(separator: "\n"))
    }
    let answer = document(point, explanation, text, inquiry)
    try StandardOutput.write(Reports.explain.json(answer).pretty)
  }

  @MainActor private func writeMap(_ inquiry: SceneInquiry) throws {
    let map = inquiry.hitMap()
    guard question.json else {
      return try StandardOutput.write(map.text(in: question.language))
    }
    let document = HitMapDocument(map, in: question.language)
    try StandardOutput.write(Reports.hitMap.json(document).pretty)
  }

  @MainActor private func document(
    _ point: TouchPoint,
    _ explanation: Explanation,
    _ text: String,
    _ inquiry: SceneInquiry
  ) -> AnswerDocument.Answer {
    AnswerDocument.Answer(
      point: [point.x, point.y],
      receiver: explanation.receiver.map { inquiry.names[$0] },
      codes: explanation.fate?.codes ?? [],
      views: explanation.entries.map { entry in
        AnswerDocument.Verdict(
          number: entry.index,
          name: inquiry.names[entry.view.node],
          isAsked: entry.verdict.isAsked,
          isReceiver: entry.verdict.isReceiver,
          isUnderPoint: entry.isUnderPoint,
          code: entry.verdict.code,
          text: explanation.row(for: entry.index, in: question.language),
          address: inquiry.origins[entry.view.node]?.address
        )
      },
      text: text,
      openQuestions: inquiry.origins.openQuestions(of: explanation)
    )
  }

  /// A line about what the answer depends on and the text does not tell.
  private func unknown(_ line: String) -> String {
    question.language("Unknown: \(line).", "未知：\(line)。")
  }
}
