import ArgumentParser
import Foundation
import SandboxHost
import SandboxScenes
import TextFormats

/// The command that plays every gesture at a point and reports which recognizer acts, its delay, and the reason.
struct GesturesCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "gestures",
    abstract: "Show which gesture recognizer acts at a point, how late, and why.",
    discussion: """
      Plays 18 gestures at a point, each on a copy of the scene: tap, double tap, long press, slow \
      and quick drags, swipes, pinch, rotation, and a two-finger drag. The table has a row per \
      gesture, a column for each recognizer that sees the touch, and one for the control. Below it \
      are the relations of the recognizers, the recognizers that never act, and changes that help, \
      each tried. --try shows the table with one of these changes; * marks the cells that differ.

      Give the point as X,Y, or name a view: its identifier, address, class, number in \
      'touch-sandbox views', or a text that it shows. The default is the view where most \
      recognizers see a touch. The command accepts the same trees as 'touch-sandbox why', and also \
      a list of recognizers from a debugger.

      Examples:
        touch-sandbox gestures require-to-fail waiting
        touch-sandbox gestures require-to-fail waiting --try 1
        touch-sandbox gestures paste.txt 195,325 --lang zh
        touch-sandbox gestures Card.swift photo --json
      """
  )

  @Argument(
    help: ArgumentHelp(
      "A scene or tree file, more tree files of the same moment, then X,Y or a view.",
      valueName: "scene, X,Y or view"
    )
  )
  var words: [String]

  @Option(
    name: .customLong("try"),
    help: ArgumentHelp(
      "Show the table with the change that has this number.",
      valueName: "number"
    )
  )
  var fix: Int?

  @OptionGroup var form: AnswerFormOptions

  @MainActor func work() throws {
    let question = try WhyArguments(words)
    let scene = try question.scene()
    let inquiry = SceneInquiry(
      form.onChosenIOS(scene),
      size: PictureSize.size(form.size, for: scene)
    )
    let answers = SceneAnswers(inquiry: inquiry, language: form.language)
    let gestures = try answers.gestures(view: question.element, at: question.point)
    try form.write(try gestures.answer(trying: fix))
  }
}
