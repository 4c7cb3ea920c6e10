import ArgumentParser
import SandboxHost
import SceneFiles
import SourceText

/// Writes the JSON Schema of scene files.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Write the JSON Schema of scene files, for editors.",
    discussion: """
      The schema is made of the same table that reads scene files.

      Examples:
        touch-sandbox schema > scene.schema.json
      """
  )

  func run() throws {
    try MainActor.assumeIsolated { try StandardOutput.write(SceneSchema.json.pretty) }
  }
}
