package import Foundation
package import Geometry

/// A transition between two controllers, with its participants, progress and completion.
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  package let containerView: UIView
  package let isAnimated: Bool
  package let presentationStyle: UIModalPresentationStyle
  private let parties: TransitionParties
  package private(set) var isInteractive = false
  package private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var isOver = false
  /// The closure that runs at the end; its argument is false after a cancellation.
  private var conclusion: ((Bool) -> Void)?
  /// The animator of the transition.
  package var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The original position of the lower controller's view.
  var home: ViewPlace?
  /// The coordinator, which runs animations alongside the transition.
  private(set) lazy var coordinator = TransitionCoordinator(of: self)

  package init(
    _ parties: TransitionParties,
    in container: UIView,
    style: UIModalPresentationStyle,
    animated: Bool,
    conclusion: @escaping (Bool) -> Void
  ) {
    self.parties = parties
    containerView = container
    presentationStyle = style
    isAnimated = animated
    self.conclusion = conclusion
    super.init()
  }

  /// The duration of the transition, in seconds.
  var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  // MARK: - Driving

  /// Begins the transition, interactively if there is a driver.
  package func run(drivenBy driver: (any UIViewControllerInteractiveTransitioning)?) {
    guard let driver else {
      animator?.animateTransition(using: self)
      return coordinator.begin(driven: false)
    }
    isInteractive = driver.wantsInteractiveStart
    driver.startInteractiveTransition(self)
    guard !isOver else { return }
    coordinator.begin(driven: true)
    if !isInteractive { coordinator.letGo() }
  }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    coordinator.scrub(to: percentComplete)
  }

  package func finishInteractiveTransition() {
    guard isInteractive, !isOver else { return }
    isInteractive = false
    coordinator.interactionChanged(cancelled: false)
  }

  package func cancelInteractiveTransition() {
    guard isInteractive, !isOver else { return }
    isInteractive = false
    transitionWasCancelled = true
    coordinator.interactionChanged(cancelled: true)
  }

  package func pauseInteractiveTransition() {
    guard !isOver else { return }
    isInteractive = true
    transitionWasCancelled = false
    coordinator.hold()
  }

  package func completeTransition(_ didComplete: Bool) {
    guard let conclusion else { return }
    self.conclusion = nil
    isOver = true
    if !didComplete { transitionWasCancelled = true }
    let animator = animator
    conclusion(didComplete)
    animator?.animationEnded(didComplete)
    coordinator.conclude()
    self.animator = nil
  }

  // MARK: - Who takes part

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: parties.from
    case .to: parties.to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: parties.fromView
    case .to: parties.toView
    default: nil
    }
  }

  package var targetTransform: CGAffineTransform { .identity }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    vc === parties.from ? parties.initialFrame : .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === parties.to { return parties.finalFrame() }
    return vc === parties.from && parties.fromStays ? parties.initialFrame : .zero
  }
}

/// The controllers and views of a transition.
package struct TransitionParties {
  let from: UIViewController
  let to: UIViewController
  /// The views that move; nil for a view that stays in place.
  var fromView: UIView?
  var toView: UIView?
  /// The initial frame of the first controller's view.
  var initialFrame: CGRect
  /// Whether the first controller's view stays in place at the end.
  var fromStays = false
  /// The final frame of the other controller's view.
  var finalFrame: () -> CGRect

  /// Creates the participants of a transition, with the frames before and after it.
  package init(
    from: UIViewController,
    to: UIViewController,
    fromView: UIView?,
    toView: UIView?,
    initialFrame: CGRect,
    fromStays: Bool = false,
    finalFrame: @escaping () -> CGRect
  ) {
    (self.from, self.to) = (from, to)
    (self.fromView, self.toView) = (fromView, toView)
    self.initialFrame = initialFrame
    self.fromStays = fromStays
    self.finalFrame = finalFrame
  }
}
