public import Foundation

/// A named action of an accessibility element (Apple: UIAccessibilityCustomAction).
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String

  /// The image of the action; nil by default.
  open var image: UIImage?

  /// The closure that performs the action; nil if a method does.
  open var actionHandler: Handler?

  /// The target whose method performs the action; not retained.
  open weak var target: AnyObject?

  /// The method that performs the action; an internal one if a closure does.
  open var selector: Selector

  /// Creates an action that calls a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector(UIAccessibilityCustomAction.runHandler)
    super.init()
  }

  /// Creates an action that calls a method of a target.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  // Explicit, so that an action may be released on any thread.
  nonisolated deinit {}

  private func runHandler() { _ = actionHandler?(self) }
}
