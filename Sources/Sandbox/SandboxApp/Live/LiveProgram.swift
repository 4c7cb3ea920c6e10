import CCrashNotes
import Foundation
import SandboxHost
import SandboxScenes
import TextFormats
import TouchKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The program that runs the user's code, `touch-sandbox-live`, and the one that watches over it.
///
/// Code that traps or never returns takes its process with it. So the program that the user started
/// starts another for it, waits, and tells where in the code it stopped.
enum LiveProgram {
  /// The variable of the environment with the folder for what is compiled; set where code may run.
  nonisolated static let variable = "TOUCH_SANDBOX_LIVE"
  /// Set where the standard error that is watched goes to a terminal.
  nonisolated static let terminal = "TOUCH_SANDBOX_TERMINAL"

  /// The descriptor that `CCrashNotes` writes to.
  nonisolated static let notes = "TOUCH_SANDBOX_NOTES"

  /// The folder for what is compiled; nil in the program that the user started.
  nonisolated static var folder: String? { ProcessInfo.processInfo.environment[variable] }

  /// Notes traps from now on, where code may run.
  nonisolated static func begin() {
    let environment = ProcessInfo.processInfo.environment
    guard folder != nil, let number = environment[notes].flatMap({ Int32($0) }) else { return }
    crash_notes_begin(number) { MainActor.assumeIsolated { UIApplication.shared.currentTime } }
  }

  /// Compiles and loads code, and answers its scenes; hands over where no code may run.
  static func scenes(of code: SceneCode) throws(ProgramError) -> [SandboxScene] {
    guard let folder else { try handOver() }
    let build: CodeBuild
    do throws(CodeBuild.Failure) {
      build = try CodeBuilder(code: code, folder: folder).build(number: versionCount + 1)
    } catch {
      throw error.error
    }
    versionCount += 1
    for warning in build.warnings { StandardError.write(warning.report) }
    return try CodeLibrary(build).scenes(of: code)
  }

  /// How many versions were loaded; each has a module's name of its own.
  private static var versionCount = 0

  /// Starts the program that runs the user's code with the arguments of this one, and ends as it does.
  static func handOver() throws(ProgramError) -> Never {
    let folder = try makeFolder()
    let child: WatchedProgram
    do throws(ProgramError) {
      child = try WatchedProgram(
        try SisterProgram.live.path(),
        Array(CommandLine.arguments.dropFirst()),
        folder: folder
      )
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
    let end = child.follow()
    if let report = end.report { StandardError.write("Error: \(report.text)") }
    try? FileManager.default.removeItem(atPath: folder)
    exit(end.status)
  }

  private static func makeFolder() throws(ProgramError) -> String {
    var name = Array((NSTemporaryDirectory() + "/touch-sandbox-XXXXXX").utf8CString)
    guard let path = mkdtemp(&name) else {
      throw ProgramError(
        .cannotCreate,
        "no folder can be made in \(NSTemporaryDirectory()) for what is compiled: "
          + String(cString: strerror(errno))
      )
    }
    return URL(fileURLWithPath: String(cString: path)).resolvingSymlinksInPath().path
  }
}

/// A running `touch-sandbox-live`, whose standard error passes through here.
final class WatchedProgram {
  /// How a program ended.
  struct End {
    /// The exit code.
    let status: Int32
    /// Where it stopped; nil where it ended by itself.
    let report: CrashReport?
  }

  private let process: pid_t
  private let errors: Int32
  private let notes: Int32
  private let folder: String

  /// The latest standard error that is kept, for the reason of a trap.
  private static let keptBytes = 1 << 14
  /// The process that signals are passed on to.
  nonisolated(unsafe) private static var watched: pid_t = 0

  /// Starts the program with a folder for what it compiles.
  init(_ path: String, _ arguments: [String], folder: String) throws(ProgramError) {
    self.folder = folder
    var (errorEnds, noteEnds): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&errorEnds) == 0, pipe(&noteEnds) == 0 else {
      throw ProgramError(.software, "no pipe can be made: \(String(cString: strerror(errno)))")
    }
    for end in errorEnds + noteEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, errorEnds[1], STDERR_FILENO)
    // A descriptor that no other is likely to be.
    let note: Int32 = 98
    posix_spawn_file_actions_adddup2(&actions, noteEnds[1], note)
    var environment = ProcessInfo.processInfo.environment
    environment[LiveProgram.variable] = folder
    environment[LiveProgram.notes] = "\(note)"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    if isatty(STDERR_FILENO) == 1 { environment[LiveProgram.terminal] = "1" }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var number: pid_t = 0
    let result = posix_spawn(&number, path, &actions, nil, &words, &settings)
    close(errorEnds[1])
    close(noteEnds[1])
    (process, errors, notes) = (number, errorEnds[0], noteEnds[0])
    guard result == 0 else {
      throw ProgramError(
        .unavailable,
        "\(path) cannot be started: \(String(cString: strerror(result)))"
      )
    }
  }

  /// Waits for the end, passing on what it writes and the signals that this program gets.
  func follow() -> End {
    Self.watched = process
    // The terminal sends Ctrl+C to both; the other one puts everything away.
    for number in [SIGTERM, SIGHUP] { signal(number) { kill(WatchedProgram.watched, $0) } }
    signal(SIGINT, SIG_IGN)
    let kept = passOnErrors()
    let status = ToolRun.wait(for: process)
    let text = FileHandle(fileDescriptor: notes, closeOnDealloc: true)
    let written = String(decoding: (try? text.readToEnd()) ?? Data(), as: UTF8.self)
    let isTrap = status > 128 && ![SIGTERM, SIGHUP, SIGINT, SIGPIPE].contains(status - 128)
    guard isTrap else { return End(status: status, report: nil) }
    let report = CrashReport(notes: written, errors: kept, folder: folder)
    return End(status: ExitStatus.failed.rawValue, report: report)
  }

  /// Writes on standard error what the program writes there; answers the latest of it.
  private func passOnErrors() -> String {
    var kept = Data()
    var filter = StackTraceFilter()
    var part = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(errors, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      let data = Data(part.prefix(count))
      filter.pass(data)
      kept = (kept + data).suffix(Self.keptBytes)
    }
    filter.finish()
    close(errors)
    return String(decoding: kept, as: UTF8.self)
  }
}

/// Standard error without the addresses that the language's library lists before a program ends:
/// the report that follows has the places in the user's files.
nonisolated private struct StackTraceFilter {
  private var pending = Data()

  mutating func pass(_ data: Data) {
    pending += data
    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      let line = pending[...end]
      if !Self.isTrace(line) { write(line) }
      pending = Data(pending[pending.index(after: end)...])
    }
    // A line that is not over, such as one that shows progress, is not held back.
    if let first = pending.first, first == UInt8(ascii: "\r") { finish() }
  }

  mutating func finish() {
    write(pending)
    pending = Data()
  }

  private func write(_ data: Data) {
    try? FileHandle.standardError.write(contentsOf: data)
  }

  private static func isTrace(_ line: Data) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    return text == "Current stack trace:\n" || text.contains(#/^\d+ +\S+ +0x[0-9a-f]{16} /#)
  }
}
