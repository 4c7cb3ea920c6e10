public import Foundation
public import Geometry

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

  /// Whether an interaction controller drives the change now.
  var isInteractive: Bool { get }

  /// Whether the change began driven by an interaction controller.
  var initiallyInteractive: Bool { get }

  /// Whether the change can be held on its way.
  var isInterruptible: Bool { get }

  /// How much of a driven change is done, 0…1.
  var percentComplete: CGFloat { get }

  /// How fast a driven change goes to its end by itself, as a factor.
  var completionVelocity: CGFloat { get }

  /// The pace at which a driven change goes to its end by itself.
  var completionCurve: UIView.AnimationCurve { get }

  /// How the controller is presented; `.none` if it is not.
  var presentationStyle: UIModalPresentationStyle { get }

  /// The rotation of the screen; always the identity.
  var targetTransform: CGAffineTransform { get }

  /// One of the controllers; nil while only a size changes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the views; nil while only a size changes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
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

  /// The same, for a view that is not in the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Keeps what to do when the driver of the change lets go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
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
  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// The change is never driven: there is nothing to notify of.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

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
