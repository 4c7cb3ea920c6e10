public import Foundation

/// Objects in values, which do not keep them, as keys of dictionaries that must not.
nonisolated extension NSValue {
  /// Creates a value that stands for an object and does not keep it; equal to any other of that object.
  public convenience init(nonretainedObject anObject: Any?) {
    var address = anObject.map { UInt(bitPattern: ObjectIdentifier($0 as AnyObject)) } ?? 0
    if let anObject { UnretainedObjects.remember(anObject as AnyObject, at: address) }
    self.init(bytes: &address, objCType: NSValue.objectType)
  }

  /// The object for which the value stands; nil when it is gone, or the value stands for none.
  public var nonretainedObjectValue: Any? {
    guard String(cString: objCType) == NSValue.objectType else { return nil }
    var address: UInt = 0
    getValue(&address)
    return UnretainedObjects.object(at: address)
  }

  /// How Foundation here describes a number that is as long as an address.
  private static let objectType = "Q"
}

/// The objects that values stand for, as long as they live: an address alone might be another
/// object's by now.
nonisolated private enum UnretainedObjects {
  private struct Reference {
    weak var object: AnyObject?
  }

  private struct Table {
    var references: [UInt: Reference] = [:]
    /// The count above which references to objects that are gone are discarded.
    var limit = 256
  }

  // `AnyObject` is not Sendable; the lock guards the table.
  nonisolated(unsafe) private static var table = Table()
  private static let lock = NSLock()

  static func remember(_ object: AnyObject, at address: UInt) {
    lock.withLock {
      table.references[address] = Reference(object: object)
      guard table.references.count > table.limit else { return }
      table.references = table.references.filter { $0.value.object != nil }
      table.limit = max(256, table.references.count * 2)
    }
  }

  static func object(at address: UInt) -> AnyObject? {
    lock.withLock { table.references[address]?.object }
  }
}
