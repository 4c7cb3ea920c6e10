import ArgumentParser
import SandboxHost
import TextFormats

/// The command that writes the JSON Schema of scene files or of a command's output.
struct SchemaCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Write the JSON Schema of scene files, or of a command's --json.",
    discussion: """
      The schemas (draft 2020-12) are made of the same tables that read scene files and write \
      reports. The name is 'scene', for editors, 'session', for the lines that TouchRecorder writes, or \
      that of a command whose report it describes: scenes, views, hit, explain, explain-map (for \
      'explain --map'), why, why-screen, why-tap, chain, lint, import, validate, doctor, play, compare, compare-engine \
      (for 'compare --with-engine'), script or monkey.

      Examples:
        touch-sandbox schema > scene.schema.json
        touch-sandbox schema play > play.schema.json
      """
  )

  @Argument(help: "What the schema describes.")
  var name = "scene"

  @MainActor func work() throws {
    guard let found = Reports.schemas.first(where: { $0.name == name }) else {
      let names = Reports.schemas.map(\.name)
      let similar = Suggestions(names: names).suggestions(for: name)
      let hint =
        similar.isEmpty
        ? "one of \(names.joined(separator: ", "))"
        : "did you mean \(similar.map { "'\($0)'" }.joined(separator: " or "))?"
      throw ProgramError(.usage, "there is no schema \(name.debugDescription): \(hint)")
    }
    try StandardOutput.write(found.schema().pretty)
  }
}
