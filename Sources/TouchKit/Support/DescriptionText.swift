import Foundation

/// The pieces from which engine objects describe themselves, in the form of a device's log.
///
/// The form is that of Seed 1 §1.2: angle brackets, the class with its module, the address.
enum DescriptionText {
  /// An object's address: `0x` and lower-case hexadecimal digits.
  nonisolated static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// A point as `{261, 713.5}`.
  nonisolated static func point(_ point: CGPoint) -> String {
    "{\(number(point.x)), \(number(point.y))}"
  }

  /// A frame as `(0 200; 414 696)`: origin, then size.
  nonisolated static func frame(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }

  /// A number with up to 17 significant digits and no trailing zeros.
  nonisolated static func number(_ value: CGFloat) -> String {
    String(format: "%.17g", Double(value))
  }

  /// The name of an object's class: bare for the engine's own, with the module for other classes.
  nonisolated static func className(of object: AnyObject) -> String {
    let full = String(reflecting: type(of: object))
    let engine = "TouchKit."
    return full.hasPrefix(engine) ? String(full.dropFirst(engine.count)) : full
  }
}
