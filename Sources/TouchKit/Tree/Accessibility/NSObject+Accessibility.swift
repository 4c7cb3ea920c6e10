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

  /// The key of the associated word; only its identity counts.
  private final class Key: Sendable {}
  private static let keys = [label: Key(), identifier: Key()]

  private var key: UnsafeRawPointer? {
    Self.keys[self].map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
  }

  subscript(object: NSObject) -> String? {
    get { key.flatMap { objc_getAssociatedObject(object, $0) } as? String }
    nonmutating set {
      guard let key else { return }
      objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
