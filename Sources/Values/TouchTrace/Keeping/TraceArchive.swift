/// Records that several readers share: one adds them, all find them.
public final class TraceArchive {
  /// What was added so far.
  public private(set) var records = TraceStore()

  /// Creates an empty archive.
  public init() {}

  /// Adds a record behind the others.
  public func append(_ record: TraceRecord) { records.append(record) }

  /// Forgets the oldest portion, which is full; the others move up.
  public func removeOldestPortion() { records.removeOldestPortion() }
}
