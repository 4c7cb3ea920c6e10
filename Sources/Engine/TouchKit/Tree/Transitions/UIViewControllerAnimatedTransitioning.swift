public import Foundation

/// Moves the views of a transition between controllers (Apple:
/// UIViewControllerAnimatedTransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Puts the coming view into the container, animates, and says when it is over.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator to drive back and forth; optional.
  ///
  /// A transition with an interaction controller uses it instead of `animateTransition(using:)`.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// The transition is over; optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Stands for the animator that is not there.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    AbsentAnimator.shared
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// The animator to drive, if there is one.
  func driver(for context: TransitionContext) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: context)
    return animator === AbsentAnimator.shared ? nil : animator
  }
}

/// What an animator of transitions answers that has nothing to drive.
private final class AbsentAnimator: UIViewPropertyAnimator {
  static let shared = AbsentAnimator(duration: 0, timingParameters: UICubicTimingParameters())
}
