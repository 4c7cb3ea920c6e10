import TouchInput

/// Input that waits until the drawing process takes it.
///
/// While that process hangs, movements of the same finger are merged. If too much input still accumulates, the fingers
/// are cancelled, and only changes of the window are kept.
nonisolated struct EventBacklog: Hashable, Sendable {
  /// The pending events, in order.
  private(set) var events: [InputEvent] = []
  /// A measure of the bytes that the events take.
  private var weight = 0

  /// The number of events from which movements are merged; a responsive process never lets it grow so large.
  static let mergeLimit = 256
  /// The largest weight, which is less than that of the largest message.
  static let weightLimit = 1024
  /// The largest number of window changes that are kept after an overflow.
  private static let mostChanges = 64

  var isEmpty: Bool { events.isEmpty }

  /// Adds an event.
  mutating func add(_ event: InputEvent) {
    if events.count >= Self.mergeLimit, let index = mergeIndex(event) {
      weight -= Self.weight(of: events.remove(at: index))
    }
    events.append(event)
    weight += Self.weight(of: event)
    if weight > Self.weightLimit { discard() }
  }

  /// Returns and removes the pending events.
  mutating func takeAll() -> [InputEvent] {
    defer { self = EventBacklog() }
    return events
  }

  /// Returns the index of the earlier movement that a movement replaces.
  private func mergeIndex(_ event: InputEvent) -> Int? {
    switch event {
    case .contact(let sample) where sample.phase == .moved:
      let index = events.lastIndex { $0.contact?.id == sample.id }
      return index.flatMap { events[$0].contact?.phase == .moved ? $0 : nil }
    case .hover:
      return events.lastIndex { if case .hover = $0 { true } else { false } }
    case .window(.resized, _):
      return events.lastIndex { if case .window(.resized, _) = $0 { true } else { false } }
    default:
      return nil
    }
  }

  /// Keeps only the changes of the window, and adds a loss of focus, which ends all contacts.
  private mutating func discard() {
    guard let time = events.last?.timestamp else { return }
    let size = events.last { if case .window(.resized, _) = $0 { true } else { false } }
    let changes = events.filter(Self.isLasting).suffix(Self.mostChanges)
    let hadFocus = changes.last(where: Self.isFocusChange).map {
      if case .window(.focusGained, _) = $0 { true } else { false }
    }
    events = changes + [.window(.focusLost, timestamp: time)]
    if hadFocus != false { events.append(.window(.focusGained, timestamp: time)) }
    if let size { events.append(size.stamped(time)) }
    weight = events.count
  }

  private static func isFocusChange(_ event: InputEvent) -> Bool {
    switch event {
    case .window(.focusGained, _), .window(.focusLost, _): true
    default: false
    }
  }

  private static func isLasting(_ event: InputEvent) -> Bool {
    guard case .window(let change, _) = event else { return false }
    switch change {
    case .focusGained, .focusLost, .shown, .hidden, .closeRequested, .deviceLost: return true
    case .resized, .exposed, .pointerLeft: return false
    }
  }

  private static func weight(of event: InputEvent) -> Int {
    switch event {
    case .text(let text, _): 1 + text.utf8.count / 64
    case .key(let stroke): 1 + stroke.name.utf8.count / 64
    default: 1
    }
  }
}

extension InputEvent {
  /// The sample of a contact; nil for other events.
  fileprivate nonisolated var contact: ContactSample? {
    if case .contact(let sample) = self { sample } else { nil }
  }
}
