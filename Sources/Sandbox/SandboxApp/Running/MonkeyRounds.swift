/// The seeds of random touches, in successive rounds until the requested amount is played.
///
/// With a number of runs, there is one round. With a number of events, the number of runs is unknown at first.
/// Therefore each round is twice as long as the previous one, up to a limit. So a small number of events plays few
/// seeds, and a large number starts few processes. The number of processes has no influence, so any number of them
/// plays the same seeds.
nonisolated struct MonkeyRounds {
  /// The requested amount.
  enum Goal: Hashable {
    /// A number of runs.
    case runs(Int)
    /// A number of events; the round in which it is reached is completed.
    case events(Int)
  }

  private let goal: Goal
  private let shard: Shard?
  /// The seeds of the next round, for all shards.
  private var round: MonkeyJobs.Part
  private var isFirst = true

  /// The numbers of runs in a shard's first round and in its longest round.
  ///
  /// Our choice: a tenth of a second of small scenes, and a few seconds.
  private static let lengths = 10...1_280

  init(first seed: UInt64, goal: Goal, shard: Shard?) {
    (self.goal, self.shard) = (goal, shard)
    switch goal {
    case .runs(let count): round = MonkeyJobs.Part(first: seed, count: count)
    case .events:
      round = MonkeyJobs.Part(first: seed, count: Self.lengths.lowerBound * (shard?.count ?? 1))
    }
  }

  /// Returns the seeds of the next round after a number of sent events; nil if the amount is reached.
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

  /// Returns whether the sent events are fewer than this shard's share.
  private func needsMore(than events: Int) -> Bool {
    switch goal {
    case .runs: false
    case .events(let goal): events * (shard?.count ?? 1) < goal
    }
  }
}
