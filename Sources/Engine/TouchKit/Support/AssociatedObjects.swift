import Foundation

/// The retention of an object's associated values (Objective-C: objc_AssociationPolicy).
// Named as in Objective-C, where the names come from.
// swift-format-ignore
nonisolated public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not retain the value; nil after its deallocation.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retains the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Retains a copy of the value if it can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retains the value.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Retains a copy of the value if it can be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value associated with an object under a key, which is an address; nil without one.
nonisolated public func objc_getAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer
) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key)
}

/// Associates a value with an object under a key, which is an address; nil removes the value.
///
/// Values are released with the object. For objects that are not UIKit's or QuartzCore's, they are released slightly
/// later, when the next value is associated.
nonisolated public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value.map { Association($0, policy) }, for: object as AnyObject, key)
}

/// Removes all values associated with an object.
nonisolated public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.forget(ObjectIdentifier(object as AnyObject))
}

/// A value associated with an object.
nonisolated struct Association {
  private let kept: Any?
  private weak var reference: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      kept = nil
      reference = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      kept = (value as? any NSCopying)?.copy(with: nil) ?? value
    default:
      kept = value
    }
  }

  var value: Any? { kept ?? reference }
}

/// The values associated with objects, by the objects' identities.
nonisolated enum AssociatedObjects {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Association] = [:]
  }

  // `Any` is not Sendable; the lock guards the table.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  private static let lock = NSRecursiveLock()

  static func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.values[key]?.value
    }
  }

  static func set(_ value: Association?, for owner: AnyObject, _ key: UnsafeRawPointer) {
    // Values are released outside the lock, because their deinit can access associations.
    let gone: [Entry] = lock.withLock {
      let identity = ObjectIdentifier(owner)
      var former = entries.values.filter { $0.owner == nil }
      entries = entries.filter { $0.value.owner != nil }
      var entry = entries[identity] ?? Entry(owner: owner)
      former.append(entry)
      entry.values[key] = value
      entries[identity] = entry.values.isEmpty ? nil : entry
      return former
    }
    withExtendedLifetime(gone) {}
  }

  /// Removes all values of a deallocated object.
  static func forget(_ identity: ObjectIdentifier) {
    let gone = lock.withLock { entries.removeValue(forKey: identity) }
    withExtendedLifetime(gone) {}
  }
}
