import ArgumentParser
import TextFormats

/// The complete command line.
struct TouchSandbox: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touch-sandbox",
    abstract: "Show which view gets a touch, and why.",
    discussion: """
      Examples:
        touch-sandbox                       open the first scene in a window
        touch-sandbox drag-touches          open another one
        touch-sandbox scenes                list the scenes
        touch-sandbox snapshot drag-touches -o picture.png --touch 100,120
        touch-sandbox explain nested-colours 200,180 red
        touch-sandbox explain paste.txt 170,330
        touch-sandbox record drag-touches -o drag.touchrec
        touch-sandbox play drag.touchrec
        touch-sandbox script drag.touch
        touch-sandbox export drag.touchrec --html -o drag.html
        touch-sandbox run scene.yml --watch
        touch-sandbox serve nested-colours

      Without a display, the first two examples write pictures into the folder Screenshots.

      Exit codes:
      \(exitCodes)
        129, 130, 143  ended by a signal: hang-up, Ctrl+C, terminate
      """,
    version: Program.fullVersion,
    groupedSubcommands: [
      CommandGroup(
        name: "See",
        subcommands: [
          RunCommand.self, ServeCommand.self, CourseCommand.self, ScenesCommand.self,
          SnapshotCommand.self, ViewsCommand.self,
        ]
      ),
      CommandGroup(
        name: "Ask",
        subcommands: [
          WhyCommand.self, HitCommand.self, ExplainCommand.self, GesturesCommand.self,
          ChainCommand.self, LintCommand.self, ProtocolCommand.self,
        ]
      ),
      CommandGroup(
        name: "Record and replay",
        subcommands: [
          RecordCommand.self, PlayCommand.self, ExportCommand.self, CompareCommand.self,
        ]
      ),
      CommandGroup(
        name: "Test",
        subcommands: [
          ScriptCommand.self, MonkeyCommand.self, MergeCommand.self, ScreenshotsCommand.self,
          ValidateCommand.self, SchemaCommand.self,
        ]
      ),
      CommandGroup(
        name: "Your app",
        subcommands: [NewCommand.self, ImportCommand.self, PortCommand.self]
      ),
      CommandGroup(
        name: "Setup",
        subcommands: [DoctorCommand.self, CompletionsCommand.self, ManCommand.self]
      ),
    ],
    defaultSubcommand: RunCommand.self
  )

  /// The rows of the exit codes in the help.
  nonisolated private static var exitCodes: String {
    ExitStatus.allCases.map { status in
      let number = "\(status.rawValue)"
      return "  \(number)" + String(repeating: " ", count: 15 - number.count) + status.meaning
    }
    .joined(separator: "\n")
  }

  /// The names of all commands, for suggestions if a scene name is unknown: `why`, `screenshots review`.
  nonisolated static var commandNames: [String] {
    configuration.subcommands.flatMap { command in
      let name = command.configuration.commandName ?? ""
      let inner = command.configuration.subcommands.compactMap { $0.configuration.commandName }
      return [name] + inner.map { "\(name) \($0)" }
    }
  }
}
