public import Foundation
import SwiftRuntime

/// The creation of objects whose classes are known only at run time.
///
/// UIKit creates an application, its delegate and its scenes' delegates from their classes. There it works for every
/// class, because Objective-C calls `init` by name. Swift calls `init` of an unknown class only if it is declared
/// `required`, and existing delegates do not declare that.
@MainActor
package enum ObjectCreation {
  /// Returns an object made by its class's `init()`; nil unless the class is a subclass of `NSObject`.
  package static func makeObject(of type: AnyClass) -> NSObject? {
    guard let type = type as? NSObject.Type else { return nil }
    return ClassConstruction.make(type, as: ConstructibleObject.self) { $0.init() }
  }
}

/// A sample class for calling `init()` of any class (see `ClassConstruction`).
@_spi(ClassConstruction)
open class ConstructibleObject: NSObject {
  nonisolated deinit {}

  /// Creates an object.
  nonisolated public required override init() { super.init() }
}
