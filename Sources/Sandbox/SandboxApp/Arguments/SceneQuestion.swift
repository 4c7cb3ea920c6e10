import ArgumentParser
import Foundation
import Inspector
import SandboxHost
import SandboxScenes
import TextFormats

/// The scene that a question is about, and how the answer is to look.
struct SceneQuestion: ParsableArguments {
  @Argument(help: ArgumentHelp(stringLiteral: SceneLookup.help))
  var scene: String

  @OptionGroup var form: AnswerFormOptions
}

/// How an answer is to look, and for what screen it is.
struct AnswerFormOptions: ParsableArguments {
  @Option(help: PictureSize.help, transform: PictureSize.init(parsing:))
  var size: PictureSize?

  @Option(
    help: ArgumentHelp(
      "The version of iOS that the app runs on, for views of SwiftUI, whose rule depends on it.",
      valueName: "version"
    )
  )
  var ios: Int?

  @OptionGroup private var languageOption: LanguageOption

  @Flag(help: "Write JSON for other programs instead of text for people.")
  var json = false

  /// The language of the answer.
  var language: Language { languageOption.language }

  /// A scene as it is on the version of iOS that was asked for.
  @MainActor func onChosenIOS(_ scene: SandboxScene) -> SandboxScene {
    ios.flatMap { scene.onIOS?($0) } ?? scene
  }

  /// Writes an answer in the form that was asked for.
  @MainActor func write(_ answer: SceneAnswer) throws(ProgramError) {
    try StandardOutput.write(json ? answer.document.pretty : answer.text)
  }
}

extension SceneQuestion {
  /// Starts the scene.
  @MainActor func inquiry() throws(ProgramError) -> SceneInquiry {
    let scene = form.onChosenIOS(try SceneLookup.scene(named: scene))
    return SceneInquiry(scene, size: PictureSize.size(size, for: scene))
  }

  /// Starts the scene to answer questions about it.
  @MainActor func answers() throws(ProgramError) -> SceneAnswers {
    SceneAnswers(inquiry: try inquiry(), language: language)
  }

  /// The size that was asked for; nil for the scene's own.
  var size: PictureSize? { form.size }

  /// Whether JSON was asked for.
  var json: Bool { form.json }

  /// Writes an answer in the form that was asked for.
  @MainActor func write(_ answer: SceneAnswer) throws(ProgramError) { try form.write(answer) }

  /// Complains about a point where no finger can come down.
  ///
  /// What was imported knows its own size, and may be asked about points beside it.
  func check(_ point: TouchPoint) throws {
    guard size != nil || !SceneLookup.isPath(scene) else { return }
    try point.check(in: size ?? .standard)
  }

  /// The language of the answer.
  var language: Language { form.language }
}
