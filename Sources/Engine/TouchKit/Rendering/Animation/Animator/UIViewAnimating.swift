public import Foundation

/// An object that plays an animation, which can be stopped, reversed and scrubbed.
///
/// (Apple: UIViewAnimating.)
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state: inactive, active or stopped.
  var state: UIViewAnimatingState { get }

  /// Whether it plays now.
  var isRunning: Bool { get }

  /// Whether it plays towards its start.
  var isReversed: Bool { get set }

  /// The fraction complete, 0…1, in the present direction.
  var fractionComplete: CGFloat { get set }

  /// Starts it, or resumes it where it was paused.
  func startAnimation()

  /// Starts it after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses it at its present progress.
  func pauseAnimation()

  /// Stops it at its present progress.
  ///
  /// With false, `finishAnimation(at:)` has to end it.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Ends a stopped animation, with the views at its start, its end or their present values.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The state of an animator (Apple: UIViewAnimatingState).
nonisolated public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// It has not started, or has ended.
  case inactive = 0
  /// It plays or is paused.
  case active = 1
  /// It was stopped and has not been finished.
  case stopped = 2
}

/// The position at which an animation leaves its views (Apple: UIViewAnimatingPosition).
nonisolated public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end of the animation.
  case end = 0
  /// The start of the animation.
  case start = 1
  /// The present values.
  case current = 2
}

/// An object that animates the changes made in blocks (Apple: UIViewImplicitlyAnimating).
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block that joins after a fraction of the remaining time, 0…1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds a block whose changes are animated.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a completion, which receives the final position of the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Continues a paused animation at another pace, in a multiple of the duration; 0 for the time left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
