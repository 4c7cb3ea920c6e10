import Dispatch
import Foundation
import Glibc
import Synchronization

/// The resources that are removed at the end of the program: a folder for files, and running programs.
nonisolated final class Workplace: Sendable {
  private struct State {
    var folder: String?
    var children: Set<pid_t> = []
  }

  private let state = Mutex(State())
  // The sources are written at creation and never read; they work as long as they are retained.
  nonisolated(unsafe) private var sources: [any DispatchSourceSignal] = []

  /// Removes everything when a signal ends the program.
  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // The source below handles the signal, which by itself would end the program before.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [unowned self] in
        clear()
        _exit(128 + number)
      }
      source.resume()
      sources.append(source)
    }
  }

  /// Returns the path of a file in the folder, which is created at the first call.
  func path(_ name: String) throws -> String {
    let folder = state.withLock { state in
      if state.folder == nil { state.folder = Workplace.makeFolder() }
      return state.folder
    }
    guard let folder else { throw BenchmarkProblem("no folder for files: \(errnoText)") }
    return folder + "/" + name
  }

  func began(_ child: pid_t) { state.withLock { _ = $0.children.insert(child) } }

  func ended(_ child: pid_t) { state.withLock { _ = $0.children.remove(child) } }

  /// Ends running programs and removes the folder.
  func clear() {
    state.withLock { state in
      for child in state.children { kill(child, SIGTERM) }
      // A display server removes its lock when it is asked to end.
      for child in state.children where !Workplace.isOver(child) { kill(child, SIGKILL) }
      state.children = []
      if let folder = state.folder { try? FileManager.default.removeItem(atPath: folder) }
      state.folder = nil
    }
  }

  /// Returns whether a program ends within a second.
  private static func isOver(_ child: pid_t) -> Bool {
    for _ in 0..<50 {
      var status: Int32 = 0
      if waitpid(child, &status, WNOHANG) != 0 { return true }
      usleep(20_000)
    }
    return false
  }

  private static func makeFolder() -> String? {
    let parent = FileManager.default.temporaryDirectory.path
    var template = Array("\(parent)/touch-benchmarks-XXXXXX".utf8CString)
    return template.withUnsafeMutableBufferPointer { letters in
      guard let path = letters.baseAddress.flatMap({ mkdtemp($0) }) else { return nil }
      return String(cString: path)
    }
  }

  private var errnoText: String { String(cString: strerror(errno)) }
}
