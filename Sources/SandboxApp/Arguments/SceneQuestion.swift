import ArgumentParser
import Inspector
import SandboxHost
import SandboxScenes

/// The scene that a question is about, and how the answer is to look.
struct SceneQuestion: ParsableArguments {
  @Argument(help: ArgumentHelp(stringLiteral: SceneLookup.help))
  var scene: String

  @Option(help: PictureSize.help, transform: PictureSize.init(parsing:))
  var size = PictureSize.standard

  @OptionGroup private var languageOption: LanguageOption

  @Flag(help: "Write JSON for other programs instead of text for people.")
  var json = false
}

extension SceneQuestion {
  /// Starts the scene.
  @MainActor func inquiry() throws(ProgramError) -> SceneInquiry {
    SceneInquiry(try SceneLookup.scene(named: scene), size: size.size)
  }

  /// The language of the answer.
  var language: Language { languageOption.language }
}
