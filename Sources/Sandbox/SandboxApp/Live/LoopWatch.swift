/// Notices code that never returns, from notes about where it is that are taken once per second.
///
/// Code that is called again and again is not stuck: the scene's time goes on, or one of the notes
/// finds the program outside of the code.
nonisolated struct LoopWatch {
  /// What a note leads to.
  enum Finding: Hashable, Sendable {
    /// The code runs, or other work does.
    case moving
    /// The code has not returned for long enough to say so.
    case stuck
    /// The code has not returned for so long that it is ended.
    case over
  }

  /// The seconds after which it is said where the code is (our choice).
  static let patience = 2
  /// The seconds after which the code is ended (our choice).
  static let limit = 20

  private var moment = ""
  private var count = 0

  /// Takes in the next note: the lines that `CCrashNotes` wrote.
  mutating func take(_ note: String) -> Finding {
    let lines = note.split(separator: "\n")
    let now = lines.last { $0.hasPrefix("moment ") }.map(String.init)
    guard let now else {
      count = 0
      return .moving
    }
    count = now == moment ? count + 1 : 1
    moment = now
    return count == Self.patience ? .stuck : count >= Self.limit ? .over : .moving
  }
}
