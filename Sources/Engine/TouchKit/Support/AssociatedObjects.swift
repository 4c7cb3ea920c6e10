import Foundation

/// How an object keeps what is associated with it (Objective-C: objc_AssociationPolicy).
// Named as in Objective-C, where the names come from.
// swift-format-ignore
nonisolated public enum objc_AssociationPolicy: UInt, Sendable {
  /// Without keeping it alive; nil when it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Keeping it alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeping a copy of it, if it can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Keeping it alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Keeping a copy of it, if it can be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// What is associated with an object under a key, which is an address; nil when nothing is.
nonisolated public func objc_getAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer
) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key)
}

/// Associates something with an object under a key, which is an address; nil takes it away.
///
/// What is kept goes when the object goes. For objects that are none of UIKit's or QuartzCore's it
/// goes a little later: when something is associated next.
nonisolated public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value.map { Association($0, policy) }, for: object as AnyObject, key)
}

/// Takes away everything that is associated with an object.
nonisolated public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.forget(ObjectIdentifier(object as AnyObject))
}

/// Something that is kept for an object.
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

/// What is associated with objects, by their identities.
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
    // What goes is let go outside of the lock: it may ask for associations itself.
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

  /// An object goes away, with everything that was kept for it.
  static func forget(_ identity: ObjectIdentifier) {
    let gone = lock.withLock { entries.removeValue(forKey: identity) }
    withExtendedLifetime(gone) {}
  }
}
