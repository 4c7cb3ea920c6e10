public import Foundation

/// What is known of a change from one state of controllers' views to another
/// (Apple: UIViewControllerTransitionCoordinatorContext).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change takes time.
  var isAnimated: Bool { get }

  /// Whether the change was called off.
  var isCancelled: Bool { get }

  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }

  /// The view in which the change takes place.
  var containerView: UIView { get }
}

/// Runs what controllers do along with a change of their views
/// (Apple: UIViewControllerTransitionCoordinator).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Keeps what to do along with the change and after it; false when the change is over.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Keeps what to do along with the change; false when the change is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The screen's change to another size, which takes no time.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private var alongside: [Step] = []
  private var afterwards: [Step] = []
  private var isOver = false

  init(screenIn window: UIWindow?) {
    containerView = window ?? UIView()
    super.init()
  }

  var isAnimated: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { alongside.append(animation) }
    if let completion { afterwards.append(completion) }
    return true
  }

  /// Runs what was kept, now that the views have their new size.
  func finish() {
    isOver = true
    for step in alongside + afterwards { step(self) }
  }
}
