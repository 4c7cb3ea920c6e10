import Foundation

/// The parts of engine objects' descriptions, in the form of a device's log.
///
/// The form is that of Seed 1 §1.2: angle brackets, the class with its module, the address.
enum DescriptionText {
  /// Returns an object's address: `0x` and lower-case hexadecimal digits.
  nonisolated static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Returns a point as `{261, 713.5}`.
  nonisolated static func point(_ point: CGPoint) -> String {
    "{\(number(point.x)), \(number(point.y))}"
  }

  /// Returns a frame as `(0 200; 414 696)`: origin, then size.
  nonisolated static func frame(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }

  /// Returns a number with up to 17 significant digits and no trailing zeros.
  nonisolated static func number(_ value: CGFloat) -> String {
    String(format: "%.17g", Double(value))
  }

  /// Returns the name of an object's class: bare for the engine's own, with the module for other classes.
  nonisolated static func className(of object: AnyObject) -> String {
    var full = String(reflecting: type(of: object))
    // For a class that is private to its file, the memory address of the file is removed from its name. Other names are
    // not searched, because logs name thousands of objects.
    if full.utf8.contains(UInt8(ascii: "$")) {
      full = withoutPlaces(in: full)
    }
    let engine = engines.first(where: full.hasPrefix)
    return engine.map { String(full.dropFirst($0.count)) } ?? full
  }

  private nonisolated static func withoutPlaces(in name: String) -> String {
    var name = name
    while let start = name.range(of: "(unknown context at $"),
      let end = name[start.upperBound...].range(of: ").")
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }

  /// The modules whose classes readers of a log know as UIKit's.
  private nonisolated static let engines = ["TouchKit.", "TouchKitComponents."]

  /// Returns the engine class from which a client's class of an object is derived.
  ///
  /// Returns nil for the engine's own objects, and for classes derived from the plainest class.
  static func engineAncestor(of object: AnyObject, above plainest: AnyClass) -> String? {
    var mirror: Mirror? = Mirror(reflecting: object)
    guard let own = mirror?.subjectType, !isOfEngine(own) else { return nil }
    while let type = mirror?.subjectType, !isOfEngine(type) { mirror = mirror?.superclassMirror }
    guard let found = mirror?.subjectType, found != plainest else { return nil }
    return String(describing: found)
  }

  /// Whether a class is the engine's own.
  nonisolated static func isOfEngine(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return engines.contains(where: name.hasPrefix)
  }
}
