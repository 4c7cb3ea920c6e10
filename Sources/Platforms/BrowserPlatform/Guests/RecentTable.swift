/// Values by key with a limit on their number; the values that were set last are kept.
package struct RecentTable<Key: Hashable & Sendable, Value: Hashable & Sendable>: Hashable, Sendable
{
  private let limit: Int
  private var values: [Key: Value] = [:]
  /// The keys, in the order in which they were set.
  package private(set) var keys: [Key] = []

  /// Creates an empty table.
  package init(limit: Int) { self.limit = limit }

  /// The values with their keys.
  package var all: [Key: Value] { values }

  /// Accesses the value of a key; setting one may remove the value that was set first.
  package subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      if values[key] != nil { keys.removeAll { $0 == key } }
      values[key] = newValue
      guard newValue != nil else { return }
      keys.append(key)
      if keys.count > limit { values[keys.removeFirst()] = nil }
    }
  }
}
