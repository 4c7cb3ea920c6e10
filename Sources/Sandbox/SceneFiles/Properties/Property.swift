import UIKit

/// A property of a class, by its UIKit name; all settings of the property share one object.
package final class Property {
  /// The name: `isHidden`.
  package let name: String
  /// The kind of its values.
  package let kind: PropertyKind
  /// A short description.
  package let help: String
  /// The class that has it.
  package let owner: String

  /// Reads the value of an object; returns nil if its class has no such property.
  package let read: (AnyObject) -> PropertyValue?
  /// Sets a value of the right kind; nil for a read-only property.
  ///
  /// Returns false for an object of another class.
  package let write: ((AnyObject, PropertyValue) -> Bool)?

  init<Owner: AnyObject>(
    _ owner: Owner.Type,
    _ name: String,
    _ kind: PropertyKind,
    _ help: String,
    read: @escaping (Owner) -> PropertyValue,
    write: ((Owner, PropertyValue) -> Void)?
  ) {
    self.name = name
    self.kind = kind
    self.help = help
    self.owner = String(describing: owner)
    self.read = { ($0 as? Owner).map(read) }
    self.write = write.map { write in
      { object, value in
        guard let object = object as? Owner else { return false }
        write(object, value)
        return true
      }
    }
  }
}

// MARK: - Short ways to say which

extension Property {
  static func bool<Owner: AnyObject>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Bool>,
    _ help: String
  ) -> Property {
    Property(Owner.self, name, .bool, help) {
      .bool($0[keyPath: path])
    } write: {
      if case .bool(let value) = $1 { $0[keyPath: path] = value }
    }
  }

  static func number<Owner: AnyObject, Number: BinaryFloatingPoint>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Number>,
    _ range: ClosedRange<Double>,
    _ help: String
  ) -> Property {
    Property(Owner.self, name, .number(range), help) {
      .number(Double($0[keyPath: path]))
    } write: {
      if case .number(let value) = $1 { $0[keyPath: path] = Number(value) }
    }
  }

  static func number<Owner: AnyObject, Number: BinaryFloatingPoint>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Number>,
    _ help: String
  ) -> Property {
    .number(name, path, -PropertyKind.farthest...PropertyKind.farthest, help)
  }

  static func integer<Owner: AnyObject>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Int>,
    _ range: ClosedRange<Int>,
    _ help: String
  ) -> Property {
    Property(Owner.self, name, .integer(range), help) {
      .number(Double($0[keyPath: path]))
    } write: {
      if case .number(let value) = $1 { $0[keyPath: path] = Int(value) }
    }
  }

  static func text<Owner: AnyObject>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, String?>,
    _ help: String
  ) -> Property {
    Property(Owner.self, name, .text, help) {
      .text($0[keyPath: path])
    } write: {
      if case .text(let value) = $1 { $0[keyPath: path] = value }
    }
  }

  static func color<Owner: AnyObject>(
    _ name: String,
    _ help: String,
    _ read: @escaping (Owner) -> UIColor?,
    _ write: @escaping (Owner, UIColor?) -> Void
  ) -> Property {
    Property(Owner.self, name, .color, help) {
      .color(read($0).map { ColorName.parts(of: $0) })
    } write: {
      if case .color(let parts) = $1 { write($0, parts.map { ColorName.color($0) }) }
    }
  }

  static func point<Owner: AnyObject>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, CGPoint>,
    _ help: String
  ) -> Property {
    Property(Owner.self, name, .numbers(["x", "y"]), help) {
      .numbers([$0[keyPath: path].x, $0[keyPath: path].y])
    } write: {
      if case .numbers(let value) = $1 { $0[keyPath: path] = CGPoint(x: value[0], y: value[1]) }
    }
  }

  static func rectangle<Owner: AnyObject>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, CGRect>,
    _ help: String
  ) -> Property {
    Property(Owner.self, name, .numbers(["x", "y", "width", "height"]), help) {
      let rect = $0[keyPath: path]
      return .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    } write: {
      guard case .numbers(let value) = $1 else { return }
      $0[keyPath: path] = CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
    }
  }
}
