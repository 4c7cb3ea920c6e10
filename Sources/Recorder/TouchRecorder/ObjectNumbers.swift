import Foundation

/// The numbers of views, recognizers, controllers and touches in a session.
///
/// An object keeps its number while it exists; numbers are not reused. References are weak: the
/// recorder retains no object.
@MainActor struct ObjectNumbers {
  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The objects of which only the address is known, from a description.
  private var strangers: [UInt: Int] = [:]
  private var next = 1
  /// The number of entries above which those of deallocated objects are removed.
  private var limit = 1024

  private static let maximumStrangers = 4096

  /// Returns the number of a known object; nil for others.
  func known(_ object: AnyObject) -> Int? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.number
  }

  /// Returns the number of an object, and whether it is new.
  mutating func number(of object: AnyObject) -> (number: Int, isNew: Bool) {
    let identity = ObjectIdentifier(object)
    if let entry = entries[identity], entry.object === object { return (entry.number, false) }
    let number = strangers.removeValue(forKey: UInt(bitPattern: identity)) ?? takeNext()
    if entries.count >= limit { prune() }
    entries[identity] = Entry(object: object, number: number)
    return (number, true)
  }

  /// Returns the number of the object at an address; an unknown object gets a new number.
  mutating func number(atAddress address: UInt, _ isKnown: (UInt) -> Int?) -> Int {
    if let known = isKnown(address) ?? strangers[address] { return known }
    guard strangers.count < Self.maximumStrangers else { return 0 }
    let number = takeNext()
    strangers[address] = number
    return number
  }

  /// The numbers of all existing objects, by their addresses.
  var addresses: [UInt: Int] {
    var result: [UInt: Int] = [:]
    for (identity, entry) in entries where entry.object != nil {
      result[UInt(bitPattern: identity)] = entry.number
    }
    return result
  }

  private mutating func takeNext() -> Int {
    defer { next += 1 }
    return next
  }

  private mutating func prune() {
    entries = entries.filter { $0.value.object != nil }
    limit = max(1024, entries.count * 2)
  }
}
