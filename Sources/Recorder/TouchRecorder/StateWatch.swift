import UIKit

/// Tells which recognizers are in another state than they were when they were last looked at.
struct StateWatch {
  /// When they are looked at.
  enum Moment: String {
    /// As an event reached the recorder; other recognizers may have seen it already.
    case before
    /// When an event was over.
    case after
  }

  /// The line that tells what changed; nil for nothing.
  @MainActor func changes(
    in recognizers: [KnownRecognizer],
    at time: TimeInterval,
    _ moment: Moment
  ) -> RecordLine? {
    var line: RecordLine?
    for known in recognizers {
      guard let state = known.recognizer?.state, state != known.state else { continue }
      known.state = state
      var changed = line ?? Self.beginning(at: time, moment)
      changed.append(known.number)
      changed.append(state.word)
      line = changed
    }
    guard var line else { return nil }
    line.closeList()
    line.finish()
    return line
  }

  private static func beginning(at time: TimeInterval, _ moment: Moment) -> RecordLine {
    var line = RecordLine()
    line.add("t", time)
    line.add("when", moment.rawValue)
    line.key("states")
    line.openList()
    return line
  }
}
