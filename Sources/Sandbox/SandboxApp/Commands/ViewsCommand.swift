import ArgumentParser
import Foundation
import SandboxHost
import TextFormats

/// The command that lists the views of a scene.
struct ViewsCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "views",
    abstract: "Print the view tree of a scene, with a number per view.",
    discussion: """
      Examples:
        touch-sandbox views nested-colours
        touch-sandbox views nested-colours --size 800x600 --json
      """
  )

  @OptionGroup var question: SceneQuestion

  @MainActor func work() throws {
    try question.write(try question.answers().views())
  }
}
