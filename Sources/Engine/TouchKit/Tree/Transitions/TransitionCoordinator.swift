import Foundation
import Geometry

/// Runs the animations alongside a transition, and the completions after it.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private unowned let transition: TransitionContext
  private var waiting: [Step] = []
  private var afterwards: [Step] = []
  private var uponInteraction: [Step] = []
  private var phase = Phase.waiting
  /// The animator of the animations alongside an interactive transition.
  private var animator: UIViewPropertyAnimator?
  /// Whether the transition began interactively.
  private(set) var initiallyInteractive = false

  private enum Phase { case waiting, running, over }

  init(of transition: TransitionContext) {
    self.transition = transition
    super.init()
  }

  var isAnimated: Bool { transition.isAnimated }
  var isCancelled: Bool { transition.transitionWasCancelled }
  var isInteractive: Bool { transition.isInteractive }
  var isInterruptible: Bool { initiallyInteractive }
  var transitionDuration: TimeInterval { transition.duration }
  var containerView: UIView { transition.containerView }
  var percentComplete: CGFloat { transition.percentComplete }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var targetTransform: CGAffineTransform { transition.targetTransform }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { transition.viewController(forKey: key) }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard phase != .over else { return false }
    if let animation {
      waiting.append(animation)
      if phase == .running { playWaiting() }
    }
    if let completion { afterwards.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    uponInteraction.append(handler)
  }

  // MARK: - The transition's course

  /// Starts the animations when the transition begins.
  func begin(driven: Bool) {
    guard phase == .waiting else { return }
    phase = .running
    initiallyInteractive = transition.isInteractive
    if driven {
      animator = UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
    }
    playWaiting()
  }

  private func playWaiting() {
    let steps = waiting
    waiting = []
    guard !steps.isEmpty else { return }
    let play = { [self] in for step in steps { step(self) } }
    if let animator {
      animator.addAnimations(play)
      animator.pauseAnimation()
    } else if isAnimated {
      UIView.animate(withDuration: transitionDuration, animations: play)
    } else {
      play()
    }
  }

  func scrub(to percent: CGFloat) {
    guard let animator, animator.state == .active else { return }
    animator.fractionComplete = percent
  }

  /// Pauses the animations because the driver holds the transition.
  func hold() {
    guard let animator, animator.state == .active else { return }
    animator.pauseAnimation()
    animator.isReversed = false
  }

  /// Continues the animations, forwards or backwards, after the interaction has ended.
  func interactionChanged(cancelled: Bool) {
    for handler in uponInteraction { handler(self) }
    letGo(reversed: cancelled)
  }

  /// Continues the paused animations.
  func letGo(reversed: Bool = false) {
    guard let animator, animator.state == .active else { return }
    animator.isReversed = reversed
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  /// Ends the animations and runs the completions.
  func conclude() {
    phase = .over
    if let animator, animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: isCancelled ? .start : .end)
    }
    animator = nil
    let steps = afterwards
    afterwards = []
    uponInteraction = []
    for step in steps { step(self) }
  }
}
