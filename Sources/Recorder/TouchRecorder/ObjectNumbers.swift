import Foundation

/// The numbers by which a session names views, recognizers, controllers and touches.
///
/// An object keeps its number while it lives; a number is never used again. Objects are referred to
/// weakly: the recorder keeps nothing alive.
@MainActor struct ObjectNumbers {
  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Objects of which nothing but the address is known, as a description names them.
  private var strangers: [UInt: Int] = [:]
  private var next = 1
  /// How many entries there may be before those of objects that are gone are dropped.
  private var limit = 1024

  private static let maximumStrangers = 4096

  /// The number of an object that has one.
  func known(_ object: AnyObject) -> Int? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.number
  }

  /// The number of an object, and whether it is new.
  mutating func number(of object: AnyObject) -> (number: Int, isNew: Bool) {
    let identity = ObjectIdentifier(object)
    if let entry = entries[identity], entry.object === object { return (entry.number, false) }
    let number = strangers.removeValue(forKey: UInt(bitPattern: identity)) ?? takeNext()
    if entries.count >= limit { prune() }
    entries[identity] = Entry(object: object, number: number)
    return (number, true)
  }

  /// The number of the object at an address; objects that are not known get one too.
  mutating func number(atAddress address: UInt, _ isKnown: (UInt) -> Int?) -> Int {
    if let known = isKnown(address) ?? strangers[address] { return known }
    guard strangers.count < Self.maximumStrangers else { return 0 }
    let number = takeNext()
    strangers[address] = number
    return number
  }

  /// The numbers of all objects that live, by their addresses.
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
