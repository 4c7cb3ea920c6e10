import Foundation
import Geometry
import TouchInput
import TextFormats
import Testing

@Suite("Changes in recordings")
struct RecordedEditTests {
  private let header = RecordingHeader(scene: "s", size: CGSize(width: 320, height: 240))
  private let edits = [
    RecordedEdit(view: [0, 1, 2], name: "card", property: "alpha", values: [1.0 / 3]),
    RecordedEdit(view: [0], recognizer: 2, name: "pan", property: "isEnabled", values: [0]),
    RecordedEdit(view: [1], name: "", property: "transform", values: [1, 0, 0, 1, -4.5, 1e-9]),
  ]

  private func read(_ lines: String...) throws -> RecordingReader {
    let first = String(decoding: InputRecording(header: header).encoded(), as: UTF8.self)
      .split(separator: "\n")[0]
    return try RecordingReader(Data(([String(first)] + lines).joined(separator: "\n").utf8))
  }

  @Test("changes are read back as they were written, before the events of their frame")
  func roundTrip() throws {
    let recording = InputRecording(
      header: header,
      frames: [
        RecordedFrame(edits: edits, events: [.text("a", timestamp: 1)], time: 1.5),
        RecordedFrame(edits: [edits[0]], time: 2), RecordedFrame(time: 3),
      ]
    )
    let reader = try RecordingReader(recording.encoded())
    #expect(reader.flaw == nil)
    #expect(reader.recording == recording)
    #expect(
      String(decoding: recording.encoded(), as: UTF8.self)
        .contains(#"{"edit":"isEnabled","to":[0],"view":[0],"recognizer":2,"name":"pan"}"#)
    )
  }

  @Test("a change after events begins another frame")
  func order() throws {
    let reader = try read(
      #"{"t":1,"text":"a"}"#,
      #"{"edit":"alpha","to":[0.5],"view":[0]}"#,
      #"{"t":2,"text":"b"}"#,
      #"{"frame":3}"#
    )
    let frames = reader.recording.frames
    #expect(frames.map(\.events.count) == [1, 1])
    #expect(frames.map(\.edits.count) == [0, 1])
    #expect(frames.map(\.time) == [1, 3])
  }

  @Test(
    "a change that makes no sense ends what is read, with the reason",
    arguments: [
      #"{"edit":"alpha","view":[0]}"#, #"{"edit":"alpha","to":[],"view":[0]}"#,
      #"{"edit":"alpha","to":[1]}"#, #"{"edit":"alpha","to":[1],"view":[-1]}"#,
      #"{"edit":"alpha","to":[1,2,3,4,5,6,7],"view":[0]}"#, #"{"edit":7,"to":[1],"view":[0]}"#,
      #"{"edit":"alpha","to":["x"],"view":[0]}"#, #"{"edit":"alpha","to":[1],"view":[]}"#,
      #"{"edit":"alpha","to":[1],"view":[0],"recognizer":1.5}"#,
    ]
  )
  func nonsense(line: String) throws {
    let reader = try read(#"{"frame":1}"#, line, #"{"frame":2}"#)
    #expect(reader.recording.frames.count == 1)
    #expect(reader.flaw?.position.line == 3)
  }
}
