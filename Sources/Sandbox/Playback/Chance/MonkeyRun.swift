package import CairoRenderer
import TouchTrace
package import Foundation
package import TouchInput
package import SandboxHost

/// A run of random input on a scene, checked against invariants.
package struct MonkeyRun {
  /// The violated invariants, in order; empty if all of them hold.
  package let violations: [String]
  /// The number of input events.
  package let eventCount: Int
  /// The number of touch method calls.
  package let callCount: Int

  /// Plays input; `start` creates an application of a size at a time.
  package init(
    _ recording: InputRecording,
    of start: (CGSize, TimeInterval) -> StartedApplication,
    renderer: CairoRenderer
  ) {
    let checker = MonkeyChecker()
    let player = Player(recording, of: start, measuring: renderer, listener: checker)
    player.play()
    var violations = checker.verifier.violations.map(\.description)
    // All fingers are up by then, and all timers fire within half a minute.
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

  /// The invariants only need the events that every sink receives.
  var interests: TraceInterests { [] }

  func record(_ record: TraceRecord) {
    verifier.check(record)
    if case .delivered = record.event { callCount += 1 }
  }
}
