import Foundation
import TouchInput

/// The frames of a recording in a third of the memory; a scene with many users has a million events.
///
/// Events differ in location and time; all other values of an event are stored once per finger.
nonisolated struct FrameHistory: Sendable {
  private struct Entry {
    var location = CGPoint.zero
    var time: TimeInterval
    /// The index of the event in `kinds`.
    var kind: UInt32
  }

  private var entries: [Entry] = []
  /// Events without location and time, and complete events if they have no location.
  private var kinds: [InputEvent] = []
  private var recentKinds: [InputEvent: UInt32] = [:]
  /// The number of entries up to the end of each frame.
  private var ends: [Int] = []
  private var times: [TimeInterval] = []
  private var edits: [Int: [RecordedEdit]] = [:]

  /// The largest number of kinds to look up.
  ///
  /// A finger with changing force creates many kinds for one use each.
  private static let mostRecentKinds = 256

  /// The time of the last frame; nil without one.
  var lastTime: TimeInterval? { times.last }

  /// All frames, the oldest first.
  var frames: [RecordedFrame] {
    var start = 0
    return ends.indices.map { index in
      defer { start = ends[index] }
      let events = entries[start..<ends[index]].map(event)
      return RecordedFrame(edits: edits[index] ?? [], events: events, time: times[index])
    }
  }

  /// Appends a frame.
  mutating func append(_ frame: RecordedFrame) {
    for event in frame.events { append(event) }
    if !frame.edits.isEmpty { edits[times.count] = frame.edits }
    ends.append(entries.count)
    times.append(frame.time)
  }

  private mutating func append(_ event: InputEvent) {
    switch event {
    case .contact(var sample):
      let (location, time) = (sample.location, sample.timestamp)
      (sample.location, sample.timestamp) = (.zero, 0)
      entries.append(Entry(location: location, time: time, kind: number(of: .contact(sample))))
    case .hover(let location, let time):
      let kind = InputEvent.hover(location: .zero, timestamp: 0)
      entries.append(Entry(location: location, time: time, kind: number(of: kind)))
    default:
      entries.append(Entry(time: event.timestamp, kind: UInt32(kinds.count)))
      kinds.append(event)
    }
  }

  private mutating func number(of kind: InputEvent) -> UInt32 {
    if let number = recentKinds[kind] { return number }
    if recentKinds.count >= Self.mostRecentKinds { recentKinds = [:] }
    let number = UInt32(kinds.count)
    kinds.append(kind)
    recentKinds[kind] = number
    return number
  }

  private func event(_ entry: Entry) -> InputEvent {
    switch kinds[Int(entry.kind)] {
    case .contact(var sample):
      (sample.location, sample.timestamp) = (entry.location, entry.time)
      return .contact(sample)
    case .hover: return .hover(location: entry.location, timestamp: entry.time)
    case let other: return other
    }
  }
}
