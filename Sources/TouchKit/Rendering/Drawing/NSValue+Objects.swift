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

  nonisolated(unsafe) private static var references: [UInt: Reference] = [:]
  private static let lock = NSLock()
  /// From how many on references to objects that are gone are thrown away.
  nonisolated(unsafe) private static var limit = 256

  static func remember(_ object: AnyObject, at address: UInt) {
    lock.withLock {
      references[address] = Reference(object: object)
      guard references.count > limit else { return }
      references = references.filter { $0.value.object != nil }
      limit = max(256, references.count * 2)
    }
  }

  static func object(at address: UInt) -> AnyObject? {
    lock.withLock { references[address]?.object }
  }
}
