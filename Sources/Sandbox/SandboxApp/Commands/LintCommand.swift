import ArgumentParser
import Foundation
import Inspector
import SandboxHost
import SandboxScenes
import TextFormats

/// The command that finds mistakes in a scene.
struct LintCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find mistakes in a scene without touching it.",
    discussion: """
      Rules: \(LintRule.allCases.map(\.rawValue).joined(separator: ", ")).

      The command hit-tests every point in a copy of the scene, so it also covers classes that \
      override the hit-test.

      Exits with 0 if it finds nothing, and with 1 otherwise.

      Examples:
        touch-sandbox lint nested-colours
        touch-sandbox lint target-action --json
      """
  )

  @OptionGroup var question: SceneQuestion

  @MainActor func work() throws {
    let answer = try question.answers().lint()
    try question.write(answer)
    if answer.findingCount > 0 { throw ExitCode(ExitStatus.failed.rawValue) }
  }
}
