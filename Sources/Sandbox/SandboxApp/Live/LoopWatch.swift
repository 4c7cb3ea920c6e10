/// A detector of code that never returns, which receives one note per second.
///
/// Code that is called repeatedly is not stuck: either the scene's time advances, or one of the notes finds the
/// program outside the code.
nonisolated struct LoopWatch {
  /// The result of a note.
  enum Finding: Hashable, Sendable {
    /// The code runs, or other work does.
    case moving
    /// The code has not returned for so long that it is reported.
    case stuck
    /// The code has not returned for so long that it is stopped.
    case over
  }

  /// The number of seconds after which the location is reported (our choice).
  static let patience = 2
  /// The number of seconds after which the code is stopped (our choice).
  static let limit = 20

  private var moment = ""
  private var seconds = 0

  /// Processes the next note, which consists of the lines that `CCrashNotes` wrote.
  mutating func take(_ note: String) -> Finding {
    let lines = note.split(separator: "\n")
    let now = lines.last { $0.hasPrefix("moment ") }.map(String.init) ?? ""
    seconds = now == moment && !now.isEmpty ? seconds + 1 : 0
    moment = now
    return seconds == Self.patience ? .stuck : seconds >= Self.limit ? .over : .moving
  }
}
