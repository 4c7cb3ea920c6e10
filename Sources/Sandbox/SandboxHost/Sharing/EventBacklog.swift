import TouchInput

/// Input that waits until the process that draws takes it.
///
/// While that process is stuck, movements of one finger merge. When even so too much waits, the
/// fingers are cancelled, and the changes of the window alone are kept.
nonisolated struct EventBacklog: Hashable, Sendable {
  /// The waiting events, in order.
  private(set) var events: [InputEvent] = []
  /// A measure of the bytes that the events take.
  private var weight = 0

  /// The number of events from which movements merge: no process that answers lets so many wait.
  static let mergeLimit = 256
  /// The largest weight; less than a message may have.
  static let weightLimit = 1024
  /// The most changes of the window that are kept when there is too much.
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

  /// Returns what waits, which then waits no more.
  mutating func takeAll() -> [InputEvent] {
    defer { self = EventBacklog() }
    return events
  }

  /// The index of the earlier movement that a movement replaces.
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

  /// Keeps the changes of the window alone, and lets it lose the keyboard, which ends all contacts.
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
