package import Foundation
package import Geometry

/// One transition between two controllers: who takes part, how far it is, and what follows it.
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  package let containerView: UIView
  package let isAnimated: Bool
  package let presentationStyle: UIModalPresentationStyle
  private let parties: TransitionParties
  package private(set) var isInteractive = false
  package private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var isOver = false
  /// Carried out when the transition is over; true unless it was called off.
  private var conclusion: ((Bool) -> Void)?
  /// The animator, which moves the views.
  package var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Where the view of the controller below belongs.
  var home: ViewPlace?
  /// What controllers do along with the transition.
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

  /// How long the transition takes, in seconds.
  var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  // MARK: - Driving

  /// Begins the transition, driven or by itself.
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

/// The controllers that take part in a transition.
package struct TransitionParties {
  let from: UIViewController
  let to: UIViewController
  /// The views that move; nil for one that stays where it is.
  var fromView: UIView?
  var toView: UIView?
  /// Where the controller that is seen first is.
  var initialFrame: CGRect
  /// Whether that one is still there afterwards.
  var fromStays = false
  /// Where the other one belongs.
  var finalFrame: () -> CGRect

  /// Names who takes part, and where the views are before and after.
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
