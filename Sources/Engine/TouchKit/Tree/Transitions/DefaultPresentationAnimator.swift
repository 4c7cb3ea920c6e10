package import Foundation

/// The animator of a presentation whose delegate provides none; it slides from below or fades.
package final class DefaultPresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isArrival: Bool
  private let style: UIModalTransitionStyle

  package init(isArrival: Bool, style: UIModalTransitionStyle) {
    self.isArrival = isArrival
    self.style = style
    super.init()
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  {
    guard let view = transitionContext.view(forKey: isArrival ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    if isArrival, let controller = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
      if view.superview == nil { container.addSubview(view) }
    }
    let place = view.frame
    let away = CGRect(
      origin: CGPoint(x: place.minX, y: container.bounds.maxY),
      size: place.size
    )
    if isArrival { move(view, to: away, alpha: 0) }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) { [self] in
      if isArrival { move(view, to: place, alpha: 1) } else { move(view, to: away, alpha: 0) }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func move(_ view: UIView, to frame: CGRect, alpha: CGFloat) {
    if style == .crossDissolve { view.alpha = alpha } else { view.frame = frame }
  }
}
