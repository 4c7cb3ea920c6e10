public import Foundation

/// An animator of the changes in its blocks, which can be paused, scrubbed, reversed and stopped.
///
/// Properties that its blocks change have their new values at once, as with `UIView.animate`. When the animation is
/// left at its start, the old values come back. The views that it animates receive touches at their final positions. It
/// plays on the application's time (Apple: UIViewPropertyAnimator).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  final var timeline: AnimatorTimeline
  final var changes: [AnimatorChange] = []
  final var layerChanges: [LayerAnimatorChange] = []
  final var blocks: [AnimatorBlock] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  final var phase = UIViewAnimatingState.inactive
  final var runningBatch: AnimationBatch?
  @WeakApplication final var home: UIApplication?
  final var arrival: TimerQueue.Ticket?
  final var startDelay: TimeInterval = 0

  /// The duration from start to end, in seconds; springs made from their parts determine their own.
  public final let duration: TimeInterval

  /// The pace of the animation.
  public final let timingParameters: (any UITimingCurveProvider)?

  // MARK: - Creating

  /// Creates an animator with a duration in seconds and a pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let asked = duration.isFinite ? max(0, duration) : 0
    let (pace, length) = parameters.pace(for: asked)
    self.duration = length
    timingParameters = parameters
    timeline = AnimatorTimeline(duration: length, pace: pace)
    super.init()
  }

  /// Creates an animator with a duration in seconds, a named pace, and a block of changes.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration, UICubicTimingParameters(animationCurve: curve), animations)
  }

  /// Creates an animator with a duration in seconds, the control points of its pace, and a block of changes.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let pace = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration, pace, animations)
  }

  /// Creates an animator with a spring that settles after a duration in seconds, and a block of changes.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration, UISpringTimingParameters(dampingRatio: ratio), animations)
  }

  private convenience init(
    _ duration: TimeInterval,
    _ parameters: any UITimingCurveProvider,
    _ animations: (() -> Void)?
  ) {
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that already plays, or starts after a delay in seconds.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: options.namedCurve,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // Explicit so that subclasses in any module can have their own deinit.
  nonisolated deinit {}

  // MARK: - Settings

  /// The delay with which it was started, in seconds.
  open var delay: TimeInterval { startDelay }

  /// Whether the views receive touches while it plays; true by default.
  ///
  /// Set it before the start.
  open var isUserInteractionEnabled = true

  /// Whether it can be paused and stopped; true by default.
  open var isInterruptible = true

  /// Whether setting `fractionComplete` sets the visible progress instead of the time; true by default.
  open var scrubsLinearly: Bool {
    get { timeline.scrubsLinearly }
    set { timeline.scrubsLinearly = newValue }
  }

  /// Whether it stays active at its end, so that it can be reversed; false by default.
  open var pausesOnCompletion = false

  // MARK: - State

  /// The state: inactive, active or stopped.
  open var state: UIViewAnimatingState { phase }

  /// Whether it plays now.
  open var isRunning: Bool { phase == .active && timeline.isRunning }

  /// Whether it plays towards its start.
  ///
  /// It can be set at any time and reverses the animation at its present progress.
  open var isReversed: Bool {
    get { timeline.isReversed }
    set { turnRound(newValue) }
  }

  /// The fraction complete, 0…1, in the present direction.
  ///
  /// Setting it before the start activates the animator and pauses it there.
  open var fractionComplete: CGFloat {
    get { timeline.fraction(at: now) }
    set { scrub(to: newValue) }
  }

  // MARK: - Playing

  /// Starts it, or resumes it where it was paused.
  open func startAnimation() { play(after: 0) }

  /// Starts it after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { play(after: delay) }

  /// Pauses it at its present progress; activates it if it has not started.
  open func pauseAnimation() { hold() }

  /// Stops it at its present progress.
  ///
  /// With true, it ends: the views keep their present values and no completion is called. With false, it waits for
  /// `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// Ends a stopped animation and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard phase == .stopped else { return warn("finishAnimation(at:) needs a stopped animator") }
    finish(at: finalPosition)
  }

  /// Continues a paused animation at another pace, in a multiple of the duration; 0 for the time left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    goOn(parameters, durationFactor)
  }

  // MARK: - What it animates

  /// Adds a block that joins after a fraction of the remaining time, 0…1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(AnimatorBlock(work: animation, delayFactor: delayFactor))
  }

  /// Adds a block whose changes are animated over the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(AnimatorBlock(work: animation, delayFactor: 0))
  }

  /// Adds a completion, which receives the final position of the animation.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}

/// A block that an animator will run, with the delay of its changes.
struct AnimatorBlock {
  let work: () -> Void
  /// The fraction of the remaining time that passes before the changes join, 0…1.
  let delayFactor: CGFloat
}
