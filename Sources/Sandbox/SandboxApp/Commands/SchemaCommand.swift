import ArgumentParser
import SandboxHost
import TextFormats

/// The command that writes the JSON Schema of scene files or of a command's output.
struct SchemaCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scene files, or of a command's --json.",
    discussion: """
      The schemas (draft 2020-12) come from the tables that the program uses to read scene files \
      and to write reports. The name is 'scene' for scene files, 'session' for the lines that \
      TouchRecorder writes, or the report of a command: scenes, views, hit, explain, explain-map \
      (for 'explain --map'), why, why-screen (without a view), why-tap (with --tap), gestures, \
      chain, lint, import, validate, doctor, play, compare, compare-versions (with --ios), \
      compare-scenes (with --scene and --with), compare-engine (with --with-engine), script or \
      monkey.

      Examples:
        touch-sandbox schema > scene.schema.json
        touch-sandbox schema play > play.schema.json
      """
  )

  @Argument(help: "The name of the schema.")
  var name = "scene"

  @MainActor func work() throws {
    guard let found = Reports.schemas.first(where: { $0.name == name }) else {
      let names = Reports.schemas.map(\.name)
      let similar = Suggestions(names: names).suggestions(for: name)
      let hint =
        similar.isEmpty
        ? "expected one of \(names.joined(separator: ", "))"
        : "did you mean \(similar.map { "'\($0)'" }.joined(separator: " or "))?"
      throw ProgramError(.usage, "there is no schema \(name.debugDescription): \(hint)")
    }
    try StandardOutput.write(found.schema().pretty)
  }
}
