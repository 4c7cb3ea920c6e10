import Foundation
@_spi(Components) import TouchKit

/// A transition between the controllers of a navigation controller, with the delegate's animator.
@MainActor
struct NavigationTransition {
  let navigation: UINavigationController
  let from: UIViewController
  let to: UIViewController
  /// Called at the end of the transition, with whether it was completed.
  let conclusion: (Bool) -> Void

  /// Begins the transition; the previous controller is still on screen.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    drivenBy driver: (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let former: UIView = from.viewIfLoaded, let place = former.superview else {
      return conclusion(true)
    }
    let stage = UIView(frame: former.frame)
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.insertSubview(stage, aboveSubview: former)
    stage.addSubview(former)
    former.frame = stage.bounds
    let context = TransitionContext(
      parties(in: stage),
      in: stage,
      style: .none,
      animated: true
    ) { didComplete in
      end(in: stage, didComplete)
    }
    context.animator = animator
    for controller in [from, to, navigation] { controller.transition = context }
    ControllerAppearance.announce(former, visible: false)
    context.run(drivenBy: driver)
  }

  private func parties(in stage: UIView) -> TransitionParties {
    TransitionParties(
      from: from,
      to: to,
      fromView: from.view,
      toView: to.view,
      initialFrame: stage.bounds,
      finalFrame: { stage.bounds }
    )
  }

  private func end(in stage: UIView, _ didComplete: Bool) {
    let staying: UIView = didComplete ? to.view : from.view
    let going: UIView? = didComplete ? from.view : to.viewIfLoaded
    if !didComplete { ControllerAppearance.announce(staying, visible: true) }
    stage.superview?.insertSubview(staying, aboveSubview: stage)
    staying.frame = stage.frame
    staying.autoresizingMask = stage.autoresizingMask
    going?.removeFromSuperview()
    stage.removeFromSuperview()
    for controller in [from, to, navigation] { controller.transition = nil }
    for view in [staying, going].compactMap({ $0 }) {
      ControllerAppearance.complete(view, animated: true)
    }
    conclusion(didComplete)
  }
}
