/// Packs the events that came in within one frame into batches, each delivered as one event.
///
/// One batch stays open at a time, so batches are in the order in which things happened and their
/// timestamps never go back. A contact joins the open batch unless one of these closes it:
///
/// - its finger already has another phase in it; only motion following motion merges, because a
///   finger has one state per event;
/// - it begins after another finger left in it; two taps in a row would otherwise look like two
///   fingers at once;
/// - anything that is not a contact came between.
///
/// So two fingers landing together share a batch, and a flood of motion becomes one change a finger.
public struct InputBatcher: Sendable {
  /// Creates a batcher.
  public init() {}

  /// The events of one frame, in order, as batches.
  public func batches(from events: [InputEvent]) -> [InputBatch] {
    var batches: [InputBatch] = []
    var open = OpenBatch()
    for event in events {
      switch event {
      case .contact(let sample):
        if !open.accepts(sample) { open.close(into: &batches) }
        open.add(sample)
      case .hover, .wheel, .key, .text, .command, .window:
        open.close(into: &batches)
        InputBatcher.append(event, to: &batches)
      }
    }
    open.close(into: &batches)
    return batches
  }

  /// Of a run of hovers only the last place counts: nothing follows the pointer's way.
  private static func append(_ event: InputEvent, to batches: inout [InputBatch]) {
    if case .hover = event, case .event(.hover) = batches.last { batches.removeLast() }
    batches.append(.event(event))
  }
}

/// The contacts of the batch that is being filled.
private struct OpenBatch {
  private var changes: [ContactChange] = []
  private var hasLift = false

  /// Where a contact stands; there are too few for a table to be faster.
  private func position(of id: ContactID) -> Int? {
    for index in changes.indices where changes[index].sample.id == id { return index }
    return nil
  }

  func accepts(_ sample: ContactSample) -> Bool {
    guard let position = position(of: sample.id) else { return sample.phase != .began || !hasLift }
    return sample.phase == .moved && changes[position].sample.phase == .moved
  }

  mutating func add(_ sample: ContactSample) {
    if let position = position(of: sample.id) {
      changes[position].merged.append(changes[position].sample)
      changes[position].sample = sample
    } else {
      changes.append(ContactChange(sample: sample))
    }
    hasLift = hasLift || sample.phase.isFinal
  }

  mutating func close(into batches: inout [InputBatch]) {
    guard !changes.isEmpty else { return }
    batches.append(.contacts(changes))
    self = OpenBatch()
  }
}
