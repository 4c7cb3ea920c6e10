import Foundation
import Testing

@testable import TouchInput

@MainActor
@Suite("A recording as a source of input")
struct RecordingSourceTests {
  private let recording = InputRecording(
    header: RecordingHeader(scene: "x", size: CGSize(width: 10, height: 10), startTime: 1),
    frames: [
      RecordedFrame(events: [.touch(1, .began), .touch(1, .began)], time: 2),
      RecordedFrame(time: 3),
      RecordedFrame(events: [.touch(2, .moved), .touch(1, .ended)], time: 4),
    ]
  )

  @Test("It returns the events of one frame after the other, put right, without waiting")
  func frames() {
    let source: any InputSource = RecordingSource(recording)
    #expect(source.now == 1)
    let first = source.nextEvents(timeout: nil)
    #expect(first == [.touch(1, .began), .touch(1, .cancelled), .touch(1, .began)])
    #expect(source.now == 2)
    #expect(source.nextEvents(timeout: 5) == [] && source.now == 3)
    #expect(source.nextEvents(timeout: 0) == [.touch(1, .ended)] && source.now == 4)
    #expect(source.nextEvents(timeout: nil) == [] && source.now == 4)
  }

  @Test("It tells the next frame as it was recorded, and goes on when one is added")
  func growing() {
    let source = RecordingSource(InputRecording(header: recording.header))
    #expect(source.isAtEnd && source.nextFrame == nil)
    source.append(recording.frames[0])
    #expect(source.nextFrame == recording.frames[0] && source.position == 0)
    _ = source.nextEvents(timeout: 0)
    #expect(source.isAtEnd && source.position == 1 && source.recording.frames.count == 1)
  }

  @Test("What is written of a recording has the frames that its source reports")
  func wellFormed() {
    let source = RecordingSource(recording)
    let reported = recording.frames.map { _ in source.nextEvents(timeout: 0) }
    #expect(recording.wellFormedFrames.map(\.events) == reported)
    #expect(recording.wellFormedFrames.map(\.time) == [2, 3, 4])
  }
}

@Suite("Contacts that are down")
struct LiveContactsTests {
  @Test("The order of a stream is put right; its numbers are taken as they are")
  func order() {
    var contacts = LiveContacts(limit: 1)
    var broken = ContactSample(
      id: ContactID(device: 1, finger: 1),
      phase: .began,
      location: CGPoint(x: 1e9, y: 0),
      timestamp: 5,
      attributes: ContactAttributes(force: -1)
    )
    #expect(contacts.admit([.contact(broken), .touch(2, .began)]) == [.contact(broken)])
    #expect(contacts.samples == [broken] && !contacts.isEmpty)
    broken.phase = .cancelled
    #expect(contacts.cancelAll(at: 3) == [.contact(broken)])
    #expect(contacts.admit([.touch(1, .moved), .touch(1, .ended)]) == [] && contacts.isEmpty)
  }
}
