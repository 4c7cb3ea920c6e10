import Foundation
import Glibc

/// Another program, with its output in files; it is ended when no test retains it any longer.
final class ChildProcess {
  let name: String
  let identifier: pid_t

  private let folder: TemporaryFolder
  private var status: Int32?

  /// Starts a program found by its path, or by its name in `PATH`.
  init(
    _ command: String,
    _ arguments: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    descriptors: [Int32: Int32] = [:]
  ) throws {
    name = command.split(separator: "/").last.map(String.init) ?? command
    folder = try TemporaryFolder()
    identifier = try ProcessLaunch(
      command: command,
      arguments: arguments,
      environment: environment,
      output: folder.file("output"),
      errors: folder.file("errors"),
      descriptors: descriptors
    ).start()
  }

  deinit {
    guard status == nil else { return }
    // The program is asked first, so that it can remove its own files.
    kill(identifier, SIGTERM)
    for _ in 0..<400 where exitCode == nil { usleep(5000) }
    guard status == nil else { return }
    kill(identifier, SIGKILL)
    var ignored: Int32 = 0
    waitpid(identifier, &ignored, 0)
  }

  /// The standard output so far.
  var output: Data { contents("output") }

  /// The standard error so far.
  var errors: Data { contents("errors") }

  /// The exit code, or 128 + signal after a signal; nil while it runs.
  var exitCode: Int32? {
    var now: Int32 = 0
    if status == nil, waitpid(identifier, &now, WNOHANG) == identifier { status = now }
    return status.map { $0 & 0x7f == 0 ? ($0 >> 8) & 0xff : 128 + ($0 & 0x7f) }
  }

  /// Sends a signal.
  func signal(_ number: Int32) {
    // After its end its number may belong to another process.
    guard exitCode == nil else { return }
    kill(identifier, number)
  }

  /// Waits for the end and returns the exit code.
  func waitUntilExit(timeout: TimeInterval = Patience.limit) async throws -> Int32 {
    try await Patience.wait(for: "the end of \(name)", within: timeout, evidence: { evidence }) {
      exitCode
    }
  }

  /// The end of its output, for error messages.
  var evidence: String {
    let texts = [("standard output", output), ("standard error", errors)].map { title, data in
      "\(title):\n" + String(decoding: data.suffix(2000), as: UTF8.self)
    }
    return (["\(name): " + (exitCode.map { "ended with \($0)" } ?? "running")] + texts)
      .joined(separator: "\n")
  }

  private func contents(_ file: String) -> Data {
    FileManager.default.contents(atPath: folder.file(file)) ?? Data()
  }
}

extension ChildProcess {
  /// Runs a program to its end and returns its standard output.
  static func run(
    _ command: String,
    _ arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws -> Data {
    let child = try ChildProcess(command, arguments, environment: environment)
    guard try await child.waitUntilExit() == 0 else {
      throw RigError("\(command) \(arguments.joined(separator: " ")) failed\n\(child.evidence)")
    }
    return child.output
  }
}
