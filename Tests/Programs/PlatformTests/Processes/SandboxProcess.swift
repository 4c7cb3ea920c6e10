import Foundation
import Glibc

/// A running program of this package.
final class SandboxProcess {
  private let child: ChildProcess
  /// The folder for the program's saved state, separate from the user's.
  private let state = try? TemporaryFolder()

  init(
    _ arguments: [String],
    program: String = "touch-sandbox",
    isBuiltWithTests: Bool = false,
    environment: [String: String]
  ) throws {
    child = try ChildProcess(
      try SandboxProcess.executable(program, isBuiltWithTests: isBuiltWithTests),
      arguments,
      environment: ["XDG_STATE_HOME": state?.path ?? ""].merging(environment) { $1 }
    )
  }

  var identifier: pid_t { child.identifier }

  /// The running processes that it started, by the thread that did.
  var children: [pid_t] {
    let threads = "/proc/\(identifier)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
    return names.flatMap { thread in
      let list = try? String(contentsOfFile: "\(threads)/\(thread)/children", encoding: .utf8)
      return list?.split(separator: " ").compactMap { pid_t($0) } ?? []
    }
  }

  /// The complete lines of standard output so far.
  var lines: [String] { SandboxProcess.lines(child.output) }

  /// The complete lines of standard error so far.
  var diagnostics: [String] { SandboxProcess.lines(child.errors) }

  /// The end of its output, for error messages.
  var evidence: String { child.evidence }

  /// Waits for a line of standard output after the first `skipping` lines.
  @discardableResult
  func waitForLine(
    containing text: String,
    skipping count: Int = 0,
    timeout: TimeInterval = Patience.limit
  ) async throws -> String {
    try await Patience.wait(
      for: "a line with \"\(text)\"",
      within: timeout,
      evidence: { child.evidence }
    ) {
      let hasEnded = child.exitCode != nil
      if let line = lines.dropFirst(count).first(where: { $0.contains(text) }) { return line }
      guard !hasEnded else {
        throw RigError("ended without a line with \"\(text)\"\n\(child.evidence)")
      }
      return nil
    }
  }

  /// Waits for a line of standard error.
  @discardableResult
  func waitForDiagnostic(containing text: String) async throws -> String {
    try await Patience.wait(for: "an error with \"\(text)\"", evidence: { child.evidence }) {
      diagnostics.first { $0.contains(text) }
    }
  }

  /// Interrupts the program, as `Ctrl+C` does.
  func interrupt() { child.signal(SIGINT) }

  /// Asks the program to end, as `kill` does.
  func terminate() { child.signal(SIGTERM) }

  func waitUntilExit(timeout: TimeInterval = Patience.limit) async throws -> Int32 {
    try await child.waitUntilExit(timeout: timeout)
  }

  /// The processor time used so far, in all its threads, to a hundredth of a second.
  var cpuSeconds: Double {
    get throws {
      let path = "/proc/\(identifier)/stat"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      // The name before the last parenthesis may contain spaces; utime is the 12th word after it.
      let words = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
      guard words.count > 13, let user = Double(words[12]), let system = Double(words[13]) else {
        throw RigError("\(path) has no processor times: \(text)")
      }
      return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
  }

  private static func lines(_ data: Data) -> [String] {
    // Text after the last line feed is a line that is still being written.
    String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }
}

extension SandboxProcess {
  /// Returns the path of a program, in the folder that `TOUCH_SANDBOX_PROGRAMS` names or as built with the tests.
  ///
  /// Code of users needs the language's shared libraries and the modules, as a checkout builds them.
  static func executable(_ name: String, isBuiltWithTests: Bool = false) throws -> String {
    if !isBuiltWithTests,
      let folder = ProcessInfo.processInfo.environment["TOUCH_SANDBOX_PROGRAMS"]
    {
      let path = "\(folder)/\(name)"
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw RigError("TOUCH_SANDBOX_PROGRAMS names a folder without \(name): \(folder)")
      }
      return path
    }
    let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folders = [running, CommandLine.arguments.first]
      .compactMap(\.self).map { URL(filePath: $0).deletingLastPathComponent() }
    // A test bundle may be a folder that contains the tests' executable several levels deep.
    let candidates = folders.flatMap { folder in
      sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.prefix(4)
    }
    let paths = candidates.map { $0.appending(path: name).path }
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw RigError(
        "\(name) is not where the tests are built; searched \(paths.joined(separator: ", "))"
      )
    }
    return path
  }
}
