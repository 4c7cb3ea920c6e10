import Foundation
import SandboxHost
import TextFormats

/// A finished run of a program, such as the compiler.
nonisolated struct ToolRun: Hashable, Sendable {
  /// The exit code.
  let status: Int32
  /// The combined text of both outputs, in order.
  let output: String

  /// Runs a program until it ends.
  init(_ path: String, _ arguments: [String]) throws(ProgramError) {
    let (process, pipe, end) = (Process(), Pipe(), DispatchSemaphore(value: 0))
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    // `waitUntilExit` checks only twenty times per second.
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
