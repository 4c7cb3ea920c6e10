import ArgumentParser
import Foundation
import Inspector
import SandboxHost
import SandboxScenes
import TextFormats

/// The scene of a question, and the form of the answer.
struct SceneQuestion: ParsableArguments {
  @Argument(help: ArgumentHelp(stringLiteral: SceneLookup.help))
  var scene: String

  @OptionGroup var form: AnswerFormOptions
}

/// The form of an answer, and the size of its screen.
struct AnswerFormOptions: ParsableArguments {
  @Option(help: PictureSize.help, transform: PictureSize.init(parsing:))
  var size: PictureSize?

  @Option(
    help: ArgumentHelp(
      "The version of iOS that the app runs on; it affects only SwiftUI views.",
      valueName: "version"
    )
  )
  var ios: Int?

  @OptionGroup private var languageOption: LanguageOption

  @Flag(help: "Write JSON instead of text.")
  var json = false

  /// The language of the answer.
  var language: Language { languageOption.language }

  /// Returns a scene as it is on the requested version of iOS.
  @MainActor func onChosenIOS(_ scene: SandboxScene) -> SandboxScene {
    ios.flatMap { scene.onIOS?($0) } ?? scene
  }

  /// Writes an answer in the requested form.
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

  /// Starts the scene for questions about it.
  @MainActor func answers() throws(ProgramError) -> SceneAnswers {
    SceneAnswers(inquiry: try inquiry(), language: language)
  }

  /// The requested size; nil for the scene's own.
  var size: PictureSize? { form.size }

  /// Whether the answer is requested as JSON.
  var json: Bool { form.json }

  /// Writes an answer in the requested form.
  @MainActor func write(_ answer: SceneAnswer) throws(ProgramError) { try form.write(answer) }

  /// Throws an error for a point outside the window.
  ///
  /// An imported scene has its own size, and can also be asked about points outside it.
  func check(_ point: TouchPoint) throws {
    guard size != nil || !SceneLookup.isPath(scene) else { return }
    try point.check(in: size ?? .standard)
  }

  /// The language of the answer.
  var language: Language { form.language }
}
