public import Foundation

/// What assistive technologies and tests may know of any object.
///
/// Views, elements and bar items have properties of their own of these names, which these lead to; for
/// all other objects, such as images, what is set is kept as long as the object lives.
@MainActor
extension NSObjectProtocol where Self: NSObject {
  /// What the object is called in a few words; nil unless set.
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
  /// The name by which tests find the image; nil unless set.
  public final var accessibilityIdentifier: String? {
    get { AccessibilityWord.identifier[self] }
    set { AccessibilityWord.identifier[self] = newValue }
  }
}

/// A word that is kept for an object.
nonisolated private enum AccessibilityWord {
  case label, identifier

  /// Two addresses; only their identities count.
  // A pointer is not Sendable, and objects that belong to no actor have words too.
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
