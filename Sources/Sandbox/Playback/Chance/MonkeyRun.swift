package import CairoRenderer
import TouchTrace
package import Foundation
package import TouchInput
package import SandboxHost

/// Input made at random on a scene, checked against what must always hold.
package struct MonkeyRun {
  /// What was wrong, in order; nothing when all held.
  package let violations: [String]
  /// How many events came in.
  package let eventCount: Int
  /// How many touch methods were called.
  package let callCount: Int

  /// Plays input; `start` makes an application of a size at a time.
  package init(
    _ recording: InputRecording,
    of start: (CGSize, TimeInterval) -> StartedApplication,
    renderer: CairoRenderer
  ) {
    let checker = MonkeyChecker()
    let player = Player(recording, of: start, measuring: renderer, listener: checker)
    player.play()
    var violations = checker.verifier.violations.map(\.description)
    // All fingers are up by then; half a minute lets every timer come.
    player.run.advance(to: recording.endTime + 30)
    violations += checker.verifier.unfinished().map { "still waits for a touch to end: \($0)" }
    self.violations = violations
    eventCount = recording.eventCount
    callCount = checker.callCount
  }
}

/// A sink that checks every record.
private final class MonkeyChecker: TraceSink {
  private(set) var verifier = StreamVerifier()
  private(set) var callCount = 0

  /// What must hold is told by what every sink is told.
  var interests: TraceInterests { [] }

  func record(_ record: TraceRecord) {
    verifier.check(record)
    if case .delivered = record.event { callCount += 1 }
  }
}
