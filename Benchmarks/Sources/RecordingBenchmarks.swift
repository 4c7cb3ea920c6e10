import Foundation
import PointerInput
@_spi(Benchmarks) import SandboxHost

/// Long recordings: reading them, and playing them with nobody looking.
@MainActor
enum RecordingBenchmarks {
  private static let moves = 20_000
  private static let screen = CGSize(width: 640, height: 480)

  static func run() -> [Comparison] { [reading(), playing(traced: false), playing(traced: true)] }

  /// One finger that goes round on a box, one movement a frame.
  private static var recording: InputRecording {
    var recording = InputRecording(header: RecordingHeader(scene: "drag-touches", size: screen))
    for step in 0...moves {
      let (angle, time) = (Double(step) / 100, 0.1 + Double(step) * 0.016)
      let sample = ContactSample(
        id: .mouse,
        phase: step == 0 ? .began : .moved,
        location: CGPoint(x: 90 + 60 * cos(angle), y: 120 + 60 * sin(angle)),
        timestamp: time
      )
      recording.frames.append(RecordedFrame(events: [.contact(sample)], time: time + 0.004))
    }
    return recording
  }

  private static func reading() -> Comparison {
    let data = recording.encoded()
    let bytes = [UInt8](data) + [0]
    var comparison = Comparison(
      "reading a recording of \(moves) frames, \(data.count / 1000) kB",
      against: "strtod on the numbers of the same bytes",
      runs: 10,
      product: { _ = try? RecordingReader(data) },
      floor: { readNumbers(bytes) }
    )
    comparison.note = "(\(Int(Double(data.count) / comparison.product / 1e6)) MB/s)"
    return comparison
  }

  private static func playing(traced: Bool) -> Comparison {
    let recording = recording
    let frames = recording.frames.count
    var comparison = Comparison(
      "playing a movement\(traced ? " with its trace" : ", nobody looks"), a frame",
      against: "memcpy of the frame's event",
      runs: 7,
      count: frames,
      product: {
        MeasuredPlay.play(recording, traced: traced) {
          MeasuredLoop.start("drag-touches", on: $0, at: $1)
        }
      },
      floor: { copyEvents(recording) }
    )
    comparison.note = "(\(Int(1 / comparison.product)) a second)"
    return comparison
  }

  @inline(never)
  private static func readNumbers(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.bindMemory(to: CChar.self).baseAddress else { return }
      var place = base
      let end = base + bytes.count - 1
      while place < end {
        let byte = UInt8(bitPattern: place.pointee)
        guard byte >= 0x30, byte <= 0x39 else {
          place += 1
          continue
        }
        var rest: UnsafeMutablePointer<CChar>?
        _ = strtod(place, &rest)
        place = rest.map { UnsafePointer($0) } ?? end
      }
    }
  }

  @inline(never)
  private static func copyEvents(_ recording: InputRecording) {
    var last: InputEvent?
    for frame in recording.frames { last = frame.events.first }
    withExtendedLifetime(last) {}
  }
}
