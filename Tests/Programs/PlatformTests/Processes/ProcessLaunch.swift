import Foundation
import Glibc

/// The parameters of starting a program.
struct ProcessLaunch {
  let command: String
  let arguments: [String]
  let environment: [String: String]
  /// The files that take its standard output and standard error.
  let output: String
  let errors: String
  /// The descriptors of this process that the program inherits, by their numbers there.
  var descriptors: [Int32: Int32] = [:]

  /// Starts the program and returns the process's number.
  func start() throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    redirect(&actions)
    receiveSignals(&attributes)
    var identifier: pid_t = 0
    let result = ProcessLaunch.withCStrings([command] + arguments) { argumentPointers in
      ProcessLaunch.withCStrings(environment.map { "\($0)=\($1)" }) { environmentPointers in
        posix_spawnp(
          &identifier,
          command,
          &actions,
          &attributes,
          argumentPointers,
          environmentPointers
        )
      }
    }
    guard result == 0 else {
      throw RigError(
        "\(command) cannot be started: \(String(cString: strerror(result))). "
          + "Scripts/setup --tests installs what the tests need."
      )
    }
    return identifier
  }

  private func redirect(_ actions: inout posix_spawn_file_actions_t) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, flags, 0o600)
    for (number, descriptor) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }
  }

  /// Unblocks signals, because the threads of tests block most signals and a child would inherit that.
  private func receiveSignals(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
