import Foundation
import Glibc

/// A program that is measured from its start to its end.
struct ChildProgram {
  let path: String
  var arguments: [String] = []
  /// The environment variables in addition to this program's.
  var environment: [String: String] = [:]

  /// The measurements of a program that has ended.
  struct Ended {
    /// The time from its start to its end.
    let seconds: Double
    /// The standard output.
    let output: String
  }

  /// Runs the program to its end; throws unless its exit code is an expected one.
  func run(in workplace: Workplace, expecting codes: Set<Int32> = [0]) throws -> Ended {
    let (output, errors) = (try workplace.path("output"), try workplace.path("errors"))
    var (status, child): (Int32, pid_t) = (0, 0)
    let seconds = try Turns.seconds {
      child = try start(output: output, errors: errors)
      workplace.began(child)
      while waitpid(child, &status, 0) == -1, errno == EINTR {}
    }
    workplace.ended(child)
    try check(status, codes, errors: errors)
    return Ended(
      seconds: seconds,
      output: (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
    )
  }

  /// Starts the program; the caller waits for it.
  func start(output: String, errors: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, flags, 0o600)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This program ignores some signals, but its children must not.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let code = ChildProgram.withPointers([path] + arguments) { words in
      ChildProgram.withPointers(variables.map { "\($0)=\($1)" }) { variables in
        posix_spawn(&child, path, &actions, &attributes, words, variables)
      }
    }
    guard code == 0 else {
      throw BenchmarkProblem("'\(path)' does not start: \(String(cString: strerror(code)))")
    }
    return child
  }

  private func check(_ status: Int32, _ codes: Set<Int32>, errors: String) throws {
    let signal = status & 0x7F
    if signal == 0, codes.contains((status >> 8) & 0xFF) { return }
    let text = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
    let end = signal == 0 ? "exit code \((status >> 8) & 0xFF)" : "signal \(signal)"
    let words = ([path] + arguments).joined(separator: " ")
    throw BenchmarkProblem("'\(words)' ended with \(end): \(text.prefix(400))")
  }

  private static func withPointers<Result>(
    _ words: [String],
    _ work: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return work(pointers)
  }
}
