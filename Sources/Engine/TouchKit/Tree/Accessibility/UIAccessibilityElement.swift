public import Foundation

/// An accessible part of a view that is not a view itself (Apple: UIAccessibilityElement).
///
/// A control that draws its own parts returns such elements as `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The container of the element; not retained.
  open weak var accessibilityContainer: AnyObject?

  /// The frame in the containing view's coordinates, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// The identifier of the element for tests; nil by default.
  open var accessibilityIdentifier: String?

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  // Explicit, so that an element may be released on any thread.
  nonisolated deinit {}

  /// The frame on the screen in points; by default computed from the frame in the container.
  open override var accessibilityFrame: CGRect {
    get {
      guard let view = accessibilityContainer as? UIView, facts?.frame == nil else {
        return super.accessibilityFrame
      }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }
}
