import DequeModule

/// A sink that keeps the newest records, up to a fixed number.
public final class TraceLog: TraceSink {
  /// The records kept, oldest first.
  public var records: [TraceRecord] { Array(ring) }

  private var ring: Deque<TraceRecord> = []

  /// How many records are kept at most.
  public let capacity: Int

  /// Creates an empty log; by default it keeps 100 000 records.
  public init(capacity: Int = 100_000) {
    self.capacity = max(1, capacity)
  }

  /// Takes note of one record and forgets the oldest when full.
  public func record(_ record: TraceRecord) {
    if ring.count == capacity { ring.removeFirst() }
    ring.append(record)
  }

  /// Forgets all records.
  public func removeAll() { ring.removeAll() }
}
