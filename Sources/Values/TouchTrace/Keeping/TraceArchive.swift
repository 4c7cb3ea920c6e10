/// Records that several readers share: one adds them, and all can read them.
public final class TraceArchive {
  /// The records so far.
  public private(set) var records = TraceStore()

  /// Creates an empty archive.
  public init() {}

  /// Adds a record at the end.
  public func append(_ record: TraceRecord) { records.append(record) }

  /// Removes the oldest portion, which is full; the indices of the others decrease.
  public func removeOldestPortion() { records.removeOldestPortion() }
}
