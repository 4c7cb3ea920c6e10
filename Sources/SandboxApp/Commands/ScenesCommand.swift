import ArgumentParser
import Foundation
import SandboxHost
import SandboxScenes
import SourceText

/// Lists the scenes.
struct ScenesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes",
    abstract: "List the scenes with their titles and questions, in English and Chinese.",
    discussion: """
      Examples:
        touch-sandbox scenes
        touch-sandbox scenes --json
      """
  )

  @Flag(help: "Write JSON for other programs instead of text for people.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated {
      let scenes = SceneCatalogue.all
      try StandardOutput.write(
        json ? Reports.scenes.json(scenes).pretty : SceneList(scenes: scenes).text
      )
    }
  }
}
