import Dispatch
import Foundation
import Glibc
import Synchronization

/// What has to be put away however the program ends: a folder for files, and programs under way.
nonisolated final class Workplace: Sendable {
  private struct State {
    var folder: String?
    var children: Set<pid_t> = []
  }

  private let state = Mutex(State())
  // Written when it is made, and never read: they work as long as they are kept.
  nonisolated(unsafe) private var sources: [any DispatchSourceSignal] = []

  /// Puts everything away when the program is told to end.
  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // What the source below does; the signal itself would end the program before it.
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

  /// The path of a file in the folder, which is made when it is first asked for.
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

  /// Ends what is under way and removes the folder.
  func clear() {
    state.withLock { state in
      for child in state.children { kill(child, SIGTERM) }
      // A display puts its lock away when it is asked to end.
      for child in state.children where !Workplace.isOver(child) { kill(child, SIGKILL) }
      state.children = []
      if let folder = state.folder { try? FileManager.default.removeItem(atPath: folder) }
      state.folder = nil
    }
  }

  /// Whether a program ends within a second.
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
