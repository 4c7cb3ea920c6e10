import Foundation

/// An observer of one value of an object.
@MainActor
protocol ValueObserver: AnyObject {
  /// The object; nil when it is gone.
  var object: AnyObject? { get }

  /// Looks whether the value is another one, and tells.
  func look()
}

/// The observers of the engine's objects, by object.
///
/// An object that changes says so; its observers look whether their values changed. Values of
/// clients' own are looked at after each event.
enum ValueObservers {
  nonisolated(unsafe) private static var observers: [ObjectIdentifier: [(Int, any ValueObserver)]] =
    [:]
  nonisolated(unsafe) private static var lastNumber = 0
  // Unchecked: asked for every value that changes.
  /// What keeps objects without observers from looking any further.
  @exclusivity(unchecked) nonisolated(unsafe) private static var areAny = false
  nonisolated private static let lock = NSRecursiveLock()

  static func add(_ observer: any ValueObserver, of object: AnyObject) -> Int {
    lock.withLock {
      lastNumber += 1
      observers[ObjectIdentifier(object), default: []].append((lastNumber, observer))
      areAny = true
      return lastNumber
    }
  }

  /// An observation ends, perhaps as its token goes away.
  nonisolated static func end(_ number: Int) {
    let gone = lock.withLock { () -> [any ValueObserver] in
      var gone: [any ValueObserver] = []
      for (object, list) in observers {
        guard let index = list.firstIndex(where: { $0.0 == number }) else { continue }
        gone.append(list[index].1)
        observers[object]?.remove(at: index)
        if list.count == 1 { observers[object] = nil }
      }
      areAny = !observers.isEmpty
      return gone
    }
    withExtendedLifetime(gone) {}
  }

  /// Something about an object changed.
  static func notifyChange(of object: AnyObject) {
    guard areAny else { return }
    look(at: ObjectIdentifier(object))
  }

  private static func look(at identity: ObjectIdentifier) {
    for (number, observer) in list(identity) {
      if observer.object == nil {
        end(number)
      } else if list(identity).contains(where: { $0.0 == number }) {
        // An observer that was called before may have ended it.
        observer.look()
      }
    }
  }

  private static func list(_ identity: ObjectIdentifier) -> [(Int, any ValueObserver)] {
    lock.withLock { observers[identity] ?? [] }
  }

  /// The observers of an object.
  static func observers(of object: AnyObject) -> [any ValueObserver] {
    list(ObjectIdentifier(object)).map(\.1)
  }

  /// Looks at everything that is observed.
  static func noteAll() {
    guard areAny else { return }
    for identity in lock.withLock({ Array(observers.keys) }) { look(at: identity) }
  }

  /// Whether two values are the same, as far as that can be told.
  nonisolated static func areSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
    if let value = one as? any Equatable { return isEqual(value) }
    return type(of: one) is AnyClass && (one as AnyObject) === (other as AnyObject)
  }
}
