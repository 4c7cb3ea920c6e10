import Foundation

/// Waiting for another process without blocking a thread.
enum Patience {
  /// The time limit in seconds, much longer than any wait, so that only a missing event reaches it.
  static let limit: TimeInterval = 30

  /// Polls until there is a value; throws an error at the time limit.
  ///
  /// `what` completes the sentence "waited in vain for …", `evidence` describes the state at that moment.
  static func wait<Answer>(
    for what: String,
    within seconds: TimeInterval = limit,
    evidence: () -> String = { "" },
    _ ask: () async throws -> Answer?
  ) async throws -> Answer {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(seconds)
    while true {
      // The value is polled once more after the deadline, because on a busy machine the sleep may have taken long.
      let isLastTime = clock.now >= deadline
      if let answer = try await ask() { return answer }
      guard !isLastTime else {
        throw RigError("waited \(seconds) s in vain for \(what)\n\(evidence())")
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}
