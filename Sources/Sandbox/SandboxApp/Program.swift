import ArgumentParser
import CBuildStamp
import Foundation
import Logging
import SandboxHost
import TextFormats

/// The program `touch-sandbox`, from its arguments to its exit code.
public enum Program {
  /// The version, as documents and other programs are told it.
  nonisolated static let version = "1.0.0"
  /// The commit that the program was built from; nil where the build was not told, as by
  /// `swift build`.
  nonisolated static let commit: String? = touch_sandbox_commit().map { String(cString: $0) }
  /// What `--version` prints: "1.0.0 (0123abc)", or "1.0.0" where the commit is not known.
  nonisolated static let fullVersion = version + (commit.map { " (\($0))" } ?? "")

  /// Does what the command line asks for and ends the process.
  public static func main() -> Never {
    LiveProgram.begin()
    LoggingSystem.bootstrap { _ in DiagnosticsLog() }
    do {
      do {
        let arguments = SceneCode.joining(Array(CommandLine.arguments.dropFirst()))
        guard arguments != ["--version"] else {
          try StandardOutput.write(fullVersion)
          exit(ExitStatus.success.rawValue)
        }
        var command = try TouchSandbox.parseAsRoot(arguments)
        try command.run()
      } catch let error where TouchSandbox.exitCode(for: error) == .success {
        // Help and version, which are results like any other output.
        try StandardOutput.write(TouchSandbox.fullMessage(for: error))
      }
      exit(ExitStatus.success.rawValue)
    } catch let error as ProgramError {
      StandardError.write("Error: \(error.message)")
      exit(error.status.rawValue)
    } catch let stop as Interruption {
      exit(stop.exitCode)
    } catch {
      // Everything that is wrong with the arguments, which are quoted.
      StandardError.write(TouchSandbox.fullMessage(for: error))
      exit(TouchSandbox.exitCode(for: error).rawValue)
    }
  }
}
