public import Foundation

/// Animates the views of a transition between controllers (Apple: UIViewControllerAnimatedTransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the new view to the container, animates, and completes the transition afterwards.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns an animator that can run in both directions; optional.
  ///
  /// A transition with an interaction controller uses it instead of `animateTransition(using:)`.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition has ended; optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder for a missing animator.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    AbsentAnimator.shared
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// Returns the interruptible animator, if there is one.
  func driver(for context: TransitionContext) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: context)
    return animator === AbsentAnimator.shared ? nil : animator
  }
}

/// The placeholder of an interruptible animator that is not implemented.
private final class AbsentAnimator: UIViewPropertyAnimator {
  static let shared = AbsentAnimator(duration: 0, timingParameters: UICubicTimingParameters())
}
