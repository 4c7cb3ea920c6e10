import SandboxHost
import SandboxScenes
import SourceText

/// Finds the scene that the command line names.
enum SceneLookup {
  /// The scene of a name; if there is none, an error that tells what may have been meant.
  ///
  /// Where a command could have stood too, `commands` are their names.
  static func scene(
    named name: String,
    commands: [String] = []
  ) throws(ProgramError) -> SandboxScene {
    if let scene = SceneCatalogue.scene(named: name) { return scene }
    throw ProgramError(
      .noInput,
      "there is no scene \(name.debugDescription).\(question(about: name, commands))"
        + " 'touch-sandbox scenes' lists all scenes."
    )
  }

  private static func question(about name: String, _ commands: [String]) -> String {
    let names = SceneCatalogue.all.map(\.name) + commands
    let similar = Suggestions(names: names).suggestions(for: name)
    guard !similar.isEmpty else { return "" }
    let quoted = similar.map { commands.contains($0) ? "the command '\($0)'" : "'\($0)'" }
    return " Did you mean \(quoted.joined(separator: " or "))?"
  }
}
