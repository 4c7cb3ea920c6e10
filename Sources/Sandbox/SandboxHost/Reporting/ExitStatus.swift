/// What the process tells its parent, with the meanings of `sysexits.h`.
nonisolated package enum ExitStatus: Int32, Sendable {
  /// All went well.
  case success = 0
  /// An expectation, a comparison or a check failed.
  case failed = 1
  /// The arguments are wrong.
  case usage = 64
  /// The content of a file is wrong.
  case dataError = 65
  /// What was named as input does not exist.
  case noInput = 66
  /// There is no display.
  case unavailable = 69
  /// The program made an error.
  case software = 70
  /// A file cannot be written.
  case cannotCreate = 73
  /// Standard output, or a recording under way, cannot be written.
  case ioError = 74
}
