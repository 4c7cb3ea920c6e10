import Foundation
import Glibc

/// A program with a window that is left alone.
enum IdleProgram {
  /// The memory and processor time of the idle program.
  struct Figures {
    let megabytes: Double
    /// The processor time during the watch, in seconds.
    let work: Double
  }

  /// Starts the program, waits until it is idle, watches it for some seconds, and ends it.
  static func figures(
    of program: ChildProgram,
    on display: VirtualDisplay,
    in surroundings: Surroundings,
    watching seconds: UInt32 = 5
  ) throws -> Figures {
    let workplace = surroundings.workplace
    var program = program
    let folder = try workplace.path(".")
    program.environment.merge(
      ["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "XDG_RUNTIME_DIR": folder]
    ) { $1 }
    let child = try program.start(
      output: try workplace.path("output"),
      errors: try workplace.path("errors")
    )
    workplace.began(child)
    defer {
      end(child)
      workplace.ended(child)
    }
    guard settles(child), let memory = ProcessMemory(of: child),
      let before = ProcessFile.ticks(of: child)
    else { throw BenchmarkProblem("\(program.path) ended, or found no rest within 20 seconds") }
    sleep(seconds)
    guard let after = ProcessFile.ticks(of: child) else {
      throw BenchmarkProblem("\(program.path) ended")
    }
    return Figures(
      megabytes: memory.resident,
      work: Double(after - before) / Double(sysconf(CInt(_SC_CLK_TCK)))
    )
  }

  /// Waits until a process has used no processor time for a second.
  private static func settles(_ child: pid_t) -> Bool {
    var (last, rest) = (-1, 0)
    for _ in 0..<200 {
      usleep(100_000)
      guard let ticks = ProcessFile.ticks(of: child) else { return false }
      rest = ticks == last ? rest + 1 : 0
      last = ticks
      if rest == 10, ticks > 0 { return true }
    }
    return false
  }

  /// Ends a process, and waits for its end.
  static func end(_ child: pid_t) {
    kill(child, SIGTERM)
    var status: Int32 = 0
    for _ in 0..<100 {
      if waitpid(child, &status, WNOHANG) != 0 { return }
      usleep(20_000)
    }
    kill(child, SIGKILL)
    waitpid(child, &status, 0)
  }
}
