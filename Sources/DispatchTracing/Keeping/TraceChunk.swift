/// Some thousands of records, with one table of what they name.
struct TraceChunk: Sendable {
  /// One record: what it is, and where in the tables the rest of it stands.
  struct Entry: Sendable {
    var time: Double
    var sequence: Int
    var kind: Kind
    /// Phases, states, steps and flags, by kind.
    var details: (UInt8, UInt8, UInt8) = (0, 0, 0)
    /// Places in the tables, by kind.
    var places: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
  }

  /// How the rest of a record is written down.
  enum Kind: UInt8, Sendable {
    case whole
    case sent, delivered, forwarded, perhapsForwarded, recognizerCalled
    case gestureChanged, gestureActed, settled, queued
    case tracking, controlEvents, action
  }

  var entries: [Entry] = []
  var nodes = NodeTable()
  /// The touches of records, one list after the other.
  var touches = RunTable<TouchSnapshot>()
  /// The places of responders that are named together.
  var groups = RunTable<UInt32>()
  var words = WordTable()
  /// What is too rare, or too odd, to be taken apart.
  var wholes: [TraceEvent] = []

  var count: Int { entries.count }

  subscript(index: Int) -> TraceRecord {
    let entry = entries[index]
    return TraceRecord(sequence: entry.sequence, time: entry.time, event: event(of: entry))
  }

  func sequence(at index: Int) -> Int { entries[index].sequence }

  func time(at index: Int) -> Double { entries[index].time }

  mutating func append(_ record: TraceRecord) {
    var entry = Entry(time: record.time, sequence: record.sequence, kind: .whole)
    if !pack(record.event, into: &entry) {
      entry.kind = .whole
      entry.places.0 = UInt32(wholes.count)
      wholes.append(record.event)
    }
    entries.append(entry)
  }
}
