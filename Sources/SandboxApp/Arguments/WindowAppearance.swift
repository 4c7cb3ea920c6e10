import ArgumentParser
import Foundation
import Inspector
import SandboxHost

/// How the window shows texts to the user, and which keys it takes.
struct WindowAppearance: ParsableArguments {
  @OptionGroup private var languageOption: LanguageOption

  @Option(
    help: ArgumentHelp(
      "A file that binds other keys, with lines such as 'chain = Ctrl+K F5'.",
      valueName: "file"
    )
  )
  var keys: String?

  @Flag(help: "Draw the overlay in colours that are as far apart as possible.")
  var highContrast = false

  @Option(help: ArgumentHelp("How much larger than usual panels and lists are.", valueName: "1…3"))
  var textScale = 1.0

  func validate() throws {
    guard (1...3).contains(textScale) else {
      throw ValidationError("expected a --text-scale from 1 to 3")
    }
  }

  /// What is drawn over a scene.
  @MainActor func settings(showsOverlay: Bool) -> AnnotationSettings {
    var settings = AnnotationSettings(showsOverlay: showsOverlay, language: language)
    if highContrast { settings.palette = .highContrast }
    settings.textScale = CGFloat(textScale)
    // A user who starts it by hand may need a hint; another program does not.
    settings.showsHint = isatty(STDOUT_FILENO) == 1
    return settings
  }

  /// The language of all text in the window.
  var language: Language { languageOption.language }

  /// The keys around the scene.
  func keyTable() throws(ProgramError) -> KeyTable {
    try keys.map { path throws(ProgramError) in try KeyFile(path: path).table() } ?? .sandbox
  }
}
