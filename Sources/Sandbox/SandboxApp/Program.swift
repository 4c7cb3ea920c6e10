import ArgumentParser
import CBuildStamp
import Foundation
import Logging
import SandboxHost
import TextFormats

/// The program `touch-sandbox`, from its arguments to its exit code.
public enum Program {
  /// The version, for documents and other programs.
  nonisolated static let version = "1.0.0"
  /// The commit of the build; nil if the build does not know it, as with `swift build`.
  nonisolated static let commit: String? = touch_sandbox_commit().map { String(cString: $0) }
  /// The output of `--version`: "1.0.0 (0123abc)", or "1.0.0" for an unknown commit.
  nonisolated static let fullVersion = version + (commit.map { " (\($0))" } ?? "")

  /// Runs the command line and ends the process.
  public static func main() -> Never {
    LiveProgram.begin()
    LoggingSystem.bootstrap { _ in DiagnosticsLog() }
    do {
      do {
        let words = SceneCode.joining(Array(CommandLine.arguments.dropFirst()))
        let arguments = words.map(TouchPoint.argument)
        guard arguments != ["--version"] else {
          try StandardOutput.write(fullVersion)
          exit(ExitStatus.success.rawValue)
        }
        var command = try TouchSandbox.parseAsRoot(arguments)
        try command.run()
      } catch let error where TouchSandbox.exitCode(for: error) == .success {
        // Help and version are results like any other output.
        try StandardOutput.write(TouchSandbox.fullMessage(for: error))
      }
      exit(ExitStatus.success.rawValue)
    } catch let error as ProgramError {
      StandardError.write("Error: \(error.message)")
      exit(error.status.rawValue)
    } catch let stop as Interruption {
      exit(stop.exitCode)
    } catch {
      // The message contains all errors of the arguments, and quotes them.
      StandardError.write(TouchSandbox.fullMessage(for: error))
      exit(TouchSandbox.exitCode(for: error).rawValue)
    }
  }
}
