import Foundation
import SandboxTestSupport

/// A started program, whose output goes to files so that it never waits for a reader.
final class RunningProgram: @unchecked Sendable {
  private let process: Process
  private let folder: TemporaryFolder
  private let outputPath: String
  private let errorPath: String

  init(_ process: Process, outputPath: String?) throws {
    self.process = process
    folder = try TemporaryFolder()
    self.outputPath = outputPath ?? folder.file("output")
    errorPath = folder.file("errors")
    process.standardOutput = try RunningProgram.handle(self.outputPath)
    process.standardError = try RunningProgram.handle(errorPath)
    try process.run()
  }

  deinit { kill() }

  /// The standard output so far.
  var output: String { RunningProgram.text(outputPath) }

  /// The standard error so far.
  var errors: String { RunningProgram.text(errorPath) }

  /// Waits for a line in its output, for a limited time in seconds; returns whether the line came.
  func waitForLine(_ prefix: String, seconds: TimeInterval = 30) -> Bool {
    wait(seconds, prefix) { self.output }
  }

  /// Waits for a line in its standard error.
  func waitForError(_ prefix: String, seconds: TimeInterval = 30) -> Bool {
    wait(seconds, prefix) { self.errors }
  }

  private func wait(_ seconds: TimeInterval, _ prefix: String, _ text: () -> String) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      if text().split(separator: "\n").contains(where: { $0.hasPrefix(prefix) }) { return true }
      if !process.isRunning { return false }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return false
  }

  /// The running processes that it started.
  var children: [Int32] {
    let path = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { Int32($0) }
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) {
    Foundation.kill(process.processIdentifier, number)
  }

  /// Kills the program if it still runs.
  func kill() {
    if process.isRunning { signal(SIGKILL) }
  }

  /// Waits for the end and returns the result.
  func result() -> BuiltProgram.Result {
    process.waitUntilExit()
    return BuiltProgram.Result(
      exitCode: process.terminationStatus,
      output: output,
      errors: errors
    )
  }

  private static func handle(_ path: String) throws -> FileHandle {
    if !FileManager.default.fileExists(atPath: path) {
      try Data().write(to: URL(fileURLWithPath: path))
    }
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  private static func text(_ path: String) -> String {
    // Reading a device would never end.
    guard !path.hasPrefix("/dev/"), let data = FileManager.default.contents(atPath: path) else {
      return ""
    }
    return String(decoding: data, as: UTF8.self)
  }
}
