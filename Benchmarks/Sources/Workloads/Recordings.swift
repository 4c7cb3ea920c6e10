import Foundation
import Geometry
import TouchInput

/// Long recordings, always the same.
enum Recordings {
  /// Returns a recording of one finger that circles on a box of `drag-touches`, with one movement per frame.
  static func circling(_ moves: Int) -> InputRecording {
    let size = CGSize(width: 640, height: 480)
    var recording = InputRecording(header: RecordingHeader(scene: "drag-touches", size: size))
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

  /// Returns a recording of two fingers that draw without a pause on `nested-colours`, at sixty frames per second.
  static func dense(minutes: Int) -> InputRecording {
    let header = RecordingHeader(scene: "nested-colours", size: NestedBoxes.screen)
    var recording = InputRecording(header: header)
    for frame in 0..<minutes * 3_600 {
      let time = Double(frame + 1) / 60
      let step = frame % 120
      let phase: ContactSample.Phase? =
        step == 0 ? .began : step < 100 ? .moved : step == 100 ? .ended : nil
      let events = phase.map { phase in
        (0..<2).map { InputEvent.contact(sample(of: $0, phase, frame: frame, at: time - 0.005)) }
      }
      recording.frames.append(RecordedFrame(events: events ?? [], time: time))
    }
    return recording
  }

  private static func sample(
    of finger: Int,
    _ phase: ContactSample.Phase,
    frame: Int,
    at time: TimeInterval
  ) -> ContactSample {
    let angle = Double(frame) / 30
    return ContactSample(
      id: ContactID(device: 7, finger: Int64(finger)),
      phase: phase,
      location: CGPoint(
        x: 640 + Double(300 + 100 * finger) * cos(angle + Double(finger)),
        y: 400 + Double(200 + 60 * finger) * sin(angle)
      ),
      timestamp: time
    )
  }
}
