public import Foundation
internal import OrderedCollections

/// The border through which input enters: whatever comes in, what goes out is a legal stream.
///
/// In a legal stream every contact begins once and ends or is cancelled once, nothing of it comes
/// before or after, every number is finite, and time never goes back. Platforms do not promise it:
/// releases get lost, identifiers are used again, windows disappear under a finger. The engine by
/// itself ignores what breaks these rules, with a warning; it cannot end what the platform forgot.
///
/// The table knows which contacts are down, and it alone ends those that the platform forgot. A
/// contact that was cancelled stays silent until it begins again.
public struct ContactTable: Sendable {
  /// How many contacts can be down at once, unless told otherwise.
  public static let usualLimit = 32

  /// How many contacts can be down at once; further ones are ignored.
  public let limit: Int

  /// What had to be dropped or repaired so far.
  public var counters: Counters { numbers.counters }

  private var numbers = NumberCheck()
  private var live: OrderedDictionary<ContactID, ContactSample> = [:]

  /// Creates a table without contacts.
  public init(limit: Int = ContactTable.usualLimit) {
    self.limit = max(0, limit)
  }

  /// The latest state of each contact that is down, in the order in which they landed.
  public var liveContacts: [ContactSample] { Array(live.values) }

  /// Whether a contact is down.
  public func isLive(_ id: ContactID) -> Bool { live[id] != nil }

  /// The legal events that some events amount to, in order.
  public mutating func admit(_ events: [InputEvent]) -> [InputEvent] {
    var admitted: [InputEvent] = []
    admitted.reserveCapacity(events.count)
    for event in events { admit(event, into: &admitted) }
    return admitted
  }

  /// The legal events that one event amounts to: none, itself, or itself after cancelled contacts.
  public mutating func admit(_ event: InputEvent) -> [InputEvent] {
    admit([event])
  }

  /// Takes all contacts away, as when the window loses the keyboard.
  ///
  /// What comes in of them later is dropped, up to the next began.
  public mutating func cancelAll(at timestamp: TimeInterval) -> [InputEvent] {
    cancel(Array(live.keys), at: numbers.monotonic(timestamp))
  }

  /// Takes all contacts away because the user of a tool asked for it.
  public mutating func takeAll(at timestamp: TimeInterval) -> [InputEvent] {
    cancelAll(at: timestamp).map { event in
      guard case .contact(var sample) = event else { return event }
      sample.taker = .user
      return .contact(sample)
    }
  }

  /// Takes one contact away, if it is down.
  public mutating func cancel(_ id: ContactID, at timestamp: TimeInterval) -> [InputEvent] {
    cancel([id], at: numbers.monotonic(timestamp))
  }
}

extension ContactTable {
  private mutating func admit(_ event: InputEvent, into admitted: inout [InputEvent]) {
    guard isExpected(event), let event = numbers.repair(event, lastPlace: lastPlace(of: event))
    else { return }
    switch event {
    case .contact(let sample):
      if sample.phase == .began, isLive(sample.id) {
        numbers.counters.repeatedBegan += 1
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
    guard case .contact(let sample) = event, !isLive(sample.id) else { return true }
    guard sample.phase == .began else {
      numbers.counters.unknownContact += 1
      return false
    }
    guard live.count < limit else {
      numbers.counters.overLimit += 1
      return false
    }
    return true
  }

  private func lastPlace(of event: InputEvent) -> CGPoint? {
    guard case .contact(let sample) = event else { return nil }
    return live[sample.id]?.location
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
