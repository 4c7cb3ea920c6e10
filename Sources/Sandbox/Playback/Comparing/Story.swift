package import CairoRenderer
import TouchTrace
package import Foundation
package import TouchInput
package import SandboxHost

/// The events of a played recording, line by line, for comparison with another run.
package struct Story: Hashable, Sendable {
  /// One event.
  package struct Line: Hashable, Sendable {
    /// The time, in seconds from the beginning.
    package let time: TimeInterval
    /// The event in a few words.
    package let text: String

    /// The line in a report: `0.350 s  card.moved [f1]`.
    package var shown: String { String(format: "%.3f s  ", time) + text }
  }

  /// All events, in order.
  package let lines: [Line]

  /// Plays a recording; `start` creates an application of a size at a time.
  package init(
    of recording: InputRecording,
    in start: (CGSize, TimeInterval) -> StartedApplication,
    renderer: CairoRenderer = CairoRenderer()
  ) {
    let teller = StoryTeller(startTime: recording.header.startTime)
    Player(recording, of: start, measuring: renderer, listener: teller).play()
    lines = teller.lines
  }
}

/// The first difference between two runs.
package struct StoryDifference: Hashable, Sendable {
  /// The number of common lines before the difference.
  package let position: Int
  /// The last common lines.
  package let before: [Story.Line]
  /// The next event of the first run; nil if it had ended.
  package let first: Story.Line?
  /// The next event of the second run; nil if it had ended.
  package let second: Story.Line?

  /// Finds the first difference between two runs; nil if they are equal.
  package init?(_ first: Story, _ second: Story) {
    let common = zip(first.lines, second.lines).prefix { $0.text == $1.text }.count
    guard common < max(first.lines.count, second.lines.count) else { return nil }
    position = common
    before = Array(first.lines[max(0, common - 3)..<common])
    self.first = common < first.lines.count ? first.lines[common] : nil
    self.second = common < second.lines.count ? second.lines[common] : nil
  }

  /// Returns the difference as text for a report; the names precede the lines of the two runs.
  package func text(_ firstName: String, _ secondName: String) -> String {
    let width = max(firstName.count, secondName.count)
    func row(_ name: String, _ line: Story.Line?) -> String {
      let padding = String(repeating: " ", count: width - name.count)
      return "  \(name)\(padding)  \(line?.shown ?? "nothing more")"
    }
    let earlier = before.map { row("", $0) }
    return
      (["The first difference is after \(position) lines in common:"] + earlier
      + [row(firstName, first), row(secondName, second)]).joined(separator: "\n")
  }
}

/// A sink that turns records into lines.
private final class StoryTeller: TraceSink {
  private(set) var lines: [Story.Line] = []
  private let startTime: TimeInterval
  private let transcript = Transcript(
    detail: [
      .assignments, .deliveries, .forwarding, .incidents, .gestureActions, .gestureStates,
      .controlEvents, .tracking, .actions, .takings,
    ]
  )

  init(startTime: TimeInterval) {
    self.startTime = startTime
  }

  func record(_ record: TraceRecord) {
    for text in transcript.lines(for: record.event) {
      lines.append(Story.Line(time: record.time - startTime, text: text))
    }
  }
}
