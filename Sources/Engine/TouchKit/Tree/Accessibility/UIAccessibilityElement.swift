public import Foundation

/// A part of a view that is no view itself and yet can be told about (Apple:
/// UIAccessibilityElement).
///
/// A control that draws its parts itself answers such elements as `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The container of which it is a part; not retained.
  open weak var accessibilityContainer: AnyObject?

  /// Where it is in the view that contains it, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// The name by which tools call it.
  open var accessibilityIdentifier: String?

  /// Creates an element of a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  // Said explicitly, so that an element may be released on any thread.
  nonisolated deinit {}

  /// Where it is on the screen, in points: its place in its view, unless set.
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
