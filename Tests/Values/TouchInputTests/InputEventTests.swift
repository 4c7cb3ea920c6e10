import Foundation
import TouchInput
import Testing

@Suite("Input events")
struct InputEventTests {
  @Test("Every kind of event survives being written down and read again")
  func codable() throws {
    let sample = ContactSample(
      id: .mouse,
      phase: .began,
      location: CGPoint(x: 1, y: 2),
      timestamp: 3,
      attributes: ContactAttributes(buttons: [.primary, .secondary])
    )
    let events: [InputEvent] =
      [
        .contact(sample), .touch(1, .moved), .hover(location: .zero, timestamp: 1),
        .wheel(location: .zero, deltaX: 1, deltaY: 2, timestamp: 3), .press("a"),
        .text("x", timestamp: 4), .window(.pointerLeft, timestamp: 5),
      ] + DeviceCommand.allCases.map { .command($0, timestamp: 6) }
    let data = try JSONEncoder().encode(events)
    #expect(try JSONDecoder().decode([InputEvent].self, from: data) == events)
  }

  @Test("A sample written before buttons were known is one without buttons")
  func oldSample() throws {
    let sample = ContactSample(id: .mouse, phase: .moved, location: .zero, timestamp: 3)
    let data = try JSONEncoder().encode(sample)
    #expect(!String(decoding: data, as: UTF8.self).contains("buttons"))
    let read = try JSONDecoder().decode(ContactSample.self, from: data)
    #expect(read.attributes.buttons == nil)
  }

  @Test("A command passes the border and travels alone")
  func command() {
    var table = ContactTable()
    let events = table.admit([.touch(1, .began), .command(.shakeBegan, timestamp: .nan)])
    #expect(events == [.touch(1, .began), .command(.shakeBegan, timestamp: 0)])
    let batches = InputBatcher().batches(from: events)
    #expect(batches.map(\.brief) == ["f1 began", "command shakeBegan"])
  }

  @Test("X04: The pointer's leaving ends no contact")
  func pointerLeft() {
    var table = ContactTable()
    _ = table.admit([.touch(1, .began), .window(.pointerLeft, timestamp: 0)])
    #expect(table.isLive(finger(1)))
  }
}
