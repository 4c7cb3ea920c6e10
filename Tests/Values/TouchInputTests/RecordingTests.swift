import Foundation
import Geometry
import TouchInput
import TextFormats
import Testing

@Suite("Recordings")
struct RecordingTests {
  private let header = RecordingHeader(
    scene: "drag-touches",
    sceneHash: "abc",
    size: CGSize(width: 320, height: 240),
    scale: 2,
    seed: .max,
    startTime: 12.75
  )

  /// One event of every kind, with every field that differs from its default.
  private let everything: [InputEvent] = [
    .contact(
      ContactSample(
        id: ContactID(device: -1, finger: .max),
        phase: .began,
        location: CGPoint(x: 1.0 / 3, y: -0.0),
        timestamp: 13,
        attributes: ContactAttributes(force: 0.5, radius: 7.25, tool: .pencil)
      )
    ),
    .contact(
      ContactSample(
        id: .mouse,
        phase: .cancelled,
        location: .zero,
        timestamp: 13,
        attributes: ContactAttributes(
          tool: .pointer,
          buttons: [.primary, .init(rawValue: 1 << 5)]
        )
      )
    ),
    .hover(location: CGPoint(x: 1e-300, y: 5), timestamp: 13.1),
    .wheel(location: CGPoint(x: 3, y: 4), deltaX: -1, deltaY: 2.5, timestamp: 13.2),
    .key(
      KeyStroke(
        usage: 4,
        name: "\"é\\",
        modifiers: [.shift, .capsLock, .init(rawValue: 1 << 9)],
        isDown: false,
        isRepeat: true,
        timestamp: 13.3
      )
    ),
    .text("a\nb\u{0}😀", timestamp: 13.4),
    .command(.togglePlayPause, timestamp: 13.5), .window(.pointerLeft, timestamp: 0),
    .window(.focusGained, timestamp: 1), .window(.focusLost, timestamp: 2),
    .window(.shown, timestamp: 3), .window(.hidden, timestamp: 4),
    .window(.resized(CGSize(width: 10.5, height: 20)), timestamp: 5),
    .window(.exposed, timestamp: 6), .window(.closeRequested, timestamp: 7),
    .window(.deviceLost(.min), timestamp: 8),
  ]

  @Test("everything that is written reads back the same, bit for bit")
  func roundTrip() throws {
    let recording = InputRecording(
      header: header,
      frames: [
        RecordedFrame(events: everything, time: 13.016),
        RecordedFrame(time: 13.1),
        RecordedFrame(events: [.text("", timestamp: 14)], time: 14 + 1.0 / 3),
      ]
    )
    let reader = try RecordingReader(recording.encoded())
    #expect(reader.flaw == nil)
    #expect(reader.recording == recording)
    #expect(reader.recording.encoded() == recording.encoded())
  }

  /// If the writer left out a new property, a replay would differ from the recording.
  @Test("an event has no property that recordings do not know")
  func properties() {
    func names(_ value: Any) -> Set<String> {
      Set(Mirror(reflecting: value).children.compactMap(\.label))
    }
    let sample = ContactSample(id: .mouse, phase: .began, location: .zero, timestamp: 0)
    #expect(
      names(sample) == ["id", "phase", "location", "timestamp", "attributes", "taker"]
    )
    #expect(
      names(sample.attributes) == ["force", "radius", "tool", "altitude", "azimuth", "buttons"]
    )
    let stroke = KeyStroke(usage: 0, name: "", isDown: true, timestamp: 0)
    #expect(
      names(stroke) == ["usage", "name", "modifiers", "isDown", "isRepeat", "timestamp"]
    )
  }

  @Test("random recordings read back the same", arguments: 0..<50 as Range<UInt64>)
  func randomRoundTrip(seed: UInt64) throws {
    var header = header
    header.seed = seed
    let recording = InputRecording.random(header, frames: 60)
    #expect(recording == .random(header, frames: 60))
    #expect(try RecordingReader(recording.encoded()).recording == recording)
  }

  @Test("what chance makes is lawful", arguments: 0..<50 as Range<UInt64>)
  func lawful(seed: UInt64) {
    let recording = InputRecording.random(
      RecordingHeader(scene: "any", size: CGSize(width: 100, height: 100), seed: seed),
      frames: 200
    )
    var table = ContactTable()
    for frame in recording.frames { _ = table.admit(frame.events) }
    #expect(table.counters == ContactTable.Counters())
    #expect(table.liveContacts == [])
    #expect(recording.eventCount > 20)
  }

  @Test("a recording of format version 1 reads as it always did")
  func firstVersion() throws {
    let url = try #require(
      Bundle.module.url(
        forResource: "version-1",
        withExtension: "touchrec",
        subdirectory: "Recordings"
      )
    )
    let data = try Data(contentsOf: url)
    let reader = try RecordingReader(data)
    #expect(reader.flaw == nil)
    let recording = reader.recording
    #expect(recording.header == header)
    #expect(recording.frames.map(\.time) == [13.016, 13.1])
    #expect(recording.frames.map(\.events) == [everything, []])
    // The present version also writes the number of the line at the end of each frame.
    let text = String(decoding: recording.encoded(), as: UTF8.self)
    let former = text.replacingOccurrences(
      of: #","line":\d+"#,
      with: "",
      options: .regularExpression
    )
    #expect(former == String(decoding: data, as: UTF8.self))
    #expect(try RecordingReader(Data(text.utf8)).recording == recording)
  }

  @Test("lines that a later program added do not disturb")
  func unknownNames() throws {
    let text = """
      {"format":"touch-recording","version":1,"scene":"s","size":[10,20],"mood":{"x":[1]}}
      {"t":1,"touch":"began","finger":[1,2],"at":[3,4],"twist":0.5}\r

      {"frame":1.5,"cost":3}
      {"end":"closed"}
      """
    let reader = try RecordingReader(Data(text.utf8))
    #expect(reader.flaw == nil)
    #expect(
      reader.recording.header == RecordingHeader(scene: "s", size: CGSize(width: 10, height: 20))
    )
    #expect(reader.recording.frames.count == 1)
    let marked = Data([0xEF, 0xBB, 0xBF] + text.utf8)
    #expect(try RecordingReader(marked).recording == reader.recording)
  }

  @Test("without frames in it, a recording gets those of a usual screen")
  func frames() throws {
    let times = [0, 0.001, 0.016, 0.017, 0.5]
    let lines = times.map { #"{"t":\#($0),"hover":[1,2]}"# }
    let header = #"{"format":"touch-recording","version":1,"scene":"s","size":[10,20]}"#
    let text = ([header] + lines + [#"{"end":"closed"}"#]).joined(separator: "\n")
    let frames = try RecordingReader(Data(text.utf8)).recording.frames
    #expect(frames.map(\.events.count) == [3, 1, 1])
    let ends: [TimeInterval] = [1, 2, 31]
    #expect(frames.map(\.time) == ends.map { $0 * (1.0 / 60) })
  }

  @Test("Viewers of a shared session stand where their fingers come down, and nowhere else")
  func viewers() throws {
    func contact(_ device: Int64, _ phase: ContactSample.Phase) -> InputEvent {
      .contact(
        ContactSample(
          id: ContactID(device: device, finger: 1),
          phase: phase,
          location: CGPoint(x: 1, y: 2),
          timestamp: 13
        )
      )
    }
    let events = [contact(3, .began), contact(4, .began), contact(3, .ended)]
    var recording = InputRecording(
      header: header,
      frames: [RecordedFrame(events: events, time: 14)]
    )
    let alone = recording.encoded()
    recording.viewers = [3: "Ann \"A\""]
    let shared = String(decoding: recording.encoded(), as: UTF8.self)
    let members = shared.split(separator: "\n").filter { $0.contains("viewer") }
    #expect(members.count == 1 && members[0].hasSuffix(#","viewer":"Ann \"A\""}"#))
    #expect(try RecordingReader(Data(shared.utf8)).recording == recording)
    #expect(RecordingReader.problems(in: Data(shared.utf8)).isEmpty)
    recording.viewers = [:]
    #expect(recording.encoded() == alone)
    let plain = shared.replacing(#","viewer":"Ann \"A\""}"#, with: "}")
    #expect(plain == String(decoding: alone, as: UTF8.self))
  }

  @Test("A viewer's name that is no text is refused; what steers a terminal is escaped")
  func viewersNames() throws {
    func reading(_ name: String) throws -> RecordingReader {
      let line = #"{"t":13,"touch":"began","finger":[3,1],"at":[1,2],"viewer":\#(name)}"#
      let header = String(decoding: InputRecording(header: header).encoded(), as: UTF8.self)
      let first = header.split(separator: "\n")[0]
      return try RecordingReader(Data("\(first)\n\(line)\n".utf8))
    }
    #expect(try reading("7").flaw?.description.contains("the name of a viewer") == true)
    #expect(try reading(#""a\u001bb""#).recording.viewers == [3: #"a\u{1B}b"#])
    let long = String(repeating: "x", count: 500)
    #expect(try reading("\"\(long)\"").recording.viewers[3]?.count == 24)
  }
}
