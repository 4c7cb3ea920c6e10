import Foundation
import TouchInput
import Testing

@Suite("Input batcher")
struct InputBatcherTests {
  /// The input within one frame, and its batches.
  struct Frame: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var events: [InputEvent]
    var batches: [String]

    init(_ description: String, _ events: [InputEvent], _ batches: [String]) {
      testDescription = description
      self.events = events
      self.batches = batches
    }
  }

  @Test(
    "A frame becomes batches with one state a finger each",
    arguments: [
      Frame("nothing", [], []),
      Frame("two fingers land", [.touch(1, .began), .touch(2, .began)], ["f1 began, f2 began"]),
      Frame(
        "a finger moves three times",
        [.touch(1, .moved), .touch(1, .moved), .touch(1, .moved)],
        ["f1 moved +2"]
      ),
      Frame(
        "two fingers move in turns",
        [.touch(1, .moved), .touch(2, .moved), .touch(1, .moved), .touch(2, .moved)],
        ["f1 moved +1, f2 moved +1"]
      ),
      Frame(
        "a finger lands and moves",
        [.touch(1, .began), .touch(1, .moved)],
        ["f1 began", "f1 moved"]
      ),
      Frame(
        "a finger moves and lifts",
        [.touch(1, .moved), .touch(1, .ended)],
        ["f1 moved", "f1 ended"]
      ),
      Frame("a tap", [.touch(1, .began), .touch(1, .ended)], ["f1 began", "f1 ended"]),
      Frame(
        "two fingers land, one moves, the other lifts",
        [
          .touch(1, .began), .touch(2, .began), .touch(1, .moved), .touch(1, .moved),
          .touch(2, .ended),
        ],
        ["f1 began, f2 began", "f1 moved +1, f2 ended"]
      ),
      Frame(
        "one lands while another moves on",
        [.touch(1, .moved), .touch(2, .began), .touch(1, .moved)],
        ["f1 moved +1, f2 began"]
      ),
    ]
  )
  func frames(_ frame: Frame) {
    #expect(InputBatcher().batches(from: frame.events).map(\.brief) == frame.batches)
  }

  @Test(
    "What did not happen together does not look as if it had",
    arguments: [
      Frame(
        "two taps of two fingers, one after the other",
        [.touch(1, .began), .touch(1, .ended), .touch(2, .began), .touch(2, .ended)],
        ["f1 began", "f1 ended", "f2 began", "f2 ended"]
      ),
      Frame(
        "a finger leaves before another lands",
        [.touch(1, .cancelled), .touch(2, .began)],
        ["f1 cancelled", "f2 began"]
      ),
      Frame(
        "a finger lands before another leaves",
        [.touch(2, .began), .touch(1, .ended)],
        ["f2 began, f1 ended"]
      ),
    ]
  )
  func separation(_ frame: Frame) {
    #expect(InputBatcher().batches(from: frame.events).map(\.brief) == frame.batches)
  }

  @Test(
    "Anything that is no contact keeps its place between contacts",
    arguments: [
      Frame(
        "a key between motions",
        [.touch(1, .moved), .press("a"), .touch(1, .moved)],
        ["f1 moved", "key a", "f1 moved"]
      ),
      Frame(
        "focus lost",
        [.touch(1, .cancelled), .touch(2, .cancelled), .window(.focusLost, timestamp: 0)],
        ["f1 cancelled, f2 cancelled", "window focusLost"]
      ),
      Frame(
        "hovering, of which the last place counts",
        [
          .hover(location: .zero, timestamp: 0), .hover(location: .zero, timestamp: 1),
          .press("a"), .hover(location: .zero, timestamp: 2),
        ],
        ["hover", "key a", "hover"]
      ),
    ]
  )
  func order(_ frame: Frame) {
    #expect(InputBatcher().batches(from: frame.events).map(\.brief) == frame.batches)
  }

  @Test("The last of merged motions is delivered and the others are kept, oldest first")
  func merging() throws {
    let events = (1...4).map { InputEvent.touch(1, .moved, at: Double($0), time: Double($0)) }
    let batch = try #require(InputBatcher().batches(from: events).first)
    guard case .contacts(let changes) = batch, let change = changes.first else {
      Issue.record("expected contacts, got \(batch)")
      return
    }
    #expect(change.sample.location.x == 4)
    #expect(change.merged.map(\.location.x) == [1, 2, 3])
    #expect(batch.timestamp == 4)
  }

  @Test("Batches never go back in time and lose nothing", arguments: 0..<50)
  func conservation(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let phases: [ContactSample.Phase] = [.began, .moved, .moved, .moved, .ended, .cancelled]
    let events = (0..<200).map { index -> InputEvent in
      let isKey = Int.random(in: 0..<20, using: &generator) == 0
      guard !isKey else { return .press("k", time: Double(index)) }
      return .touch(
        Int64.random(in: 1...5, using: &generator),
        phases[Int.random(in: phases.indices, using: &generator)],
        time: Double(index)
      )
    }
    let batches = InputBatcher().batches(from: events)
    let times = batches.map(\.timestamp)
    #expect(times == times.sorted())
    #expect(batches.filter { !$0.hasOneStatePerFinger } == [])
    #expect(batches.flatMap(\.allTimestamps).sorted() == events.map(\.timestamp))
  }
}

extension InputBatch {
  fileprivate var hasOneStatePerFinger: Bool {
    guard case .contacts(let changes) = self else { return true }
    return Set(changes.map(\.sample.id)).count == changes.count
  }

  fileprivate var allTimestamps: [TimeInterval] {
    switch self {
    case .event(let event): [event.timestamp]
    case .contacts(let changes):
      changes.flatMap { $0.merged.map(\.timestamp) + [$0.sample.timestamp] }
    }
  }
}
