import ArgumentParser
import Foundation
import SandboxHost
import TextFormats

/// The command that lists the responder chain of a view.
struct ChainCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "chain",
    abstract: "List the responder chain of a view.",
    discussion: """
      Examples:
        touch-sandbox chain nested-colours yellow
        touch-sandbox chain nested-colours '#3' --json
      """
  )

  @OptionGroup var question: SceneQuestion

  @Argument(help: "The view: its identifier, class or number, such as #3.")
  var view: String

  @MainActor func work() throws {
    try question.write(try question.answers().chain(from: view))
  }
}
