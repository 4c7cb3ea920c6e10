import Foundation
import SandboxHost
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program that was run to its end, such as the compiler.
nonisolated struct ToolRun: Hashable, Sendable {
  /// Its exit code; 128 and the signal where one ended it.
  let status: Int32
  /// All that it wrote, to either output, in its order.
  let output: String

  /// Runs a program, and waits for its end.
  init(_ path: String, _ arguments: [String]) throws(ProgramError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Self.failure(path, errno) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var number: pid_t = 0
    let result = posix_spawn(&number, path, &actions, nil, &words, environ)
    close(ends[1])
    let reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    guard result == 0 else { throw Self.failure(path, result) }
    let data = (try? reading.readToEnd()) ?? Data()
    status = Self.wait(for: number)
    output = String(decoding: data, as: UTF8.self)
  }

  /// Waits for a process, and answers its exit code; 128 and the signal where one ended it.
  static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private static func failure(_ path: String, _ code: Int32) -> ProgramError {
    ProgramError(.unavailable, "\(path) cannot be started: \(String(cString: strerror(code))).")
  }
}
