public import Foundation

/// What reached the program within one frame and travels through the engine as one event.
///
/// A batch holds either contacts or one event of another kind, never both, so that the order in
/// which a key and a finger came in survives batching.
public enum InputBatch: Hashable, Sendable {
  /// The contacts that changed, at most one entry for each.
  case contacts([ContactChange])

  /// Anything that is not a contact.
  case event(InputEvent)

  /// The time of its latest part, in seconds on the input clock.
  public var timestamp: TimeInterval {
    switch self {
    case .contacts(let changes):
      Self.latestTime(of: changes)
    case .event(let event): event.timestamp
    }
  }

  private static func latestTime(of changes: [ContactChange]) -> TimeInterval {
    guard !changes.isEmpty else { return 0 }
    // By index: this is asked for every event, and copies nothing.
    var time = changes[0].sample.timestamp
    for index in changes.indices.dropFirst() { time = max(time, changes[index].sample.timestamp) }
    return time
  }
}

/// The news about one contact within a batch.
public struct ContactChange: Hashable, Sendable {
  /// The state to deliver.
  public var sample: ContactSample

  /// The motions of the same frame that `sample` replaced, oldest first.
  public var merged: [ContactSample]

  /// Creates a change, by default one that merged nothing.
  public init(sample: ContactSample, merged: [ContactSample] = []) {
    self.sample = sample
    self.merged = merged
  }
}
