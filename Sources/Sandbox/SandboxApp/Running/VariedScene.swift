import Foundation
import Playback
import TouchInput
import SandboxHost
import TextFormats

/// A scene with some properties changed, and what that changes in a recording.
struct VariedScene {
  /// Starts the changed scene on a screen of a size, at a time.
  let start: (CGSize, TimeInterval) -> StartedApplication
  private let variation: Variation
  /// The first thing that is different; nil when nothing is.
  let difference: StoryDifference?

  init(
    _ original: @escaping (CGSize, TimeInterval) -> StartedApplication,
    _ variation: Variation,
    _ recording: InputRecording
  ) throws(ProgramError) {
    self.variation = variation
    let header = recording.header
    // What cannot be changed is reported before anything is played.
    do throws(SourceProblem) {
      try variation.apply(to: original(header.size, header.startTime))
    } catch {
      throw ProgramError(.usage, "--set: \(error.message)")
    }
    start = { size, time in
      let started = original(size, time)
      try? variation.apply(to: started)
      return started
    }
    difference =
      variation.changes.isEmpty
      ? nil : StoryDifference(Story(of: recording, in: original), Story(of: recording, in: start))
  }

  /// What is different, as text for the user; nil when nothing was to be changed.
  var text: String? {
    guard !variation.changes.isEmpty else { return nil }
    return difference?.text("as recorded", "with --set") ?? "--set changes nothing that happens."
  }

  /// The changes as they were asked for, `card.alpha=0.5`; nil when there are none.
  var changes: [String]? {
    variation.changes.isEmpty ? nil : variation.changes.map { "\($0.path)=\($0.value)" }
  }
}
