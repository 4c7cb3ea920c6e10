extension ContactTable {
  /// The numbers of invalid events, by rule.
  public struct Counters: Hashable, Codable, Sendable {
    /// Dropped: moved or lifted without having begun, or after its end.
    public internal(set) var unknownContact = 0

    /// Dropped: began while the maximum number of contacts were down.
    public internal(set) var overLimit = 0

    /// Dropped, or for a lift repaired: a position, distance or size that is not a usable number.
    public internal(set) var notFinite = 0

    /// Repaired: began while it was down, so that the first contact was cancelled.
    public internal(set) var repeatedBegan = 0

    /// Repaired: a position too far away for calculations, which was clamped.
    public internal(set) var clampedPlace = 0

    /// Repaired: a timestamp before an earlier one, which replaced it.
    public internal(set) var clampedTimestamp = 0

    /// Creates counters with the value zero.
    public init() {}
  }
}
