/// Some thousands of records, with one table of what they name.
struct TraceChunk: Sendable {
  /// One record: what it is, and where in the tables the rest of it stands.
  struct Entry: Sendable {
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

  private var entries: [Entry] = []
  /// The times of records that differ from that of the record before.
  private var times = StepTable<Double>()
  /// The numbers of records that do not follow that of the record before.
  private var sequences = StepTable<Int>()
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
    TraceRecord(
      sequence: sequence(at: index),
      time: time(at: index),
      event: event(of: entries[index])
    )
  }

  func sequence(at index: Int) -> Int {
    let known = sequences[index]
    return known.number &+ (index - known.index)
  }

  func time(at index: Int) -> Double { times[index].number }

  mutating func append(_ record: TraceRecord) {
    let index = entries.count
    // By their bits: a time that is no number differs from itself.
    if times.last?.number.bitPattern != record.time.bitPattern {
      times.append(record.time, at: index)
    }
    if sequences.last.map({ $0.number &+ (index - $0.index) }) != record.sequence {
      sequences.append(record.sequence, at: index)
    }
    var entry = Entry(kind: .whole)
    if !pack(record, into: &entry) {
      entry.kind = .whole
      entry.places.0 = UInt32(wholes.count)
      wholes.append(record.event)
    }
    entries.append(entry)
  }

  /// Makes room for records.
  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Gives back the room that is left: no record comes any more.
  mutating func seal() {
    nodes.seal()
    touches.seal()
    groups.seal()
    times.seal()
    sequences.seal()
  }
}
