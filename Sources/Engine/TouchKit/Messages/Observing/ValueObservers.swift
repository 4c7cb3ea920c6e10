import Foundation
import Synchronization

/// An observer of one value of an object.
@MainActor
protocol ValueObserver: AnyObject, Sendable {
  /// The object; nil if it was deallocated.
  var object: AnyObject? { get }

  /// Compares the value with the last one and notifies if it changed.
  func look()
}

/// The observers of the engine's objects, by object.
///
/// An object reports its changes here; its observers check whether their values changed. Values of
/// client classes are checked after each event.
enum ValueObservers {
  private struct Table {
    var observers: [ObjectIdentifier: [(Int, any ValueObserver)]] = [:]
    var lastNumber = 0
  }

  private nonisolated static let table = Mutex(Table())

  static func add(_ observer: any ValueObserver, of object: AnyObject) -> Int {
    let identity = ObjectIdentifier(object)
    return table.withLock { table in
      table.lastNumber += 1
      table.observers[identity, default: []].append((table.lastNumber, observer))
      return table.lastNumber
    }
  }

  /// Ends an observation, on any thread.
  nonisolated static func end(_ number: Int) {
    // Released after the lock, because a token released with an observer ends its own observation.
    let ended = table.withLock { table in
      for (object, list) in table.observers {
        guard let index = list.firstIndex(where: { $0.0 == number }) else { continue }
        table.observers[object]?.remove(at: index)
        if list.count == 1 { table.observers[object] = nil }
        return list
      }
      return []
    }
    withExtendedLifetime(ended) {}
  }

  /// Notifies the observers of an object that changed.
  static func notifyChange(of object: AnyObject) { look(at: ObjectIdentifier(object)) }

  private static func look(at identity: ObjectIdentifier) {
    for (number, observer) in list(identity) {
      if observer.object == nil {
        end(number)
      } else if list(identity).contains(where: { $0.0 == number }) {
        // An observer called earlier can have ended it.
        observer.look()
      }
    }
  }

  private static func list(_ identity: ObjectIdentifier) -> [(Int, any ValueObserver)] {
    table.withLock { $0.observers[identity] ?? [] }
  }

  /// Returns the observers of an object.
  static func observers(of object: AnyObject) -> [any ValueObserver] {
    list(ObjectIdentifier(object)).map(\.1)
  }

  /// Checks all observed values.
  static func noteAll() {
    for identity in table.withLock({ Array($0.observers.keys) }) { look(at: identity) }
  }

  /// Returns whether two values are equal, as far as they can be compared.
  nonisolated static func areSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
    if let value = one as? any Equatable { return isEqual(value) }
    return type(of: one) is AnyClass && (one as AnyObject) === (other as AnyObject)
  }
}
