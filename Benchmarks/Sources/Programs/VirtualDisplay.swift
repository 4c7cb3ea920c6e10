import Foundation
import Glibc

/// A display in memory, for programs with a window.
struct VirtualDisplay {
  private let server: pid_t
  /// The name of the display for programs, such as `:3`.
  let name: String

  /// Starts a display; the caller stops it.
  init(in surroundings: Surroundings) throws {
    guard let path = surroundings.displayServer else { throw BenchmarkProblem("there is no Xvfb") }
    let workplace = surroundings.workplace
    let (output, errors) = (try workplace.path("display"), try workplace.path("display-errors"))
    // The server chooses a free number and prints it.
    let options = ["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = try ChildProgram(path: path, arguments: options).start(output: output, errors: errors)
    workplace.began(server)
    for _ in 0..<200 {
      let text = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
      if text.hasSuffix("\n") {
        name = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)
        return
      }
      usleep(50_000)
    }
    name = ""
    stop(in: surroundings)
    throw BenchmarkProblem("Xvfb named no display within 10 seconds")
  }

  func stop(in surroundings: Surroundings) {
    IdleProgram.end(server)
    surroundings.workplace.ended(server)
  }
}
