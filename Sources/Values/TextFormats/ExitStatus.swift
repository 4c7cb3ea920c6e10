/// The exit code of a program, with the meanings of `sysexits.h`.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  /// The program succeeded.
  case success = 0
  /// An expectation, a comparison or a check failed.
  case failed = 1
  /// The arguments are invalid.
  case usage = 64
  /// The content of a file is invalid.
  case dataError = 65
  /// The input that the arguments name does not exist.
  case noInput = 66
  /// There is no display.
  case unavailable = 69
  /// An internal error occurred.
  case software = 70
  /// A file cannot be written.
  case cannotCreate = 73
  /// Standard output, or an active recording, cannot be written.
  case ioError = 74

  /// The meaning, for the help text of `touch-sandbox`.
  package var meaning: String {
    switch self {
    case .success: "done"
    case .failed: "an expectation, a comparison or a check failed"
    case .usage: "the arguments are wrong"
    case .dataError: "the content of a file is wrong"
    case .noInput: "there is no such scene or file"
    case .unavailable: "there is no display, or no ffmpeg for a film"
    case .software: "an error of this program"
    case .cannotCreate: "a file cannot be written"
    case .ioError: "standard output, or a recording that has begun, cannot be written"
    }
  }
}
