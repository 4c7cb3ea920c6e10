import ArgumentParser
import Foundation
import Inspector

/// The language of texts for the user.
struct LanguageOption: ParsableArguments {
  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp("The language: en or zh. (default: from LANG)"),
    transform: LanguageOption.language
  )
  var asked: Language?

  /// The requested language, or that of the environment.
  var language: Language { asked ?? Self.usualLanguage }

  /// Parses a language.
  nonisolated static func language(_ text: String) throws -> Language {
    guard let language = Language(rawValue: text) else {
      throw ValidationError("expected en or zh")
    }
    return language
  }

  /// The language of the environment.
  nonisolated private static let usualLanguage: Language = {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return Language(localeName: name ?? "")
  }()
}
