public import Foundation

/// Validates raw input and repairs it into a well-formed stream.
///
/// In a well-formed stream every contact begins once and ends or is cancelled once. It has no events
/// before or after that. Every number is finite, and time never decreases. Platforms do not guarantee it:
/// releases get lost, identifiers are reused, and windows disappear under a finger. The engine
/// itself ignores events that violate these rules, with a warning. It cannot end contacts that the platform lost.
///
/// Each source has one table, which repairs the numbers; its `LiveContacts` repairs the order. A cancelled contact
/// has no further events until it begins again.
public struct ContactTable: Sendable {
  /// The default limit of simultaneous contacts.
  public static let usualLimit = 32

  /// The maximum number of simultaneous contacts; further ones are ignored.
  public var limit: Int { contacts.limit }

  /// The numbers of dropped and repaired events so far.
  public var counters: Counters {
    var counters = contacts.counters
    counters.notFinite = numbers.notFinite
    counters.clampedPlace = numbers.clampedPlace
    return counters
  }

  private var numbers = NumberCheck()
  private var contacts: LiveContacts

  /// Creates a table without contacts.
  public init(limit: Int = ContactTable.usualLimit) {
    contacts = LiveContacts(limit: limit)
  }

  /// The latest state of each contact that is down, in the order of their beginnings.
  public var liveContacts: [ContactSample] { contacts.samples }

  /// Whether a contact is down.
  public func isLive(_ id: ContactID) -> Bool { contacts[id] != nil }

  /// Returns the well-formed events for some events, in order.
  public mutating func admit(_ events: [InputEvent]) -> [InputEvent] {
    var admitted: [InputEvent] = []
    admitted.reserveCapacity(events.count)
    for event in events {
      guard let sound = numbers.repair(event, lastPlace: lastPlace(of: event)) else { continue }
      contacts.admit(sound, into: &admitted)
    }
    return admitted
  }

  /// Returns the well-formed events for one event: none, the event, or the event after cancelled contacts.
  public mutating func admit(_ event: InputEvent) -> [InputEvent] {
    admit([event])
  }

  /// Cancels all contacts, for example when the window loses the keyboard.
  ///
  /// Later events of these contacts are dropped, up to the next began.
  public mutating func cancelAll(at timestamp: TimeInterval) -> [InputEvent] {
    contacts.cancelAll(at: timestamp)
  }

  /// Cancels all contacts because the user of a tool requested it.
  public mutating func takeAll(at timestamp: TimeInterval) -> [InputEvent] {
    contacts.takeAll(at: timestamp)
  }

  /// Cancels one contact, if it is down.
  public mutating func cancel(_ id: ContactID, at timestamp: TimeInterval) -> [InputEvent] {
    contacts.cancel(id, at: timestamp)
  }

  private func lastPlace(of event: InputEvent) -> CGPoint? {
    guard case .contact(let sample) = event else { return nil }
    return contacts[sample.id]?.location
  }
}
