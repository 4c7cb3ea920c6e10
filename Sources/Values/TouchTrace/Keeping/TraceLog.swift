import DequeModule

/// A sink that keeps the newest records, up to a fixed number.
public final class TraceLog: TraceSink {
  /// The stored records, the oldest first.
  public var records: [TraceRecord] { Array(ring) }

  private var ring: Deque<TraceRecord> = []

  /// The maximum number of stored records.
  public let capacity: Int

  /// Creates an empty log; by default it stores 100 000 records.
  public init(capacity: Int = 100_000) {
    self.capacity = max(1, capacity)
  }

  /// Adds one record and removes the oldest one if the log is full.
  public func record(_ record: TraceRecord) {
    if ring.count == capacity { ring.removeFirst() }
    ring.append(record)
  }

  /// Removes all records.
  public func removeAll() { ring.removeAll() }
}
