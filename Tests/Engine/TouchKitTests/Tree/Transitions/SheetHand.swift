import Foundation
import TouchKit

/// A delegate that presents a sheet of 200 points at the lower edge, above a dimmed ground that dismisses it.
@MainActor
final class SheetHand: NSObject, UIViewControllerTransitioningDelegate {
  var log: [String] = []
  var driver: UIPercentDrivenInteractiveTransition?
  var isInterruptible = false
  var namesAnimator = true
  private(set) var guardian: SheetGuardian?

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let guardian = SheetGuardian(presentedViewController: presented, presenting: presenting)
    guardian.hand = self
    self.guardian = guardian
    return guardian
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard namesAnimator else { return nil }
    return isInterruptible
      ? InterruptibleSlide(Slide(hand: self, isArrival: true))
      : Slide(hand: self, isArrival: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    namesAnimator ? Slide(hand: self, isArrival: false) : nil
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

final class SheetGuardian: UIPresentationController {
  weak var hand: SheetHand?
  let dim = UIControl()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    hand?.log.append("presentation will begin")
    dim.alpha = 0
    dim.addTarget(self, action: SheetGuardian.close, for: .touchUpInside)
    containerView?.addSubview(dim)
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    hand?.log.append("presentation did end \(completed)")
  }

  override func dismissalTransitionWillBegin() {
    hand?.log.append("dismissal will begin")
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    hand?.log.append("dismissal did end \(completed)")
  }

  override func containerViewWillLayoutSubviews() {
    dim.frame = containerView?.bounds ?? .zero
  }

  func close() { presentedViewController.dismiss(animated: true) }
}

final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  let hand: SheetHand
  let isArrival: Bool

  init(hand: SheetHand, isArrival: Bool) {
    self.hand = hand
    self.isArrival = isArrival
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if isArrival { hand.log.append("animate") }
    let move = prepare(transitionContext)
    UIView.animate(withDuration: 0.5, animations: move) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    hand.log.append("animation ended \(transitionCompleted)")
  }

  func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    guard let controller = context.viewController(forKey: isArrival ? .to : .from) else {
      return {}
    }
    let view: UIView = controller.view
    let height = context.containerView.bounds.height
    if isArrival {
      view.frame = context.finalFrame(for: controller)
      view.frame.origin.y = height
      context.containerView.addSubview(view)
      return { view.frame = context.finalFrame(for: controller) }
    }
    return { view.frame.origin.y = height }
  }
}

final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let slide: Slide
  private var animator: UIViewPropertyAnimator?

  init(_ slide: Slide) {
    self.slide = slide
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    slide.hand.log.append("animate")
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(
      duration: 0.5,
      curve: .linear,
      animations: slide.prepare(transitionContext)
    )
    animator.addCompletion { position in transitionContext.completeTransition(position == .end) }
    self.animator = animator
    return animator
  }
}
