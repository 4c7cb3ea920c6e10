import ArgumentParser
import Foundation
import SandboxHost
import SandboxScenes
import TextFormats

/// The command that plays every gesture at a point and reports which recognizer acts, its delay, and the reason.
struct GesturesCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "gestures",
    abstract: "Say which gesture recognizer acts at a point, how late, and why.",
    discussion: """
      Plays 18 gestures at a point, each on a copy of the scene: tap, double tap, long press, slow \
      and quick drags, swipes, pinch, rotation, and a drag with two fingers. The table has a row \
      for each and a column for each recognizer on the way of the touch, and for the control. Below \
      it are the relations of the recognizers, those that never act, and changes that help, each \
      tried. --try shows the table with one of them; changed cells have a *.

      The point goes by X,Y, or by a view: its identifier, address, class, number in \
      'touch-sandbox views', or a text that it shows. Without either, it is the view where most \
      recognizers see a touch. Trees are those of 'touch-sandbox why'; a list of \
      recognizers that a debugger printed is enough.

      Examples:
        touch-sandbox gestures require-to-fail waiting
        touch-sandbox gestures require-to-fail waiting --try 1
        touch-sandbox gestures paste.txt 195,325 --lang zh
        touch-sandbox gestures Card.swift photo --json
      """
  )

  @Argument(
    help: ArgumentHelp(
      "A scene or a file with a tree, more files with trees of the same moment, then X,Y or a view.",
      valueName: "scene, X,Y or view"
    )
  )
  var words: [String]

  @Option(
    name: .customLong("try"),
    help: ArgumentHelp(
      "Show the table with one of the changes, by its number.",
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
