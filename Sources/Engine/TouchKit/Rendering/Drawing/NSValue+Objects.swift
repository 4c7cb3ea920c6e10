public import Foundation

/// Unretained objects in values, as keys of dictionaries that must not retain them.
nonisolated extension NSValue {
  /// Creates a value for an unretained object, equal to every other value for that object.
  public convenience init(nonretainedObject anObject: Any?) {
    var address = anObject.map { UInt(bitPattern: ObjectIdentifier($0 as AnyObject)) } ?? 0
    if let anObject { UnretainedObjects.remember(anObject as AnyObject, at: address) }
    self.init(bytes: &address, objCType: NSValue.objectType)
  }

  /// The object of the value; nil if it was deallocated or there never was one.
  public var nonretainedObjectValue: Any? {
    guard String(cString: objCType) == NSValue.objectType else { return nil }
    var address: UInt = 0
    getValue(&address)
    return UnretainedObjects.object(at: address)
  }

  /// The type name that Foundation on this platform gives to numbers of an address's size.
  private static let objectType = "Q"
}

/// The objects of values, for as long as they live.
///
/// An address alone could belong to another object by now.
nonisolated private enum UnretainedObjects {
  private struct Reference {
    weak var object: AnyObject?
  }

  private struct Table {
    var references: [UInt: Reference] = [:]
    /// The count above which references to deallocated objects are discarded.
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
