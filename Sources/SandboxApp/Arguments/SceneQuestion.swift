import ArgumentParser
import Foundation
import Inspector
import SandboxHost
import SandboxScenes

/// The scene that a question is about, and how the answer is to look.
struct SceneQuestion: ParsableArguments {
  @Argument(help: ArgumentHelp(stringLiteral: SceneLookup.help))
  var scene: String

  @Option(help: PictureSize.help, transform: PictureSize.init(parsing:))
  var size = PictureSize.standard

  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp("The language of the answer: en or zh. (default: that of LANG)"),
    transform: SceneQuestion.language
  )
  var language = SceneQuestion.usualLanguage

  @Flag(help: "Write JSON for other programs instead of text for people.")
  var json = false
}

extension SceneQuestion {
  /// Starts the scene.
  @MainActor func inquiry() throws(ProgramError) -> SceneInquiry {
    SceneInquiry(try SceneLookup.scene(named: scene), size: size.size)
  }

  nonisolated private static func language(_ text: String) throws -> Language {
    guard let language = Language(rawValue: text) else {
      throw ValidationError("expected en or zh")
    }
    return language
  }

  /// The language that the environment asks for.
  nonisolated private static var usualLanguage: Language {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return Language(localeName: name ?? "")
  }
}
