import CairoRenderer
import TouchTrace
public import Foundation
public import TouchInput
public import TouchKit

/// The playback of a recording without pictures; for benchmarks only.
@_spi(Benchmarks)
public enum MeasuredPlay {
  /// Plays a recording to its end; returns the number of played frames.
  ///
  /// With a trace, every record is written as JSON, and the bytes are discarded.
  @discardableResult
  public static func play(
    _ recording: InputRecording,
    traced: Bool,
    start: (CGSize, TimeInterval) -> (UIApplication, UIWindow)
  ) -> Int {
    let player = Player(
      recording,
      of: { size, time in
        let (application, window) = start(size, time)
        return StartedApplication(application, with: window)
      },
      measuring: CairoRenderer(),
      listener: traced ? MeasuredTrace() : nil
    )
    player.play()
    return player.position
  }
}

/// A sink that writes the trace as JSON and discards it.
private final class MeasuredTrace: TraceSink {
  private var json = TraceJSON()

  func record(_ record: TraceRecord) {
    json.append(record)
    if json.pendingCount >= 1 << 16 { json.take { _ in } }
  }
}
