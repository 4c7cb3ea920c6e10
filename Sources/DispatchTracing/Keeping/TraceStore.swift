/// Records in the order in which they were written, in a small part of the room they would take.
///
/// A record names each responder and each touch whole, and most of it is what the record before
/// said. Here what repeats is kept once for some thousands of records. The oldest are forgotten
/// by such a portion.
public struct TraceStore: RandomAccessCollection, Sendable {
  /// How many records one portion holds.
  public static let portion = 8192

  /// All but the last are full.
  private var chunks: [TraceChunk] = []

  /// Creates an empty store.
  public init() {}

  /// The place of the oldest record.
  public var startIndex: Int { 0 }

  /// The place behind the newest record.
  public var endIndex: Int {
    guard let last = chunks.last else { return 0 }
    return (chunks.count - 1) * Self.portion + last.count
  }

  /// A record, counted from the oldest.
  public subscript(index: Int) -> TraceRecord { chunks[index / Self.portion][index % Self.portion] }

  /// Adds a record behind the others.
  public mutating func append(_ record: TraceRecord) {
    if chunks.last.map({ $0.count == Self.portion }) ?? true { beginPortion() }
    chunks[chunks.count - 1].append(record)
  }

  private mutating func beginPortion() {
    if !chunks.isEmpty { chunks[chunks.count - 1].seal() }
    chunks.append(TraceChunk())
    // A short trace needs no more room than it takes.
    if chunks.count > 1 { chunks[chunks.count - 1].reserveCapacity(Self.portion) }
  }

  /// The number that a record had in its application.
  public func sequence(at index: Int) -> Int {
    chunks[index / Self.portion].sequence(at: index % Self.portion)
  }

  /// When a record was written, in seconds on the input clock.
  public func time(at index: Int) -> Double {
    chunks[index / Self.portion].time(at: index % Self.portion)
  }

  /// Forgets the oldest portion, which is full; the others move up.
  public mutating func removeOldestPortion() {
    if chunks.count > 1 { chunks.removeFirst() }
  }
}
