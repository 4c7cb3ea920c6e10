import Foundation
import Glibc

/// The work of this program when it starts itself, because some work needs its own process.
enum ChildWork: String {
  case timeLine = "time-line"
  /// One kind of event only, for a profiler.
  case events

  /// The option is not for users, and so not in the help.
  static let option = "--child"

  /// Does the work that the arguments name; nil if they name none.
  static func exitCode(for words: [String]) -> Int32? {
    guard words.count == 3, words[0] == option, let work = ChildWork(rawValue: words[1]) else {
      return nil
    }
    do {
      switch work {
      case .timeLine:
        guard let minutes = Int(words[2]) else { return nil }
        try TimeLine.prepare(minutes: minutes)
      case .events: try EventRows.repeatEvents(words[2])
      }
      return 0
    } catch {
      Surroundings.say("\((error as? BenchmarkProblem)?.message ?? "\(error)")")
      return 70
    }
  }
}
