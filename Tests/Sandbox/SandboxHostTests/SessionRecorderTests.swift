import Foundation
import TouchInput
import SandboxTestSupport
import Testing
import TouchKit

@testable import SandboxHost

@MainActor
@Suite("Recording a session")
struct SessionRecorderTests {
  private let folder: TemporaryFolder
  private let size = CGSize(width: 100, height: 50)
  private let started = StartedApplication(UIApplication(), with: nil)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text(_ text: String, _ time: TimeInterval) -> InputEvent {
    .text(text, timestamp: time)
  }

  private func reader(_ name: String) throws -> RecordingReader {
    try RecordingReader(try #require(FileManager.default.contents(atPath: folder.file(name))))
  }

  private func recorder(_ destination: SessionRecorder.Destination) -> SessionRecorder {
    SessionRecorder(scene: "s", destination: destination) { _ in "hash" }
  }

  @Test("whoever starts late gets the beginning too, and each recording a file of its own")
  func late() throws {
    let recorder = recorder(.folder(folder.path))
    recorder.begin(started, size: size, at: 5)
    recorder.recordInput([text("a", 6)])
    recorder.endFrame(at: 6.5)
    #expect(recorder.toggle() == nil)
    recorder.endFrame(at: 7)
    #expect(recorder.toggle() == folder.file("s-001.touchrec"))
    recorder.recordInput([text("b", 8)])
    recorder.endFrame(at: 9)
    _ = recorder.toggle()
    #expect(recorder.toggle() == folder.file("s-002.touchrec"))
    let header = RecordingHeader(scene: "s", sceneHash: "hash", size: size, startTime: 5)
    let first = try reader("s-001.touchrec")
    #expect(first.flaw == nil)
    #expect(first.recording.header == header)
    #expect(
      first.recording.frames
        == [RecordedFrame(events: [text("a", 6)], time: 6.5), RecordedFrame(time: 7)]
    )
    #expect(try reader("s-002.touchrec").recording.frames.count == 3)
  }

  @Test("before input is played again, the journal has all of it, and once")
  func replayed() throws {
    let recorder = SessionRecorder(
      scene: "s",
      destination: .folder(folder.path),
      journal: folder.file("journal.touchrec")
    ) { _ in "hash" }
    recorder.begin(started, size: size, at: 0)
    var past = InputRecording(
      header: RecordingHeader(scene: "s", size: size, startTime: 0),
      frames: []
    )
    past.frames = [
      RecordedFrame(events: [text("a", 1)], time: 1),
      RecordedFrame(events: [text("b", 2)], time: 2),
    ]
    var count = 0
    recorder.replay(past) { frame in
      let journal = try? reader("journal.touchrec").recording
      #expect(journal?.frames.flatMap(\.events) == [text("a", 1), text("b", 2)])
      recorder.recordInput(frame.events)
      recorder.endFrame(at: frame.time)
      count += 1
    }
    #expect(count == 2 && recorder.session?.frames.count == 2)
    recorder.recordInput([text("c", 3)])
    let journal = try reader("journal.touchrec").recording
    #expect(
      journal.frames.flatMap(\.events)
        == ["a", "b", "c"].enumerated().map { text($1, Double($0 + 1)) }
    )
  }

  @Test("events from before the scene began spoil neither the recording nor the journal")
  func earlyEvents() throws {
    let recorder = SessionRecorder(
      scene: "s",
      destination: .folder(folder.path),
      journal: folder.file("journal.touchrec")
    ) { _ in "hash" }
    recorder.begin(started, size: size, at: 5)
    recorder.recordInput([text("a", 0.1)])
    recorder.recordInput([text("b", 0.2)])
    recorder.endFrame(at: 5.5)
    #expect(recorder.session?.frames.map(\.time) == [5, 5.5])
    let journal = try reader("journal.touchrec").recording
    #expect(journal.frames.flatMap(\.events) == [text("a", 0.1), text("b", 0.2)])
  }

  @Test("S23: frames of all kinds come out of a history as they went in, and many take little room")
  func history() {
    var random = SystemRandomNumberGenerator()
    var history = FrameHistory()
    var frames: [RecordedFrame] = []
    for number in 0..<2000 {
      let time = Double(number)
      var events: [InputEvent] = []
      for finger in 0..<Int64(number % 4) {
        let x = Double.random(in: -1000...1000, using: &random)
        var sample = ContactSample(
          id: ContactID(device: Int64(number / 5), finger: finger),
          phase: number % 2 == 0 ? .began : .ended,
          location: CGPoint(x: x, y: -0.0),
          timestamp: time + 0.1
        )
        sample.attributes.force = number % 3 == 0 ? x : 1
        if number % 7 == 0 { (sample.phase, sample.taker) = (.cancelled, .user) }
        events.append(.contact(sample))
      }
      if number % 5 == 0 { events.append(.hover(location: CGPoint(x: 3, y: 4), timestamp: time)) }
      if number % 11 == 0 { events.append(text("a", time)) }
      if number % 13 == 0 { events.append(.window(.deviceLost(3), timestamp: time + 0.5)) }
      let edit = RecordedEdit(view: [0, 1], name: "card", property: "alpha", values: [0.5])
      let frame = RecordedFrame(
        edits: number % 17 == 0 ? [edit] : [],
        events: events,
        time: time + 1
      )
      frames.append(frame)
      history.append(frame)
      #expect(history.lastTime == frame.time)
    }
    #expect(history.frames == frames)
  }

  @Test("what came in separately within a frame stays separate")
  func separate() throws {
    let recorder = recorder(.file(folder.file("a"), replacing: false))
    recorder.begin(started, size: size, at: 0)
    recorder.recordInput([text("a", 1), text("b", 1.25)])
    recorder.recordInput([text("c", 2)])
    recorder.endFrame(at: 3)
    recorder.finish()
    #expect(try reader("a").recording.frames.map(\.time) == [1.25, 3])
    #expect(try reader("a").recording.frames.map(\.events.count) == [2, 1])
  }

  @Test("a scene that starts anew begins another file")
  func anew() throws {
    let recorder = recorder(.file(folder.file("a.touchrec"), replacing: false))
    for start in [0.0, 10, 20] {
      recorder.begin(started, size: size, at: start)
      recorder.endFrame(at: start + 1)
    }
    recorder.finish()
    #expect(try folder.names == ["a-2.touchrec", "a-3.touchrec", "a.touchrec"])
    #expect(try reader("a-3.touchrec").recording.header.startTime == 20)
    #expect(try reader("a.touchrec").flaw == nil)
    try recorder.check()
  }

  @Test("everything up to now is in the file at any moment")
  func unfinished() throws {
    let recorder = recorder(.file(folder.file("a"), replacing: false))
    recorder.begin(started, size: size, at: 0)
    for step in 1...20 {
      recorder.recordInput([text("\(step)", Double(step))])
      recorder.endFrame(at: Double(step))
      #expect(try reader("a").recording.frames.count == step)
    }
  }

  @Test("a full disk ends a recording that was demanded, and no other")
  func full() throws {
    let demanded = recorder(.file("/dev/full", replacing: true))
    demanded.begin(started, size: size, at: 0)
    #expect(throws: ProgramError.self) { try demanded.check() }
    let casual = recorder(.folder(folder.file("missing\u{0}")))
    casual.begin(started, size: size, at: 0)
    #expect(casual.toggle() == nil)
    #expect(casual.path == nil)
    try casual.check()
  }

  @Test("a piece that does not fit leaves nothing of itself behind")
  func pieces() throws {
    do {
      let file = try RecordingFile(path: folder.file("a"), replacing: false)
      try file.append(Data("one\n".utf8))
      try file.append(Data("two\n".utf8))
      #expect(FileManager.default.contents(atPath: folder.file("a")) == Data("one\ntwo\n".utf8))
      #expect(throws: ProgramError.self, "it is still being recorded") {
        try RecordingFile(path: folder.file("a"), replacing: true)
      }
      withExtendedLifetime(file) {}
    }
    #expect(throws: ProgramError.self) {
      try RecordingFile(path: folder.file("a"), replacing: false)
    }
    _ = try RecordingFile(path: folder.file("a"), replacing: true)
    let size = try FileManager.default.attributesOfItem(atPath: folder.file("a"))[.size]
    #expect(size as? Int == 0)
  }
}
