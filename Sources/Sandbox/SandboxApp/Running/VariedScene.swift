import Foundation
import Playback
import TouchInput
import SandboxHost
import TextFormats

/// A scene with some changed properties, and their effect on a recording.
struct VariedScene {
  /// Starts the changed scene with a screen size, at a time.
  let start: (CGSize, TimeInterval) -> StartedApplication
  private let variation: Variation
  /// The first difference; nil without one.
  let difference: StoryDifference?

  init(
    _ original: @escaping (CGSize, TimeInterval) -> StartedApplication,
    _ variation: Variation,
    _ recording: InputRecording
  ) throws(ProgramError) {
    self.variation = variation
    let header = recording.header
    // Impossible changes are reported before anything is played.
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

  /// The difference as text for the user; nil without changes.
  var text: String? {
    guard !variation.changes.isEmpty else { return nil }
    return difference?.text("as recorded", "with --set") ?? "--set makes no difference."
  }

  /// The changes as the user wrote them, `card.alpha=0.5`; nil without changes.
  var changes: [String]? {
    variation.changes.isEmpty ? nil : variation.changes.map { "\($0.path)=\($0.value)" }
  }
}
