import Foundation
import TouchInput
import Testing

@Suite("Contact table")
struct ContactTableTests {
  /// Some input, and the table's output for it.
  struct Stream: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var events: [InputEvent]
    var admitted: [String]

    init(_ description: String, _ events: [InputEvent], _ admitted: [String]) {
      testDescription = description
      self.events = events
      self.admitted = admitted
    }
  }

  @Test(
    "A stream becomes legal",
    arguments: [
      Stream(
        "a legal one stays as it is",
        [.touch(1, .began), .touch(1, .moved), .touch(1, .ended)],
        ["f1 began", "f1 moved", "f1 ended"]
      ),
      Stream(
        "X07: unknown fingers are not heard",
        [.touch(1, .moved), .touch(1, .ended), .touch(1, .cancelled)],
        []
      ),
      Stream(
        "X07: nothing comes after the end",
        [.touch(1, .began), .touch(1, .ended), .touch(1, .moved), .touch(1, .ended)],
        ["f1 began", "f1 ended"]
      ),
      Stream(
        "X02, X06: a second began ends the first contact",
        [.touch(1, .began), .touch(1, .began), .touch(1, .ended)],
        ["f1 began", "f1 cancelled", "f1 began", "f1 ended"]
      ),
      Stream(
        "X01: focus lost takes all fingers away, before it is told",
        [
          .touch(1, .began), .touch(2, .began), .window(.focusLost, timestamp: 0),
          .touch(1, .moved), .touch(1, .ended), .touch(2, .moved),
        ],
        ["f1 began", "f2 began", "f1 cancelled", "f2 cancelled", "window focusLost"]
      ),
      Stream(
        "X01: so does hiding",
        [.touch(1, .began), .window(.hidden, timestamp: 0)],
        ["f1 began", "f1 cancelled", "window hidden"]
      ),
      Stream(
        "X15: so does closing",
        [.touch(1, .began), .window(.closeRequested, timestamp: 0)],
        ["f1 began", "f1 cancelled", "window closeRequested"]
      ),
      Stream(
        "a finger that was taken away can begin again",
        [
          .touch(1, .began), .window(.focusLost, timestamp: 0), .touch(1, .moved),
          .touch(1, .began), .touch(1, .ended),
        ],
        ["f1 began", "f1 cancelled", "window focusLost", "f1 began", "f1 ended"]
      ),
      Stream(
        "resizing and exposing leave fingers alone",
        [
          .touch(1, .began), .window(.exposed, timestamp: 0), .window(.focusGained, timestamp: 0),
          .touch(1, .ended),
        ],
        ["f1 began", "window exposed", "window focusGained", "f1 ended"]
      ),
    ]
  )
  func legality(_ stream: Stream) {
    var table = ContactTable()
    #expect(table.admit(stream.events).map(\.brief) == stream.admitted)
  }

  @Test("X05: a lost device takes its own fingers away and no others")
  func lostDevice() {
    var table = ContactTable()
    let other = ContactSample(
      id: finger(1, device: 8),
      phase: .began,
      location: .zero,
      timestamp: 0
    )
    _ = table.admit([.touch(1, .began), .contact(other)])
    let admitted = table.admit(.window(.deviceLost(8), timestamp: 1))
    #expect(admitted.map(\.brief) == ["f1 cancelled", "window deviceLost(8)"])
    #expect(table.liveContacts.map(\.id) == [finger(1)])
  }

  @Test("X10: the same finger number on two devices is two fingers")
  func equalNumbers() {
    var table = ContactTable()
    let other = ContactSample(
      id: finger(1, device: 8),
      phase: .began,
      location: .zero,
      timestamp: 0
    )
    #expect(table.admit([.touch(1, .began), .contact(other)]).count == 2)
    #expect(table.counters == ContactTable.Counters())
  }

  @Test(
    "X09: more fingers than the limit are ignored from began to end",
    arguments: [33, 100, 1000]
  )
  func limit(count: Int64) {
    var table = ContactTable()
    let fingers = 1...count
    #expect(table.admit(fingers.map { .touch($0, .began) }).count == 32)
    #expect(table.counters.overLimit == Int(count) - 32)
    #expect(table.liveContacts.map(\.id.finger) == Array(1...32))
    #expect(table.admit(fingers.map { .touch($0, .ended) }).count == 32)
    #expect(table.liveContacts.isEmpty)
  }

  @Test("X09: exactly as many fingers as the limit are heard, and a lift makes room")
  func room() {
    var table = ContactTable(limit: 2)
    let admitted = table.admit([
      .touch(1, .began), .touch(2, .began), .touch(3, .began), .touch(1, .ended),
      .touch(3, .began),
    ])
    #expect(admitted.map(\.brief) == ["f1 began", "f2 began", "f1 ended", "f3 began"])
  }

  @Test(
    "X11: what is no place is not heard",
    arguments: [Double.nan, .infinity, -.infinity]
  )
  func notFinite(coordinate: Double) {
    var table = ContactTable()
    let broken = CGPoint(x: 5, y: coordinate)
    let admitted = table.admit([
      .touch(1, .began, at: coordinate),
      .hover(location: broken, timestamp: 0),
      .wheel(location: broken, deltaX: 0, deltaY: 1, timestamp: 0),
      .wheel(location: .zero, deltaX: coordinate, deltaY: 1, timestamp: 0),
      .window(.resized(CGSize(width: 10, height: coordinate)), timestamp: 0),
    ])
    #expect(admitted == [])
    #expect(table.counters.notFinite == 5)
  }

  @Test("X11: a lift without a place happens at the last one, so that no finger stays down")
  func liftWithoutPlace() {
    var table = ContactTable()
    let admitted = table.admit([
      .touch(1, .began, at: 3), .touch(1, .moved, at: .nan), .touch(1, .ended, at: .nan),
    ])
    #expect(admitted == [.touch(1, .began, at: 3), .touch(1, .ended, at: 3)])
    #expect(table.liveContacts.isEmpty)
  }

  @Test(
    "X11: a place far away is brought near",
    arguments: [(1e30, 1e6), (-1e30, -1e6), (1e6, 1e6), (-0.0, -0.0), (1e-300, 1e-300)]
  )
  func farAway(coordinate: Double, admitted: Double) {
    var table = ContactTable()
    #expect(table.admit(.touch(1, .began, at: coordinate)) == [.touch(1, .began, at: admitted)])
    #expect(table.counters.clampedPlace == (coordinate == admitted ? 0 : 1))
  }

  @Test("X11: a broken force or radius counts as no sensor")
  func brokenSensors() {
    var table = ContactTable()
    let broken = ContactSample(
      id: finger(1),
      phase: .began,
      location: .zero,
      timestamp: 0,
      attributes: ContactAttributes(force: .nan, radius: -1)
    )
    #expect(table.admit(.contact(broken)) == [.touch(1, .began)])
  }

  @Test("Angles of a stylus are held to their ranges; invalid ones count as upright")
  func stylus() {
    func repaired(_ altitude: Double, _ azimuth: Double) -> [Double] {
      var table = ContactTable()
      let attributes = ContactAttributes(tool: .pencil, altitude: altitude, azimuth: azimuth)
      let sample = ContactSample(
        id: finger(1),
        phase: .began,
        location: .zero,
        timestamp: 0,
        attributes: attributes
      )
      guard case .contact(let admitted)? = table.admit(.contact(sample)).first else { return [] }
      return [admitted.attributes.altitude, admitted.attributes.azimuth]
    }
    #expect(repaired(0.5, 3) == [0.5, 3])
    #expect(repaired(-1, -.pi) == [0, .pi])
    #expect(repaired(9, 4 * .pi + 1) == [.pi / 2, (4 * Double.pi + 1) - 4 * .pi])
    #expect(repaired(.nan, .infinity) == [.pi / 2, 0])
  }

  @Test(
    "X12: time never goes back, and what is no time is now",
    arguments: [
      ([1, 2, 2, 3], [1, 2, 2, 3]),
      ([5, 4, 6], [5, 5, 6]),
      ([5, .nan, .infinity, 1e300, 6], [5, 5, 5, 5, 6]),
      ([.nan, 1], [0, 1]),
    ] as [([TimeInterval], [TimeInterval])]
  )
  func time(reported: [TimeInterval], admitted: [TimeInterval]) {
    var table = ContactTable()
    #expect(table.admit(reported.map { .press("a", time: $0) }).map(\.timestamp) == admitted)
  }

  @Test("Taking all away reports each finger where it was last, in the order of landing")
  func cancelAll() {
    var table = ContactTable()
    _ = table.admit([.touch(2, .began, at: 1), .touch(1, .began, at: 2), .touch(2, .moved, at: 9)])
    let cancelled: [InputEvent] = [
      .touch(2, .cancelled, at: 9, time: 4), .touch(1, .cancelled, at: 2, time: 4),
    ]
    #expect(table.cancelAll(at: 4) == cancelled)
    #expect(table.cancelAll(at: 5) == [])
  }

  @Test("Taking one away leaves the others, and one that is not down alone")
  func cancelOne() {
    var table = ContactTable()
    _ = table.admit([.touch(1, .began), .touch(2, .began)])
    #expect(table.cancel(finger(1), at: 0) == [.touch(1, .cancelled)])
    #expect(table.cancel(finger(1), at: 0) == [])
    #expect(table.isLive(finger(2)))
  }

  @Test("Each broken rule is counted")
  func counting() {
    var table = ContactTable(limit: 1)
    _ = table.admit([
      .touch(1, .moved, time: 3), .touch(1, .began, at: 1e9, time: 3), .touch(2, .began, time: 3),
      .touch(1, .began, time: 2), .touch(1, .moved, at: .nan, time: 3),
    ])
    let counters = table.counters
    #expect(counters.unknownContact == 1)
    #expect(counters.overLimit == 1)
    #expect(counters.notFinite == 1)
    #expect(counters.repeatedBegan == 1)
    #expect(counters.clampedPlace == 1)
    #expect(counters.clampedTimestamp == 1)
  }

  @Test("Noise becomes a legal stream, and a legal stream passes unchanged", arguments: 0..<50)
  func noise(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let phases: [ContactSample.Phase] = [.began, .moved, .ended, .cancelled]
    let places = [0, 1, 1e30, .nan, -.infinity]
    let events = (0..<500).map { _ -> InputEvent in
      .touch(
        Int64.random(in: 1...6, using: &generator),
        phases[Int.random(in: phases.indices, using: &generator)],
        at: places[Int.random(in: places.indices, using: &generator)],
        time: Double.random(in: 0...100, using: &generator)
      )
    }
    var table = ContactTable(limit: 4)
    let admitted = table.admit(events) + table.cancelAll(at: 100)
    #expect(isLegal(admitted))
    var second = ContactTable(limit: 4)
    #expect(second.admit(admitted) == admitted)
    #expect(second.counters == ContactTable.Counters())
  }

  /// Returns whether each finger has one began, then one end; shares no code with the table.
  private func isLegal(_ events: [InputEvent]) -> Bool {
    var down: Set<ContactID> = []
    for case .contact(let sample) in events {
      let isExpected =
        sample.phase == .began
        ? down.insert(sample.id).inserted : down.contains(sample.id)
      guard isExpected, sample.location.x.isFinite else { return false }
      if sample.phase.isFinal { down.remove(sample.id) }
    }
    return down.isEmpty
  }
}
