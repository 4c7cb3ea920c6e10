import BenchmarkTable
import Foundation
import PointerInput
@_spi(Benchmarks) import SandboxHost

/// What reading and playing cost with more and more events.
enum EventCurves {
  static func plot() throws -> Plot {
    var (plays, traces, reads): ([Plot.Point], [Plot.Point], [Plot.Point]) =
      ([], [], [])
    for count in [1_000, 3_000, 10_000, 30_000, 100_000] {
      let recording = Recordings.circling(count)
      let data = recording.encoded()
      reads.append((Double(count), try GrowthCurves.cost { _ = try RecordingReader(data) }))
      plays.append((Double(count), try GrowthCurves.cost { play(recording, traced: false) }))
      traces.append((Double(count), try GrowthCurves.cost { play(recording, traced: true) }))
    }
    return Plot(
      "A recording is read and played without drawing",
      x: "moves",
      .logarithmic,
      y: "time of the whole",
      .logarithmic,
      in: .seconds,
      [
        .init("played with its trace", traces), .init("played", plays), .init("read", reads),
      ]
    )
  }

  private static func play(_ recording: InputRecording, traced: Bool) {
    MeasuredPlay.play(recording, traced: traced) {
      MeasuredLoop.start("drag-touches", on: $0, at: $1)
    }
  }
}
