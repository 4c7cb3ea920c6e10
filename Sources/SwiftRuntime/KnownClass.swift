/// Casts that were found to succeed before.
public enum KnownClass {
  /// An object as a value of its class, or of one above it, that is known at run time only.
  ///
  /// A checked cast to such a class takes longer than all else that happens when a recognizer tells
  /// its target of a movement. The caller has seen a checked cast of an object of the very same class
  /// succeed; debug builds check it again.
  public static func cast<Value>(_ object: AnyObject, to type: Value.Type) -> Value {
    assert(type is AnyObject.Type && object is Value, "\(object) is no \(type)")
    return unsafeBitCast(object, to: type)
  }
}
