import ArgumentParser
import Foundation
import SandboxHost

/// The command that responds to requests of other programs over standard input and output.
struct ProtocolCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Answer other programs' questions (Model Context Protocol).",
    discussion: """
      Speaks the Model Context Protocol over standard input and output, for assistants and editors \
      that start this program and call its tools: import, hit, explain, why, chain, views, lint, \
      snapshot and play. They take and answer what the commands of the same names do with --json.

      Files are read in the present folder alone, and in those of --allow-path. Nothing is written.
      With --allow-code a scene may be a Swift file there, which is compiled and run; what it does is
      not confined.
      Calls are worked on side by side, each in a process of its own. One that is cancelled ends at \
      once, and so does one that takes longer than --time-limit. Ends when its input ends.

      Examples:
        touch-sandbox mcp
        touch-sandbox mcp --allow-path ~/pastes --lang zh
        touch-sandbox mcp --allow-code
      """
  )

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Another folder whose files may be read; can be repeated.",
      valueName: "folder"
    )
  )
  var allowPath: [String] = []

  @Flag(help: "Compile and run Swift files that are named as scenes.")
  var allowCode = false

  @Option(
    help: ArgumentHelp(
      "How long a call may take before it is ended.",
      valueName: "seconds"
    )
  )
  var timeLimit = 60

  @Flag(help: .hidden)
  var worker = false

  @OptionGroup private var language: LanguageOption

  func validate() throws {
    guard (1...86_400).contains(timeLimit) else {
      throw ValidationError("--time-limit: expected a number of seconds from 1 to 86400")
    }
  }

  @MainActor func work() throws {
    if allowCode, LiveProgram.folder == nil { try LiveProgram.handOver() }
    let confinement = try PathConfinement(folders: ["."] + allowPath)
    guard worker else { return try ProtocolServer(timeLimit: Double(timeLimit)).run() }
    LiveProgram.useOwnFolder()
    try WorkerDesk(confinement, language.language).run()
  }
}
