public import Foundation

/// The accessibility properties of any object.
///
/// Views, elements and bar items have their own properties of these names, which are used here. For all other objects,
/// such as images, the values are stored as long as the object exists.
@MainActor
extension NSObjectProtocol where Self: NSObject {
  /// The short label of the object; nil by default.
  public var accessibilityLabel: String? {
    get {
      switch self as NSObject {
      case let responder as UIResponder: responder.accessibilityLabel
      case let item as UIBarItem: item.accessibilityLabel
      default: AccessibilityWord.label[self]
      }
    }
    set {
      switch self as NSObject {
      case let responder as UIResponder: responder.accessibilityLabel = newValue
      case let item as UIBarItem: item.accessibilityLabel = newValue
      default: AccessibilityWord.label[self] = newValue
      }
    }
  }
}

extension UIImage {
  /// The identifier of the image for tests; nil by default.
  public final var accessibilityIdentifier: String? {
    get { AccessibilityWord.identifier[self] }
    set { AccessibilityWord.identifier[self] = newValue }
  }
}

/// A text that is stored for an object.
nonisolated private enum AccessibilityWord {
  case label, identifier

  /// The memory with two addresses, used only as identities.
  // A pointer is not Sendable, and objects without an actor have texts too.
  nonisolated(unsafe) private static let keys = UnsafeMutableRawPointer.allocate(
    byteCount: 2,
    alignment: 1
  )

  private var key: UnsafeRawPointer { UnsafeRawPointer(Self.keys + (self == .label ? 0 : 1)) }

  subscript(object: NSObject) -> String? {
    get { objc_getAssociatedObject(object, key) as? String }
    nonmutating set {
      objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
