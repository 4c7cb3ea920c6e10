import UIKit

/// A comparison of recognizers with their last recorded states.
struct StateWatch {
  /// The moments at which states are read.
  enum Moment: String {
    /// When the recorder received an event; other recognizers may have received it already.
    case before
    /// When an event ended.
    case after
  }

  /// Returns the line with the changes; nil for none.
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
