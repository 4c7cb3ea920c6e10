public import Foundation

/// Animates what blocks change, and can be held, scrubbed, turned round and stopped on the way.
///
/// What its blocks change has its new value at once, as with `UIView.animate`; when the animation is
/// left at its beginning, the old values come back. Views that it animates take touches where they
/// will be. It plays on the application's time (Apple: UIViewPropertyAnimator).
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

  /// The time that one way takes, in seconds; springs made from their parts say so themselves.
  public final let duration: TimeInterval

  /// The pace.
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

  /// Creates an animator with a duration in seconds, a named pace, and what it animates.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration, UICubicTimingParameters(animationCurve: curve), animations)
  }

  /// Creates an animator with a duration in seconds, the control points of its pace, and what it
  /// animates.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let pace = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration, pace, animations)
  }

  /// Creates an animator with a spring that rests after a duration in seconds, and what it animates.
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

  /// Creates an animator that plays already, or will after a delay in seconds.
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

  // Said explicitly, so that subclasses in any module may have a deinit of their own.
  nonisolated deinit {}

  // MARK: - Settings

  /// The delay it was started with, in seconds.
  open var delay: TimeInterval { startDelay }

  /// Whether the views take touches while it plays; true unless set.
  ///
  /// Set before it is started.
  open var isUserInteractionEnabled = true

  /// Whether it can be held and stopped; true unless set.
  open var isInterruptible = true

  /// Whether setting `fractionComplete` sets what is shown, and not the time; true unless set.
  open var scrubsLinearly: Bool {
    get { timeline.scrubsLinearly }
    set { timeline.scrubsLinearly = newValue }
  }

  /// Whether it stays active when it arrives, so that it can be turned round; false unless set.
  open var pausesOnCompletion = false

  // MARK: - State

  /// Whether it waits, plays or was stopped.
  open var state: UIViewAnimatingState { phase }

  /// Whether time moves it now.
  open var isRunning: Bool { phase == .active && timeline.isRunning }

  /// Whether it plays towards its beginning.
  ///
  /// Can be set at any time: it turns round where it is.
  open var isReversed: Bool {
    get { timeline.isReversed }
    set { turnRound(newValue) }
  }

  /// How much is done, 0…1, in the present direction.
  ///
  /// Setting it before the start activates the animator and holds it there.
  open var fractionComplete: CGFloat {
    get { timeline.fraction(at: now) }
    set { scrub(to: newValue) }
  }

  // MARK: - Playing

  /// Starts it, or goes on where it was held.
  open func startAnimation() { play(after: 0) }

  /// Starts it after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { play(after: delay) }

  /// Holds it where it is; before the start it activates it.
  open func pauseAnimation() { hold() }

  /// Stops it where it is.
  ///
  /// With true it is over, the views stay where they are, and no completion is called. With false
  /// it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// Ends it after it was stopped, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard phase == .stopped else { return warn("finishAnimation(at:) needs a stopped animator") }
    finish(at: finalPosition)
  }

  /// Goes on from where it is held at another pace, in a part of the duration; 0 for what is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    goOn(parameters, durationFactor)
  }

  // MARK: - What it animates

  /// Adds a block that joins after a part of the time that is left, 0…1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(AnimatorBlock(work: animation, delayFactor: delayFactor))
  }

  /// Adds a block whose changes are animated, over the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(AnimatorBlock(work: animation, delayFactor: 0))
  }

  /// Adds a completion, which receives the position where the animation was left.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}

/// A block that an animator will run, and when its changes join.
struct AnimatorBlock {
  let work: () -> Void
  /// The part of the time left that passes before, 0…1.
  let delayFactor: CGFloat
}
