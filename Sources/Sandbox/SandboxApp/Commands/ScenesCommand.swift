import ArgumentParser
import Foundation
import SandboxHost
import SandboxScenes
import TextFormats

/// The command that lists the scenes.
struct ScenesCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes",
    abstract: "List the scenes with titles and questions, in English and Chinese.",
    discussion: """
      Examples:
        touch-sandbox scenes
        touch-sandbox scenes --json
      """
  )

  @Flag(help: "Write JSON instead of text.")
  var json = false

  @MainActor func work() throws {
    let scenes = SceneCatalogue.all
    try StandardOutput.write(
      json ? Reports.scenes.json(scenes).pretty : SceneList(scenes: scenes).text
    )
  }
}
