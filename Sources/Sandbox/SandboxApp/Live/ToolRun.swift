import Foundation
import SandboxHost
import TextFormats

/// A program that was run to its end, such as the compiler.
nonisolated struct ToolRun: Hashable, Sendable {
  /// The exit code.
  let status: Int32
  /// The text that it wrote, to either output, in its order.
  let output: String

  /// Runs a program, and waits for its end.
  init(_ path: String, _ arguments: [String]) throws(ProgramError) {
    let (process, pipe, end) = (Process(), Pipe(), DispatchSemaphore(value: 0))
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    // `waitUntilExit` looks for the end twenty times a second only.
    process.terminationHandler = { _ in end.signal() }
    do {
      try process.run()
    } catch {
      throw ProgramError(
        .unavailable,
        "\(path) cannot be started: \(error.localizedDescription)"
      )
    }
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    end.wait()
    status = process.terminationStatus
  }
}
