import Foundation
import SandboxHost
import Playback
import TextFormats
import ConsoleText

/// A session of an app, compared with the engine's results for the same touches.
struct EngineComparison {
  let file: String
  let comparison: SessionComparison
  /// The number of events in the session.
  let eventCount: Int
  /// The system on which it was recorded.
  let system: String

  /// Plays a session; with `redacted`, no class, view or recognizer of the app is named.
  init(file: String, data: Data, redacted: Bool, strict: Bool) throws(ProgramError) {
    self.file = file
    do throws(SourceProblem) {
      let reader = try SessionReader(data)
      if let flaw = reader.flaw {
        if strict { throw flaw }
        StandardError.write("Warning: \(flaw.named(file).report)")
      }
      let session = redacted ? reader.session.redacted : reader.session
      let run = try EngineRun(try RebuiltSession(session))
      comparison = SessionComparison(session, with: run.session, unmatched: run.unmatched)
      (eventCount, system) = (session.eventCount, session.header.system)
    } catch {
      throw ProgramError(.dataError, error.named(file).report)
    }
  }

  /// The report for people.
  var text: String {
    let count = comparison.unmatchedCount
    let left =
      count == 0
      ? "" : "\n\(count) recognizers were not compared: the engine has no such recognizers."
    guard let difference = comparison.difference else {
      return "The same: \(eventCount) events, recorded on \(PlainText(system)).\(left)"
    }
    return "\(difference.text)\nRecorded on \(PlainText(system)).\(left)"
  }
}

extension Reports {
  private static let difference = JSONRecord<SessionDifference>([
    .text("kind", "hitView, recognizers, order, state, time or control") { $0.kind.rawValue },
    .text("cause", "engine, unknownOverride, missingInformation or timing") { $0.cause.rawValue },
    .count("event", "the number of the event, from 1") { $0.event },
    .number("time", "in seconds from the first event") { $0.time },
    .count("line", "the line of the session") { $0.position.line },
    .text("subject", "the view or recognizer that differs") { $0.subject },
    .text("app", "what happened in the app") { $0.inApp },
    .text("engine", "what happened in the engine") { $0.inEngine },
    .text("reason", "the reason for the cause") { $0.reason },
  ])

  static let engineComparison = JSONRecord<EngineComparison>([
    .version(1),
    .text("file", "the session") { $0.file },
    .text("system", "where it was recorded") { $0.system },
    .flag("isSame", "whether there is no difference") { $0.comparison.difference == nil },
    .count("events", "the number of events") { $0.eventCount },
    .count("same", "the number of equal events before the first difference") {
      $0.comparison.eventCount
    },
    .count("unmatched", "the number of recognizers that the engine does not have") {
      $0.comparison.unmatchedCount
    },
    .objectIfAny("difference", "the first one", of: difference) { $0.comparison.difference },
  ])
}
