/// The seeds of random touches, in rounds that follow each other until enough was played.
///
/// Where runs are counted there is one round. Where events are, nothing tells beforehand how many runs
/// they take: each round is twice as long as the one before, up to a longest, so that few events play
/// few seeds, and many start few processes. How many processes play has no part in it, so that the same
/// seeds are played by any number of them.
nonisolated struct MonkeyRounds {
  /// When it is enough.
  enum Goal: Hashable {
    /// After so many runs.
    case runs(Int)
    /// After the round with which so many events were sent.
    case events(Int)
  }

  private let goal: Goal
  private let shard: Shard?
  /// The seeds of the next round, with those of all shards.
  private var round: MonkeyJobs.Part
  private var isFirst = true

  /// How many runs a shard's first round has, and at most (our choice: a tenth of a second of small
  /// scenes, and a few seconds).
  private static let lengths = 10...1_280

  init(first seed: UInt64, goal: Goal, shard: Shard?) {
    (self.goal, self.shard) = (goal, shard)
    switch goal {
    case .runs(let count): round = MonkeyJobs.Part(first: seed, count: count)
    case .events:
      round = MonkeyJobs.Part(first: seed, count: Self.lengths.lowerBound * (shard?.count ?? 1))
    }
  }

  /// The seeds of the next round, when so many events were sent here; nil when that is enough.
  mutating func next(after events: Int) -> MonkeyJobs.Part? {
    defer { isFirst = false }
    guard isFirst || needsMore(than: events) else { return nil }
    let present = round
    let longest = Self.lengths.upperBound * (shard?.count ?? 1)
    round = MonkeyJobs.Part(
      first: present.first &+ UInt64(present.count),
      count: min(2 * present.count, longest)
    )
    return shard?.part(of: present) ?? present
  }

  /// Whether the events sent here are less than this shard's share.
  private func needsMore(than events: Int) -> Bool {
    switch goal {
    case .runs: false
    case .events(let goal): events * (shard?.count ?? 1) < goal
    }
  }
}
