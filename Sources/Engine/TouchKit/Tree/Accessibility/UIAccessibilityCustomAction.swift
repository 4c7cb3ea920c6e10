public import Foundation

/// Something that can be done with an element, by name (Apple: UIAccessibilityCustomAction).
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it; answers whether it could.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String

  /// A picture of it; nil unless given.
  open var image: UIImage?

  /// What does it, where it is a closure.
  open var actionHandler: Handler?

  /// The object whose method does it, where it is a method; not retained.
  open weak var target: AnyObject?

  /// Which method does it, where it is a method.
  open var selector: Selector

  /// Creates an action that a closure does.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector(UIAccessibilityCustomAction.runHandler)
    super.init()
  }

  /// Creates an action that a method of a target does.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  // Said explicitly, so that an action may be released on any thread.
  nonisolated deinit {}

  private func runHandler() { _ = actionHandler?(self) }
}
