import ArgumentParser
import Inspector
import SandboxHost

/// How the window speaks to people, and to which keys it listens.
struct WindowAppearance: ParsableArguments {
  @OptionGroup private var languageOption: LanguageOption

  @Option(
    help: ArgumentHelp(
      "A file that binds other keys, with lines such as 'chain = Ctrl+K F5'.",
      valueName: "file"
    )
  )
  var keys: String?

  /// The language of all text in the window.
  var language: Language { languageOption.language }

  /// The keys around the scene.
  func keyTable() throws(ProgramError) -> KeyTable {
    try keys.map { path throws(ProgramError) in try KeyFile(path: path).table() } ?? .sandbox
  }
}
