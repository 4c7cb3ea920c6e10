import ArgumentParser
import Foundation
import SandboxHost
import SourceText
import TouchKit

/// Lists the responder chain of a view.
struct ChainCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "chain",
    abstract: "List the responder chain that starts with a view.",
    discussion: """
      Examples:
        touch-sandbox chain nested-colours yellow
        touch-sandbox chain nested-colours '#3' --json
      """
  )

  @OptionGroup var question: SceneQuestion

  @Argument(help: "The view: its identifier, its class, or its number, such as #3.")
  var view: String

  @MainActor func work() throws {
    let inquiry = try question.inquiry()
    let chain = inquiry.chain(from: try inquiry.index(ofViewCalled: view))
    let names = chain.map(name)
    guard question.json else {
      let lines = names.enumerated().map { "\($0 + 1) \($1)" }
      return try StandardOutput.write(lines.joined(separator: "\n"))
    }
    try StandardOutput.write(Reports.chain.json(names).pretty)
  }

  @MainActor private func name(_ responder: UIResponder) -> String {
    let type = String(describing: type(of: responder))
    let given =
      (responder as? UIView)?.accessibilityIdentifier ?? (responder as? UIViewController)?.title
    guard let identifier = given else { return type }
    return "\(identifier) (\(type))"
  }
}
