import ArgumentParser
import Foundation
import SandboxHost

/// The command that responds to requests of other programs over standard input and output.
struct ProtocolCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve assistants and editors (Model Context Protocol).",
    discussion: """
      Speaks the Model Context Protocol over standard input and output. Assistants and editors \
      start this program and call its tools: why, show and play. The tools of earlier versions \
      still work until 2.0: import, hit, explain, chain, views, lint and snapshot.

      The server reads files only in the current folder, and in the folders of --allow-path. It \
      writes no files. With --allow-code, a scene can be a Swift file in these folders. The server \
      compiles and runs it, and does not restrict what the code does.

      Calls run in parallel, each in its own process. A call ends at once if it is cancelled or \
      takes longer than --time-limit. The server exits when its input ends.

      Examples:
        touch-sandbox mcp
        touch-sandbox mcp --allow-path ~/pastes --lang zh
        touch-sandbox mcp --allow-code
      """
  )

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Another folder that the server may read; repeatable.",
      valueName: "folder"
    )
  )
  var allowPath: [String] = []

  @Flag(help: "Compile and run Swift files as scenes.")
  var allowCode = false

  @Option(
    help: ArgumentHelp(
      "The maximum duration of a call.",
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
