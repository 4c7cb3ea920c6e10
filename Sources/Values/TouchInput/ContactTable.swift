public import Foundation

/// The border through which input enters: whatever a source receives, what goes out is a legal stream.
///
/// In a legal stream every contact begins once and ends or is cancelled once, nothing of it comes
/// before or after, every number is finite, and time never goes back. Platforms do not promise it:
/// releases get lost, identifiers are used again, windows disappear under a finger. The engine by
/// itself ignores what breaks these rules, with a warning; it cannot end what the platform forgot.
///
/// Each source has one: it puts numbers right, and its `LiveContacts` the order. A contact that was
/// cancelled stays silent until it begins again.
public struct ContactTable: Sendable {
  /// How many contacts can be down at once, unless told otherwise.
  public static let usualLimit = 32

  /// How many contacts can be down at once; further ones are ignored.
  public var limit: Int { contacts.limit }

  /// What had to be dropped or repaired so far.
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

  /// The latest state of each contact that is down, in the order in which they landed.
  public var liveContacts: [ContactSample] { contacts.samples }

  /// Whether a contact is down.
  public func isLive(_ id: ContactID) -> Bool { contacts[id] != nil }

  /// The legal events that some events amount to, in order.
  public mutating func admit(_ events: [InputEvent]) -> [InputEvent] {
    var admitted: [InputEvent] = []
    admitted.reserveCapacity(events.count)
    for event in events {
      guard let sound = numbers.repair(event, lastPlace: lastPlace(of: event)) else { continue }
      contacts.admit(sound, into: &admitted)
    }
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
    contacts.cancelAll(at: timestamp)
  }

  /// Takes all contacts away because the user of a tool asked for it.
  public mutating func takeAll(at timestamp: TimeInterval) -> [InputEvent] {
    contacts.takeAll(at: timestamp)
  }

  /// Takes one contact away, if it is down.
  public mutating func cancel(_ id: ContactID, at timestamp: TimeInterval) -> [InputEvent] {
    contacts.cancel(id, at: timestamp)
  }

  private func lastPlace(of event: InputEvent) -> CGPoint? {
    guard case .contact(let sample) = event else { return nil }
    return contacts[sample.id]?.location
  }
}
