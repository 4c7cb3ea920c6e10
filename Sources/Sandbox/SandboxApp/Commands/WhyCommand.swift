import ArgumentParser
import Foundation
import SandboxHost
import SandboxScenes
import TextFormats

/// Goes through all reasons for which a view does not react.
struct WhyCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Say why a button does not work: all reasons, each checked.",
    discussion: """
      Checks every reason for which a view may not react to a finger: first those in the view \
      itself, then what takes its touches, then what it calls. FOUND means that the scene or text \
      proves it. What a console text cannot tell is listed with the debugger's command; paste its \
      answer into the text and ask again.

      The view goes by its identifier, its address, its class, its number in 'touch-sandbox views', \
      or a text: of a text, the answer is about the view that reacts where it is shown. Instead of a view, or behind it, a point: where you press. What was \
      ruled out, and all that can be checked, is spelled out by --all.

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

  @Flag(help: "Spell out what was ruled out and what else can be checked.")
  var all = false

  @MainActor func work() throws {
    let answers = try question.answers()
    if point == nil, let place = try? TouchPoint(parsing: view) {
      return try question.write(try answers.why(view: nil, at: place.point, all: all))
    }
    try question.write(try answers.why(view: view, at: point?.point, all: all))
  }
}
