/// Packs the events of one frame into batches, each delivered as one event.
///
/// One batch is open at a time, so that batches are in the order of their events and their
/// timestamps never decrease. A contact joins the open batch unless one of these closes it:
///
/// - its finger already has another phase in the batch; only consecutive motions merge, because a
///   finger has one state per event;
/// - it begins after another finger lifted in the batch; two consecutive taps would otherwise look like two
///   simultaneous fingers;
/// - an event that is not a contact came between.
///
/// Two fingers that land together therefore share a batch, and many motions become one change per finger.
public struct InputBatcher: Sendable {
  /// Creates a batcher.
  public init() {}

  /// Returns the events of one frame, in order, as batches.
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

  /// Adds an event; only the last of consecutive hovers counts, because the path of the pointer is not used.
  private static func append(_ event: InputEvent, to batches: inout [InputBatch]) {
    if case .hover = event, case .event(.hover) = batches.last { batches.removeLast() }
    batches.append(.event(event))
  }
}

/// The contacts of the open batch.
private struct OpenBatch {
  private var changes: [ContactChange] = []
  private var hasLift = false

  /// Returns the index of a contact; a table would not be faster for so few contacts.
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
