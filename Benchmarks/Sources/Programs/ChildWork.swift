import Foundation
import Glibc

/// What this program does when it starts itself, for what needs a process of its own.
enum ChildWork: String {
  case timeLine = "time-line"
  /// Nothing but one kind of event, for a profiler.
  case events

  /// Not for users, and so not in the help.
  static let option = "--child"

  /// Does what the words ask for; nil if they ask for nothing of the kind.
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
