import ArgumentParser
import Foundation
import SandboxHost
import SandboxScenes
import TextFormats

/// The command that checks all reasons for which a view may not react.
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
      or a text: for a visible text, the answer is about the view that handles touches there. \
      Instead of a view, or behind it, a point: where you press. The first line is the verdict, the second the \
      evidence, then comes what to do. --all adds what was ruled out and all that can be checked. \
      Without a view and a point, the answer lists the likely mistakes of the whole screen.

      A tree is a scene, what a debugger printed, or what a test driver printed (idb, AXe, \
      WebDriverAgent, Appium, Maestro, mobile-mcp, Argent, sim-use, Sentry and others). Several \
      trees of one moment are put together. With --tap, the last tree is the one after the tap.

      Examples:
        touch-sandbox why paste.txt
        touch-sandbox why paste.txt Pay
        touch-sandbox why paste.txt 0x7fb2c0f07e40 195,325
        touch-sandbox why cannot-receive 60,60 --lang zh
        touch-sandbox why axe.json Book --brief
        touch-sandbox why axe.json tree-of-views.txt Book
        touch-sandbox why before.json after.json --tap 195,325
      """
  )

  @Argument(
    help: ArgumentHelp(
      "A scene or a file with a tree, more files with trees of the same moment, the element, and X,Y.",
      valueName: "tree, element or X,Y"
    )
  )
  var words: [String]

  @Option(
    help: ArgumentHelp(
      "The last tree is the one after a tap at this point: tell what it changed.",
      valueName: "X,Y"
    ),
    transform: TouchPoint.init(parsing:)
  )
  var tap: TouchPoint?

  @Flag(help: "Answer in three lines of at most 200 tokens, for programs.")
  var brief = false

  @Flag(help: "Spell out what was ruled out and what else can be checked.")
  var all = false

  @OptionGroup var form: AnswerFormOptions

  func validate() throws {
    guard !brief || !all else { throw ValidationError("Give --brief or --all, not both.") }
  }

  private var detail: SceneAnswers.Detail { brief ? .brief : all ? .all : .usual }

  @MainActor func work() throws {
    let question = try WhyArguments(words)
    if let tap {
      let answers = try TapAnswers(question.trees, in: form.language)
      return try form.write(try answers.answer(at: tap.point, view: question.element, detail))
    }
    let scene = try question.scene()
    let inquiry = SceneInquiry(
      form.onChosenIOS(scene),
      size: PictureSize.size(form.size, for: scene)
    )
    let answers = SceneAnswers(inquiry: inquiry, language: form.language)
    guard question.element != nil || question.point != nil else {
      return try form.write(
        answers.screen(called: question.trees.map { ShownPath($0).quoted }.joined(separator: " "))
      )
    }
    try form.write(try answers.why(view: question.element, at: question.point, detail))
  }
}
