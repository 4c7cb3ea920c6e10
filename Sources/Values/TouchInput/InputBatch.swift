public import Foundation

/// The input of one frame that the engine processes as one event.
///
/// A batch contains either contacts or one event of another kind, never both. The order of
/// a key and a finger therefore survives batching.
public enum InputBatch: Hashable, Sendable {
  /// The contacts that changed, at most one entry for each.
  case contacts([ContactChange])

  /// An event that is not a contact.
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
    // The index avoids a copy, because this property is read for every event.
    var time = changes[0].sample.timestamp
    for index in changes.indices.dropFirst() { time = max(time, changes[index].sample.timestamp) }
    return time
  }
}

/// The change of one contact within a batch.
public struct ContactChange: Hashable, Sendable {
  /// The state to deliver.
  public var sample: ContactSample

  /// The motions of the same frame that `sample` replaced, the oldest first.
  public var merged: [ContactSample]

  /// Creates a change, by default without merged motions.
  public init(sample: ContactSample, merged: [ContactSample] = []) {
    self.sample = sample
    self.merged = merged
  }
}
