public import Foundation
public import Geometry

/// The properties of a transition between controllers (Apple: UIViewControllerTransitionCoordinatorContext).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }

  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }

  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// Whether an interaction controller drives the transition now.
  var isInteractive: Bool { get }

  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }

  /// Whether the transition can be interrupted.
  var isInterruptible: Bool { get }

  /// The progress of an interactive transition, 0…1.
  var percentComplete: CGFloat { get }

  /// The speed at which an interactive transition completes by itself, as a factor.
  var completionVelocity: CGFloat { get }

  /// The curve with which an interactive transition completes by itself.
  var completionCurve: UIView.AnimationCurve { get }

  /// The presentation style of the controller; none without a presentation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// The rotation of the screen; always the identity.
  var targetTransform: CGAffineTransform { get }

  /// Returns a controller of the transition; nil if only a size changes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns a view of the transition; nil if only a size changes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations alongside a transition (Apple: UIViewControllerTransitionCoordinator).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Adds an animation and a completion; returns false if the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds an animation and a completion for a view outside the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds a handler for the end of the interaction.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Adds an animation alongside the transition; returns false if the transition is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The change of the screen's size, without a duration.
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

  /// Does nothing, because this transition is never interactive.
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

  /// Runs the stored closures after the views have their new size.
  func finish() {
    isOver = true
    for step in alongside + afterwards { step(self) }
  }
}
