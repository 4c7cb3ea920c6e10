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

  /// The descriptors of the window that the program draws in.
  nonisolated static let window = "TOUCH_SANDBOX_WINDOW"
  /// The name of the file in which everything that is done is kept at once.
  nonisolated static let journal = "journal.touchrec"
  /// The path of a file that tells where the version before stopped.
  nonisolated static let stop = "TOUCH_SANDBOX_STOP"

  /// The window that another process has for this one; nil where there is none.
  static func remoteWindow() throws(ProgramError) -> RemoteWindow? {
    let numbers = ProcessInfo.processInfo.environment[window]?.split(separator: ",")
      .compactMap { Int32($0) }
    guard let numbers, numbers.count == 2 else { return nil }
    return try RemoteWindow(socket: numbers[0], memory: numbers[1])
  }

  /// The folder for what is compiled; nil in the program that the user started.
  nonisolated static var folder: String? { ProcessInfo.processInfo.environment[variable] }

  /// Compiles in a folder that no other process uses.
  static func useOwnFolder() {
    guard let folder else { return }
    let own = folder + "/\(getpid())"
    guard mkdir(own, 0o700) == 0 else { return }
    setenv(variable, own, 1)
  }

  /// Notes traps from now on, where code may run.
  static func begin() {
    let environment = ProcessInfo.processInfo.environment
    guard let folder, let number = environment[notes].flatMap({ Int32($0) }) else { return }
    // Results alone go to standard output; what code prints would be in the middle of them.
    StandardOutput.catchPrints()
    crash_notes_begin(number, folder) {
      MainActor.assumeIsolated { UIApplication.shared.currentTime }
    }
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
    let scenes = try CodeLibrary(build).scenes(of: code)
    if code.preview == nil, scenes.count > 1, let last = scenes.last {
      StandardError.write(
        "\(code.shownName) has \(scenes.count) previews; this command uses"
          + " \(scenes[0].name.debugDescription). To use another: '\(code.name)#\(last.name)'"
      )
    }
    return scenes
  }

  /// Checks that the code, the compiler and the companion program can be used.
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
    // The terminal sends Ctrl+C to both programs, others to this one alone.
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

  /// The name of the file with what to do if the code stops.
  nonisolated private static let adviceFile = "advice.txt"

  /// Keeps a sentence that is written if the code stops from now on; nil removes it.
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
        "no folder can be made in \(NSTemporaryDirectory()) for what is compiled: "
          + String(cString: strerror(errno))
      )
    }
    return URL(fileURLWithPath: String(cString: path)).resolvingSymlinksInPath().path
  }
}
