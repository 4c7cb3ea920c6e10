/// The handlers of a control's events, in the order of registration.
@MainActor
struct ControlHandlers {
  /// The called method or action.
  enum Handler {
    case method(TargetAction)
    case action(UIAction)
  }

  /// A handler and the events for which it is called.
  struct Entry {
    let serial: Int
    var handler: Handler
    var events: UIControl.Event
  }

  private(set) var entries: [Entry] = []
  private var serial = 0

  /// Adds events for a target-action pair; an existing pair keeps its position.
  mutating func add(_ pair: TargetAction, for events: UIControl.Event) {
    add(.method(pair), for: events) { entry in
      guard case .method(let other) = entry.handler else { return false }
      return other.isSame(as: pair)
    }
  }

  /// Adds events for an action, which replaces one with the same identifier.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    add(.action(action), for: events) { $0.isAction(action.identifier) }
  }

  private mutating func add(
    _ handler: Handler,
    for events: UIControl.Event,
    replacing isSame: (Entry) -> Bool
  ) {
    entries.removeAll(where: \.isDead)
    guard let index = entries.firstIndex(where: isSame) else {
      serial += 1
      entries.append(Entry(serial: serial, handler: handler, events: events))
      return
    }
    entries[index].handler = handler
    entries[index].events.formUnion(events)
  }

  /// Removes events from the pairs of a target and a method; nil means any.
  mutating func remove(target: Any?, action: Selector?, for events: UIControl.Event) {
    remove(events) { entry in
      guard case .method(let pair) = entry.handler else { return false }
      return pair.matches(target: target, action: action)
    }
  }

  /// Removes events from an action.
  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { $0.isAction(identifier) }
  }

  private mutating func remove(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
    for index in entries.indices where matches(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty || $0.isDead }
  }

  /// Returns whether an entry is still registered.
  func contains(_ entry: Entry) -> Bool { entries.contains { $0.serial == entry.serial } }

  /// The events that have a handler.
  var allEvents: UIControl.Event {
    entries.filter { !$0.isDead }.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The target-action pairs, in the order of registration.
  var pairs: [(pair: TargetAction, events: UIControl.Event)] {
    entries.compactMap { entry in
      guard case .method(let pair) = entry.handler, !pair.isDead else { return nil }
      return (pair, entry.events)
    }
  }
}

extension ControlHandlers.Entry {
  /// Whether the target was deallocated.
  var isDead: Bool {
    guard case .method(let pair) = handler else { return false }
    return pair.isDead
  }

  func isAction(_ identifier: UIAction.Identifier) -> Bool {
    guard case .action(let action) = handler else { return false }
    return action.identifier == identifier
  }
}
