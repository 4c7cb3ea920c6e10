public import Foundation

/// Drives an interactive transition by its progress.
///
/// It makes the transition's animator create its animations, and pauses them. Calls of its methods then play them to
/// their end or back (Apple: UIPercentDrivenInteractiveTransition).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition:
  NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var context: TransitionContext?
  private var player: (any UIViewImplicitlyAnimating)?

  /// Creates a driver, which can drive one transition at a time.
  public override init() {
    super.init()
  }

  nonisolated deinit {}

  /// The duration of the transition, in seconds.
  open var duration: CGFloat { context?.duration ?? 0 }

  /// The progress of the transition, 0…1.
  open var percentComplete: CGFloat { context?.percentComplete ?? 0 }

  /// The speed at which the transition completes by itself, as a factor; 1 by default.
  open var completionSpeed: CGFloat = 1

  /// The curve with which the transition completes by itself; ease in and out by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The timing curve with which the transition completes by itself; nil by default.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition begins paused; true by default.
  ///
  /// If it is false, the transition plays until `pause()`.
  open var wantsInteractiveStart = true

  /// Starts the transition at its beginning; called by the engine.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext, let mover = context.animator
    else { return }
    self.context = context
    let player =
      mover.driver(for: context)
      ?? UIViewPropertyAnimator(duration: context.duration, curve: .linear) {
        mover.animateTransition(using: context)
      }
    self.player = player
    player.pauseAnimation()
    player.addCompletion { [weak self] _ in self?.player = nil }
    if !wantsInteractiveStart { goOn(reversed: false) }
  }

  /// Sets the progress of the transition, 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard let player, player.state == .active else { return }
    player.fractionComplete = percentComplete
    context?.updateInteractiveTransition(player.fractionComplete)
  }

  /// Pauses a transition that plays by itself.
  open func pause() {
    guard let player, player.state == .active else { return }
    player.pauseAnimation()
    if player.isReversed { player.isReversed = false }
    context?.pauseInteractiveTransition()
    context?.updateInteractiveTransition(player.fractionComplete)
  }

  /// Plays the transition to its end.
  open func finish() {
    guard let context, !context.isOver else { return }
    context.finishInteractiveTransition()
    goOn(reversed: false)
  }

  /// Plays the transition back to its beginning.
  open func cancel() {
    guard let context, !context.isOver else { return }
    context.cancelInteractiveTransition()
    goOn(reversed: true)
  }

  private func goOn(reversed: Bool) {
    guard let player, player.state == .active else { return }
    player.isReversed = reversed
    let rest = 1 - player.fractionComplete
    let curve = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
    let speed = completionSpeed > 0 ? completionSpeed : 1
    // At an end there is nothing left to play, so the duration factor has a minimum.
    player.continueAnimation(
      withTimingParameters: curve,
      durationFactor: max(rest / speed, 0.001)
    )
  }
}
