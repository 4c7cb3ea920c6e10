import ArgumentParser
import Foundation
import Inspector
import SandboxHost

/// The available themes.
enum ThemeOption: String, ExpressibleByArgument, CaseIterable {
  case dark, light, system

  /// The theme.
  ///
  /// The system's is light if the environment names a GTK theme without "dark"; otherwise dark.
  var kind: WorkbenchLook.Kind {
    switch self {
    case .dark: .dark
    case .light: .light
    case .system:
      ProcessInfo.processInfo.environment["GTK_THEME"].map {
        $0.lowercased().contains("dark") ? .dark : .light
      } ?? .dark
    }
  }
}

/// The appearance of the window, and its keys.
struct WindowAppearance: ParsableArguments {
  @OptionGroup private var languageOption: LanguageOption

  @Option(
    help: ArgumentHelp(
      "A file that changes keys, with lines such as 'chain = Ctrl+K F5'.",
      valueName: "file"
    )
  )
  var keys: String?

  @Flag(help: "Show only the scene and a status bar, without the workbench.")
  var bare = false

  @Option(
    help:
      """
      The colours of the workbench: dark, light or system. \
      (default: your choice in the window, at first dark)
      """
  )
  var theme: ThemeOption?

  @Flag(help: "Use the colours with the greatest contrast.")
  var highContrast = false

  @Option(
    help: ArgumentHelp(
      """
      The scale of text, rows and marks. (default: your choice in the window, at first 1)
      """,
      valueName: "1…3"
    )
  )
  var textScale: Double?

  @Flag(help: "Switch off the animations of the workbench.")
  var reduceMotion = false

  func validate() throws {
    guard (1...3).contains(textScale ?? 1) else {
      throw ValidationError("expected a --text-scale from 1 to 3")
    }
  }

  /// Returns the settings: the command line's options, or otherwise the choices from the last window.
  @MainActor func settings(showsOverlay: Bool, kept: KeptLook? = nil) -> AnnotationSettings {
    let language = languageOption.asked ?? kept?.chosenLanguage ?? language
    var settings = AnnotationSettings(showsOverlay: showsOverlay, language: language)
    settings.look = highContrast ? .highContrast : theme?.kind ?? kept?.kind ?? .dark
    settings.palette = WorkbenchLook(kind: settings.look).palette
    settings.textScale = CGFloat(textScale ?? kept?.scale ?? 1)
    settings.hasMotion = !reduceMotion && !DesktopMotion().isReduced
    // A user who starts it by hand may need an introduction; another program does not.
    settings.showsStart = isatty(STDOUT_FILENO) == 1 && !bare
    return settings
  }

  /// The language of all text in the window.
  var language: Language { languageOption.language }

  /// Returns the keys around the scene.
  func keyTable() throws(ProgramError) -> KeyTable {
    try keys.map { path throws(ProgramError) in try KeyFile(path: path).table() } ?? .sandbox
  }
}
