import CCrashNotes
import Foundation
import SandboxHost
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A running `touch-sandbox-live` process, whose standard error is forwarded.
final class WatchedProgram {
  /// The end of a program.
  struct End {
    /// The exit code.
    let status: Int32
    /// The location of a crash; nil if the program ended normally.
    let report: CrashReport?
  }

  /// The descriptors of a window that the program draws in.
  struct Window {
    let socket: Int32
    let memory: Int32
  }

  /// The process ID.
  let process: pid_t
  private let errors: Int32
  private let notes: Int32
  private let folder: String
  private var kept = Data()
  private var written = Data()
  private var watch: DescriptorWatch?

  /// The size of the kept end of standard error, which can contain the reason of a trap.
  private static let keptBytes = 1 << 14
  /// The first note of a program; from then on, it handles the signal that requests further notes.
  private static let readyNote = Array("ready\n".utf8)
  /// Descriptor numbers that other descriptors are unlikely to have.
  private static let (noteNumber, socketNumber, memoryNumber): (Int32, Int32, Int32) = (97, 98, 99)

  /// Starts the program with a folder for build products, and optionally a window.
  init(
    _ path: String,
    _ arguments: [String],
    folder: String,
    window: Window? = nil,
    stop: String? = nil
  ) throws(ProgramError) {
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
    posix_spawn_file_actions_adddup2(&actions, noteEnds[1], Self.noteNumber)
    var environment = ProcessInfo.processInfo.environment
    environment[LiveProgram.variable] = folder
    environment[LiveProgram.notes] = "\(Self.noteNumber)"
    // Without this setting, the runtime prints addresses, but the report has lines instead.
    environment["SWIFT_BACKTRACE"] = "enable=yes"
    // An installed program does not know where the runtime libraries are; they come with the compiler.
    let libraries = [Toolchain.libraryFolder, environment["LD_LIBRARY_PATH"]].compactMap(\.self)
    environment["LD_LIBRARY_PATH"] = libraries.joined(separator: ":")
    if isatty(STDERR_FILENO) == 1 { environment[LiveProgram.terminal] = "1" }
    if let window {
      posix_spawn_file_actions_adddup2(&actions, window.socket, Self.socketNumber)
      posix_spawn_file_actions_adddup2(&actions, window.memory, Self.memoryNumber)
      environment[LiveProgram.window] = "\(Self.socketNumber),\(Self.memoryNumber)"
    }
    environment[LiveProgram.stop] = stop
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

  /// Forwards its standard error as it arrives, without blocking.
  func passOnErrors() {
    _ = fcntl(errors, F_SETFL, O_NONBLOCK)
    watch = DescriptorWatch(errors) { [weak self] in
      if self?.passOnWhatIsThere() == false { self?.watch = nil }
    }
  }

  /// Sends a signal to the main thread, which runs the code.
  func send(_ signal: Int32) { crash_notes_ask(process, signal) }

  /// Whether the program wrote the note of a trap; the runtime may work for seconds after it.
  var hasTrapped: Bool {
    _ = fcntl(notes, F_SETFL, O_NONBLOCK)
    readNotes()
    return CrashReport.trap(in: String(decoding: written, as: UTF8.self)) != nil
  }

  /// Returns the report of its current location; nil if the program cannot write one yet.
  func reportOfPlace() -> CrashReport? { noteOfPlace().map { _ in report } }

  /// Waits for the end of a note.
  private func awaitNote() {
    // The handler writes all lines immediately, unless other programs use the processor.
    var readable = pollfd(fd: notes, events: Int16(POLLIN), revents: 0)
    var patience = 20
    while patience > 0, !written.suffix(4).elementsEqual("end\n".utf8) {
      if poll(&readable, 1, 50) <= 0 { patience -= 1 }
      guard readNotes() else { return }
    }
  }

  /// Reads the available notes; returns false if the program has ended.
  @discardableResult
  private func readNotes() -> Bool {
    var part = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(notes, &part, part.count)
      guard count > 0 else { return count < 0 }
      written += part.prefix(count)
    }
  }

  private var report: CrashReport { report(nil) }

  private func report(_ reason: String?) -> CrashReport {
    CrashReport(
      notes: String(decoding: written, as: UTF8.self),
      errors: String(decoding: kept, as: UTF8.self),
      folder: folder,
      reason: reason
    )
  }

  /// Waits for the end, and forwards standard error.
  ///
  /// - Parameters:
  ///   - reason: The reason of the end, if the caller caused it.
  ///   - watchingLoops: Whether code that never returns is reported, and ended after a while.
  ///   - isInterrupted: Whether the user asked for the end, which code that never returns does not notice.
  /// - Returns: The exit code, and the location of a crash.
  func end(
    stoppedBecause reason: String? = nil,
    watchingLoops: Bool = false,
    isInterrupted: () -> Bool = { false }
  ) -> End {
    watch = nil
    _ = fcntl(errors, F_SETFL, O_NONBLOCK)
    var (loops, isLoop, interruptedSeconds) = (LoopWatch(), false, 0)
    var (second, processorTime) = (SecondTick(), 0)
    var readable = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
    while true {
      if poll(&readable, 1, 200) > 0, !passOnWhatIsThere() { break }
      guard second.isOver() else { continue }
      interruptedSeconds += isInterrupted() ? 1 : 0
      // A program that has not ended by now ignores other signals.
      if interruptedSeconds > 2 || isLoop { send(SIGKILL) }
      // A signal would wake code that sleeps. So only working code receives it, even if it shares the processor.
      let time = processorTicks
      let isAtWork = time - processorTime > 5
      processorTime = time
      guard watchingLoops, !isLoop, interruptedSeconds <= 2, isAtWork, let note = noteOfPlace()
      else { continue }
      switch loops.take(note) {
      case .moving: break
      case .stuck: reportLoop()
      case .over:
        isLoop = true
        send(SIGABRT)
      }
    }
    return waitForEnd(isLoop ? "it did not return within \(LoopWatch.limit) s" : reason)
  }

  /// The processor time of the program, in hundredths of a second.
  private var processorTicks: Int {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name before the last parenthesis may contain spaces. The 12th word after it is the time in user mode. The
    // 13th is the time in system mode, which dominates in a loop that prints.
    let words = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    return words.count > 13 ? words[12...13].reduce(0) { $0 + (Int($1) ?? 0) } : 0
  }

  private func reportLoop() {
    guard let call = report.calls.first else { return }
    StandardError.write(
      "\(URL(fileURLWithPath: call.file).lastPathComponent):\(call.line): \(call.function) has not"
        + " returned for \(LoopWatch.patience) s. Press Ctrl+C to stop; the command stops it after"
        + " \(LoopWatch.limit) s."
    )
  }

  /// Returns the program's note about its location; nil before it can write one.
  private func noteOfPlace() -> String? {
    _ = fcntl(notes, F_SETFL, O_NONBLOCK)
    readNotes()
    let notes = String(decoding: written, as: UTF8.self)
    // The note about a trap is the last one; the runtime may work for seconds after it.
    guard written.starts(with: Self.readyNote), CrashReport.trap(in: notes) == nil else {
      return nil
    }
    written = Data(Self.readyNote)
    send(SIGUSR2)
    awaitNote()
    return String(decoding: written, as: UTF8.self)
  }

  /// Waits for the end; the reason of a trap is the given one, or the one that the program wrote.
  private func waitForEnd(_ reason: String?) -> End {
    let status = Self.wait(for: process)
    _ = fcntl(notes, F_SETFL, 0)
    written += (try? FileHandle(fileDescriptor: notes).readToEnd()) ?? Data()
    close(errors)
    close(notes)
    let isTrap = status > 128 && ![SIGTERM, SIGHUP, SIGINT, SIGPIPE].contains(status - 128)
    guard isTrap else { return End(status: status, report: nil) }
    return End(status: ExitStatus.failed.rawValue, report: report(reason))
  }

  /// Waits for a process, and returns its exit code, or 128 plus the signal that ended it.
  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Forwards the next available part; returns false at the end.
  private func passOnWhatIsThere() -> Bool {
    var part = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(errors, &part, part.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    guard count > 0 else { return false }
    let data = Data(part.prefix(count))
    try? FileHandle.standardError.write(contentsOf: data)
    kept = (kept + data).suffix(Self.keptBytes)
    return true
  }
}
