public import Foundation

/// Something that plays an animation, which can be stopped, turned round and scrubbed.
///
/// (Apple: UIViewAnimating.)
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it waits, plays or was stopped.
  var state: UIViewAnimatingState { get }

  /// Whether time moves it now.
  var isRunning: Bool { get }

  /// Whether it plays towards its beginning.
  var isReversed: Bool { get set }

  /// How much is done, 0…1, in the present direction.
  var fractionComplete: CGFloat { get set }

  /// Starts it, or goes on where it was held.
  func startAnimation()

  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Holds it where it is.
  func pauseAnimation()

  /// Stops it where it is; false leaves it to `finishAnimation(at:)` to end it.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Ends it after it was stopped, with the views at one of its ends or where they are.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What an animator is doing (Apple: UIViewAnimatingState).
nonisolated public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// It waits to be started, or is over.
  case inactive = 0
  /// It plays, or is held.
  case active = 1
  /// It was stopped and waits to be finished.
  case stopped = 2
}

/// Where an animation is left (Apple: UIViewAnimatingPosition).
nonisolated public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// Where it leads.
  case end = 0
  /// Where it came from.
  case start = 1
  /// Where it is.
  case current = 2
}

/// Something that animates what blocks change (Apple: UIViewImplicitlyAnimating).
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block that joins after a part of the time that is left, 0…1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds a block whose changes are animated.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a completion, which receives the position where the animation was left.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Goes on from where it is held at another pace, in a part of the duration; 0 for what is left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
