public import Foundation

/// Drives a transition by a number: how much of it is done.
///
/// It has the transition's animator make its animations, holds them, and plays them to their end or
/// back when it is told to (Apple: UIPercentDrivenInteractiveTransition).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition:
  NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var context: TransitionContext?
  private var player: (any UIViewImplicitlyAnimating)?

  /// Creates a driver of one transition after the other.
  public override init() {
    super.init()
  }

  nonisolated deinit {}

  /// How long the transition takes, in seconds.
  open var duration: CGFloat { context?.duration ?? 0 }

  /// How much of the transition is done, 0…1.
  open var percentComplete: CGFloat { context?.percentComplete ?? 0 }

  /// How fast the transition plays to an end by itself, as a factor; 1.
  open var completionSpeed: CGFloat = 1

  /// The pace at which the transition plays to an end by itself; slow at both ends.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The pace at which the transition plays to an end by itself, said in full; nil.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition begins held; true.
  ///
  /// With false it plays until `pause()`.
  open var wantsInteractiveStart = true

  /// Begins the transition at its beginning; called by the engine.
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

  /// Says how much of the transition is done, 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard let player, player.state == .active else { return }
    player.fractionComplete = percentComplete
    context?.updateInteractiveTransition(player.fractionComplete)
  }

  /// Holds a transition that plays by itself.
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
    // A driver that lets go at an end has nothing left to play.
    player.continueAnimation(
      withTimingParameters: curve,
      durationFactor: max(rest / speed, 0.001)
    )
  }
}
