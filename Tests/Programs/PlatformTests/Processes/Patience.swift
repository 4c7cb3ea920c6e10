import Foundation

/// Waiting for something that another process does, without holding a thread meanwhile.
enum Patience {
  /// Much longer than anything takes, so that only what never happens runs into it.
  static let limit: TimeInterval = 30

  /// Asks again and again until there is an answer; throws when there is none in time.
  ///
  /// `what` completes the sentence "waited in vain for …", `evidence` tells how things are then.
  static func wait<Answer>(
    for what: String,
    within seconds: TimeInterval = limit,
    evidence: () -> String = { "" },
    _ ask: () async throws -> Answer?
  ) async throws -> Answer {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(seconds)
    while true {
      // Asked once more after the deadline: on a busy machine the sleep may have taken long.
      let isLastTime = clock.now >= deadline
      if let answer = try await ask() { return answer }
      guard !isLastTime else {
        throw RigError("waited \(seconds) s in vain for \(what)\n\(evidence())")
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}
