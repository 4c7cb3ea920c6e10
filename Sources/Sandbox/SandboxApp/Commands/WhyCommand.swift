import ArgumentParser
import Foundation
import SandboxHost
import SandboxScenes
import TextFormats

/// The command that checks all reasons for which a view may not react.
struct WhyCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Explain why a button does not react: every reason, checked.",
    discussion: """
      Checks every reason why a view may not react to a finger: first the view itself, then what \
      takes its touches, then what it calls. FOUND means that the scene or text proves the reason. \
      If debugger output lacks a fact, the command prints the debugger command to get it. Paste \
      the result into the text and ask again.

      Name the view by its identifier, its address, its class, its number in 'touch-sandbox \
      views', or a text. For a visible text, the answer is about the view that handles touches \
      there. You can also give the point that you press, alone or after the view. The first line \
      is the verdict, the second the evidence, and then comes what to do. --all adds the reasons \
      that were ruled out and everything that can be checked. Without a view and a point, the \
      command lists the likely mistakes on the whole screen.

      A tree is a scene, debugger output, or the output of a test driver (idb, AXe, \
      WebDriverAgent, Appium, Maestro, mobile-mcp, Argent, sim-use, Sentry and others). The \
      command joins several trees of the same moment. With --tap, the last tree is the one after \
      the tap.

      Examples:
        touch-sandbox why paste.txt
        touch-sandbox why paste.txt Pay
        touch-sandbox why paste.txt 0x7fb2c0f07e40 195,325
        touch-sandbox why cannot-receive interaction-off --lang zh
        touch-sandbox why axe.json Book --brief
        touch-sandbox why axe.json tree-of-views.txt Book
        touch-sandbox why before.json after.json --tap 195,325
      """
  )

  @Argument(
    help: ArgumentHelp(
      "A scene or tree file, more tree files of the same moment, the element, and X,Y.",
      valueName: "tree, element or X,Y"
    )
  )
  var words: [String]

  @Option(
    help: ArgumentHelp(
      "Explain what a tap at this point changed; the last tree is the one after it.",
      valueName: "X,Y"
    ),
    transform: TouchPoint.init(parsing:)
  )
  var tap: TouchPoint?

  @Flag(help: "Print three lines with at most 200 tokens, for programs.")
  var brief = false

  @Flag(help: "Also list what was ruled out and what else can be checked.")
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
        answers.screen(
          called: question.trees.map { ShownPath($0).quoted }.joined(separator: " "),
          isBrief: brief
        )
      )
    }
    try form.write(try answers.why(view: question.element, at: question.point, detail))
  }
}
