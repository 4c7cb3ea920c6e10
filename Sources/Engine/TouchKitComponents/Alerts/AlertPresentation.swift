import Foundation
import Geometry
@_spi(Components) import TouchKit

/// A presentation of an alert over a dimmed screen: centered, or at the lower edge.
final class AlertPresentation: UIPresentationController {
  private let dim = UIView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var takesPlaceInContainer: Bool { true }

  override var shouldRemovePresentersView: Bool { false }

  override func usualAnimator(isArrival: Bool) -> any UIViewControllerAnimatedTransitioning {
    if isSheet { return DefaultPresentationAnimator(isArrival: isArrival, style: .coverVertical) }
    return AlertAnimator(isArrival: isArrival)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let stage, let card = presentedView else { return .zero }
    let room = room(in: stage)
    let size = card.sizeThatFits(room.size)
    let x = room.midX - size.width / 2
    let y = isSheet ? room.maxY - size.height : room.midY - size.height / 2
    return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
  }

  /// Returns the free area: above input views and inside the safe area.
  private func room(in stage: UIView) -> CGRect {
    var room = stage.bounds.inset(by: stage.safeAreaInsets)
    if let keyboard = stage.attachedWindow?.application?.inputViews.frame {
      let top = stage.convert(keyboard, from: nil).minY
      room.size.height = min(room.height, max(0, top - room.minY))
    }
    return room.insetBy(dx: AlertMetrics.margin, dy: AlertMetrics.margin)
  }

  override func presentationTransitionWillBegin() {
    guard let stage else { return }
    dim.backgroundColor = UIColor(white: 0, alpha: AlertMetrics.dimming)
    dim.frame = stage.bounds
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.alpha = 0
    stage.insertSubview(dim, at: 0)
    if isSheet {
      dim.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector(AlertPresentation.cancel))
      )
    }
    alongside { $0.dim.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    alongside { $0.dim.alpha = 0 }
  }

  override func containerViewWillLayoutSubviews() {
    guard let view = presentedView, presentedViewController.transition == nil else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  private func alongside(_ change: @escaping (AlertPresentation) -> Void) {
    let coordinator = presentedViewController.transitionCoordinator
    _ = coordinator?.animate(alongsideTransition: { _ in change(self) }, completion: nil)
  }

  func cancel() { alert?.cancelByKey() }
}

/// An animator that shows and hides an alert.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isArrival: Bool

  init(isArrival: Bool) {
    self.isArrival = isArrival
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isArrival ? AlertMetrics.arrival : AlertMetrics.departure }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isArrival ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    if isArrival, let controller = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
      if view.superview == nil { transitionContext.containerView.addSubview(view) }
      view.layoutIfNeeded()
      view.alpha = 0
      view.transform = CGAffineTransform(
        scaleX: AlertMetrics.startScale,
        y: AlertMetrics.startScale
      )
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) { [isArrival] in
      view.alpha = isArrival ? 1 : 0
      view.transform = .identity
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
