extension ContactTable {
  /// How often input broke a rule, by rule.
  public struct Counters: Hashable, Codable, Sendable {
    /// Dropped: moved or lifted without having begun, or after it was over.
    public internal(set) var unknownContact = 0

    /// Dropped: began while as many contacts as the limit allows were down.
    public internal(set) var overLimit = 0

    /// Dropped, or for a lift repaired: a place, distance or size that is no usable number.
    public internal(set) var notFinite = 0

    /// Repaired: began while it was down, so the first one was cancelled.
    public internal(set) var repeatedBegan = 0

    /// Repaired: a place too far away to calculate with, so it was moved nearer.
    public internal(set) var clampedPlace = 0

    /// Repaired: a timestamp before an earlier one, so it was set to that one.
    public internal(set) var clampedTimestamp = 0

    /// Creates counters that stand at zero.
    public init() {}
  }
}
