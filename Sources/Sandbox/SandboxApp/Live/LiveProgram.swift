import CCrashNotes
import Foundation
import SDLPlatform
import SandboxHost
import SandboxScenes
import TextFormats
import TouchKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The program that runs the user's code, `touch-sandbox-live`, and the program that watches it.
///
/// Code that traps or never returns ends its process. So the program that the user started launches another one for the
/// code. It waits for it, and reports the location of a crash.
enum LiveProgram {
  /// The environment variable with the folder for build products; set where code may run.
  nonisolated static let variable = "TOUCH_SANDBOX_LIVE"
  /// The environment variable that is set if the watched standard error goes to a terminal.
  nonisolated static let terminal = "TOUCH_SANDBOX_TERMINAL"

  /// The environment variable with the descriptor for `CCrashNotes`.
  nonisolated static let notes = "TOUCH_SANDBOX_NOTES"

  /// The environment variable with the descriptors of the window to draw in.
  nonisolated static let window = "TOUCH_SANDBOX_WINDOW"
  /// The name of the file that receives all input immediately.
  nonisolated static let journal = "journal.touchrec"
  /// The environment variable with the path of the report on the previous version's crash.
  nonisolated static let stop = "TOUCH_SANDBOX_STOP"

  /// Returns the window of another process for this one; nil without one.
  static func remoteWindow() throws(ProgramError) -> RemoteWindow? {
    let numbers = ProcessInfo.processInfo.environment[window]?.split(separator: ",")
      .compactMap { Int32($0) }
    guard let numbers, numbers.count == 2 else { return nil }
    return try RemoteWindow(socket: numbers[0], memory: numbers[1])
  }

  /// The folder for build products; nil in the program that the user started.
  nonisolated static var folder: String? { ProcessInfo.processInfo.environment[variable] }

  /// Switches to a build folder that no other process uses.
  static func useOwnFolder() {
    guard let folder else { return }
    let own = folder + "/\(getpid())"
    guard mkdir(own, 0o700) == 0 else { return }
    setenv(variable, own, 1)
  }

  /// Starts to note traps, in a process that may run code.
  static func begin() {
    let environment = ProcessInfo.processInfo.environment
    guard let folder, let number = environment[notes].flatMap({ Int32($0) }) else { return }
    // Standard output is for results only, so printed output of code must not mix with them.
    StandardOutput.catchPrints()
    crash_notes_begin(number, folder) {
      MainActor.assumeIsolated { UIApplication.shared.currentTime }
    }
  }

  /// Compiles and loads code, and returns its scenes; starts another process if code may not run here.
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
    let scenes = try CodeLibrary(build).scenes(of: code)
    if code.preview == nil, scenes.count > 1, let last = scenes.last {
      StandardError.write(
        "\(code.shownName) has \(scenes.count) previews; this command uses"
          + " \(scenes[0].name.debugDescription). To use another: '\(code.name)#\(last.name)'"
      )
    }
    return scenes
  }

  /// Checks that the code, the compiler and the companion program are usable.
  static func check(_ code: SceneCode) throws(ProgramError) {
    _ = try code.modules()
    _ = try Toolchain.present.get()
    _ = try SisterProgram.live.path()
  }

  /// Replaces this process with one that shows other code, with the same options.
  static func restart(
    showing code: SceneCode,
    insteadOf scene: String?
  ) throws(ProgramError) -> Never {
    var words = SceneCode.joining(Array(CommandLine.arguments.dropFirst()))
    let place = scene.flatMap(words.lastIndex(of:))
    if let place { words[place] = code.name } else { words.append(code.name) }
    try restart(with: words)
  }

  /// Replaces this process with one that has other arguments.
  static func restart(with words: [String]) throws(ProgramError) -> Never {
    for number in [SIGINT, SIGTERM, SIGHUP] { _ = signal(number, SIG_DFL) }
    let arguments = ([CommandLine.arguments[0]] + words).map { strdup($0) } + [nil]
    execv("/proc/self/exe", arguments)
    throw ProgramError(
      .unavailable,
      "the program cannot be started again: \(String(cString: strerror(errno)))"
    )
  }

  /// The number of loaded versions; each has its own module name.
  private static var versionCount = 0

  /// Starts the program that runs the user's code with this program's arguments, and ends with its exit code.
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
    // The terminal sends Ctrl+C to both programs; other senders signal only this one.
    let signals = TerminationSignals { [process = child.process] in kill(process, SIGTERM) }
    signals.watch()
    let end = child.end(watchingLoops: true) { signals.received != nil }
    if let report = end.report, signals.received == nil {
      StandardError.write("Error: \(report.text)")
      let advice = FileManager.default.contents(atPath: folder + "/" + adviceFile)
      if let advice { StandardError.write(String(decoding: advice, as: UTF8.self)) }
    }
    try? FileManager.default.removeItem(atPath: folder)
    exit(signals.received.map { Interruption(signal: $0).exitCode } ?? end.status)
  }

  /// The name of the file with advice for a crash.
  nonisolated private static let adviceFile = "advice.txt"

  /// Stores a sentence to write after a crash; nil removes it.
  static func keepAdvice(_ text: String?) {
    guard let folder else { return }
    let file = URL(fileURLWithPath: folder + "/" + adviceFile)
    if let text {
      try? Data(text.utf8).write(to: file)
    } else {
      try? FileManager.default.removeItem(at: file)
    }
  }

  static func makeFolder() throws(ProgramError) -> String {
    var name = Array((NSTemporaryDirectory() + "/touch-sandbox-XXXXXX").utf8CString)
    guard let path = mkdtemp(&name) else {
      throw ProgramError(
        .cannotCreate,
        "no folder for compiled code can be created in \(NSTemporaryDirectory()): "
          + String(cString: strerror(errno))
      )
    }
    return URL(fileURLWithPath: String(cString: path)).resolvingSymlinksInPath().path
  }
}
