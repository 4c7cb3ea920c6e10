public import Foundation
internal import OrderedCollections

/// The contacts of a stream that are down, in the order of their beginnings.
///
/// It enforces the order of a stream: each contact begins once and ends once, and time never decreases.
/// It does not change positions and attributes, because the `ContactTable` of the source repairs them once.
/// A cancelled contact has no further events until it begins again.
public struct LiveContacts: Sendable {
  /// The maximum number of simultaneous contacts; further ones are ignored.
  public let limit: Int

  private(set) var counters = ContactTable.Counters()
  private var clock = InputClock()
  private var live: OrderedDictionary<ContactID, ContactSample> = [:]

  /// Creates a stream without contacts.
  public init(limit: Int = ContactTable.usualLimit) {
    self.limit = max(0, limit)
  }

  /// The latest state of each contact that is down, in the order of their beginnings.
  public var samples: [ContactSample] { Array(live.values) }

  /// Whether no contact is down.
  public var isEmpty: Bool { live.isEmpty }

  /// The latest state of a contact; nil if it is not down.
  public subscript(id: ContactID) -> ContactSample? { live[id] }

  /// Returns the well-formed events for some events, in order.
  public mutating func admit(_ events: [InputEvent]) -> [InputEvent] {
    var admitted: [InputEvent] = []
    admitted.reserveCapacity(events.count)
    for event in events { admit(event, into: &admitted) }
    return admitted
  }

  /// Cancels all contacts, for example when the window loses the keyboard.
  ///
  /// Later events of these contacts are dropped, up to the next began.
  public mutating func cancelAll(at timestamp: TimeInterval) -> [InputEvent] {
    cancel(Array(live.keys), at: moment(timestamp))
  }

  /// Cancels all contacts because the user of a tool requested it.
  public mutating func takeAll(at timestamp: TimeInterval) -> [InputEvent] {
    cancelAll(at: timestamp).map { event in
      guard case .contact(var sample) = event else { return event }
      sample.taker = .user
      return .contact(sample)
    }
  }

  /// Cancels one contact, if it is down.
  public mutating func cancel(_ id: ContactID, at timestamp: TimeInterval) -> [InputEvent] {
    cancel([id], at: moment(timestamp))
  }
}

extension LiveContacts {
  mutating func admit(_ event: InputEvent, into admitted: inout [InputEvent]) {
    guard isExpected(event) else { return }
    let event = event.stamped(moment(event.timestamp))
    switch event {
    case .contact(let sample):
      if sample.phase == .began, live[sample.id] != nil {
        counters.repeatedBegan += 1
        admitted += cancel([sample.id], at: sample.timestamp)
      }
      live[sample.id] = sample.phase.isFinal ? nil : sample
    case .window(let change, let timestamp):
      admitted += cancel(contactsEnded(by: change), at: timestamp)
    case .hover, .wheel, .key, .text, .command:
      break
    }
    admitted.append(event)
  }

  private mutating func isExpected(_ event: InputEvent) -> Bool {
    guard case .contact(let sample) = event, live[sample.id] == nil else { return true }
    guard sample.phase == .began else {
      counters.unknownContact += 1
      return false
    }
    guard live.count < limit else {
      counters.overLimit += 1
      return false
    }
    return true
  }

  /// Returns the timestamp, or the latest one before it if it would decrease or is invalid.
  private mutating func moment(_ timestamp: TimeInterval) -> TimeInterval {
    let moment = clock.moment(timestamp)
    if moment != timestamp { counters.clampedTimestamp += 1 }
    return moment
  }

  private func contactsEnded(by change: WindowChange) -> [ContactID] {
    if change.endsContacts { return Array(live.keys) }
    guard case .deviceLost(let device) = change else { return [] }
    return live.keys.filter { $0.device == device }
  }

  private mutating func cancel(_ ids: [ContactID], at moment: TimeInterval) -> [InputEvent] {
    ids.compactMap { id in
      guard var sample = live.removeValue(forKey: id) else { return nil }
      sample.phase = .cancelled
      sample.timestamp = moment
      return .contact(sample)
    }
  }
}
