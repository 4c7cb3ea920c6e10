/// One of several equal parts of a run, each for another machine or process: `2/4`.
nonisolated struct Shard: Hashable {
  /// The number of the part, from 1.
  let number: Int
  /// The number of parts.
  let count: Int

  private static let most = 10_000

  /// Parses `k/n`; nil unless `k` is one of `n` parts.
  init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Returns the seeds of this part; all parts together contain each seed once.
  func part(of seeds: MonkeyJobs.Part) -> MonkeyJobs.Part {
    let start = seeds.count * (number - 1) / count
    let end = seeds.count * number / count
    return MonkeyJobs.Part(first: seeds.first &+ UInt64(start), count: end - start)
  }
}
