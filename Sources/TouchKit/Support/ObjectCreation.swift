public import Foundation

/// Makes objects of classes that are known only when the program runs.
///
/// UIKit creates an application, its delegate and its scenes' delegates from their classes, which
/// works there for every class because Objective-C calls `init` by name. Swift calls `init` of an
/// unknown class only if it is declared `required`, and existing delegates do not declare that.
@MainActor
package enum ObjectCreation {
  /// An object made by its class's `init()`; nil unless the class is a subclass of `NSObject`.
  package static func makeObject(of type: AnyClass) -> NSObject? {
    guard let type = type as? NSObject.Type else { return nil }
    // Every subclass of NSObject has the method that makes an object at the same place of its
    // method table, where a `required` initializer of a sibling class is looked up too.
    let constructible = unsafeBitCast(type, to: ConstructibleObject.Type.self)
    return constructible.init()
  }
}

/// An object whose `init()` can be called without knowing its class.
///
/// It is open so that no optimizer takes this very class for granted.
open class ConstructibleObject: NSObject {
  /// Creates an object.
  nonisolated public required override init() { super.init() }
}
