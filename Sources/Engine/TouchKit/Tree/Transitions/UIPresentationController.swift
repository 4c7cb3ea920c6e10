public import Foundation

/// Manages the view of a presented controller from its presentation to its dismissal.
///
/// A controller whose `modalPresentationStyle` is `.custom` uses the one that its `transitioningDelegate` returns
/// (Apple: UIPresentationController).
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private unowned let presented: UIViewController
  private weak var presenting: UIViewController?
  /// The container of the presentation; nil before and after it.
  package final var stage: PresentationContainer?

  /// The delegate, which handles dismissals and may choose another style; nil by default.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates the controller of a presentation; the presenting controller may be set later.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  nonisolated deinit {}

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }

  /// The presenting controller; before the presentation it may be the presented one.
  open var presentingViewController: UIViewController {
    presented.presenter ?? presenting ?? presented
  }

  /// The style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  /// The container view of the presentation; nil before and after it.
  open var containerView: UIView? { stage }

  /// The view that the transition moves; by default the presented controller's.
  open var presentedView: UIView? { presented.view }

  /// The frame of the presented view in the container's coordinates; by default the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { stage?.bounds ?? .zero }

  /// Whether the presentation covers the whole screen; true by default.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting controller's view becomes invisible.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .custom ? false : presentationStyle.coversWhatIsBelow
  }

  // MARK: - For the components

  /// Whether the presentation needs a container of its own in every style.
  @_spi(Components) open var takesPlaceInContainer: Bool { false }

  /// Returns whether it can present in a style; by default not as a sheet or popover.
  @_spi(Components) open func suits(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .pageSheet, .formSheet, .popover: false
    default: true
    }
  }

  /// Returns the presentation controller that replaces it in a window, which may be too narrow.
  @_spi(Components)
  open func adapted(to window: UIWindow) -> UIPresentationController { self }

  /// Returns the animator for presentations without a delegate's animator.
  @_spi(Components) open func usualAnimator(isArrival: Bool)
    -> any UIViewControllerAnimatedTransitioning
  {
    let context = presentingViewController
    let chooser = context.providesPresentationContextTransitionStyle ? context : presented
    return DefaultPresentationAnimator(isArrival: isArrival, style: chooser.modalTransitionStyle)
  }

  // MARK: - What happens

  /// Called when the container is about to be laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the presentation begins, to add decoration views and animations.
  open func presentationTransitionWillBegin() {}

  /// Called when the presentation has ended; false after a cancellation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called when the dismissal begins, to animate decoration views.
  open func dismissalTransitionWillBegin() {}

  /// Called when the dismissal has ended; false after a cancellation.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Adapting

  /// The style in compact environments; none, the default, keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Returns the style for given traits; none keeps the style.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let said = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    return said.flatMap { $0 == .automatic ? nil : $0 } ?? adaptivePresentationStyle
  }

  /// The traits of the presentation.
  open var traitCollection: UITraitCollection { (stage ?? presented.view).traitCollection }

  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Content

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presented.preferredContentSize }

  /// Called when the presented controller's preferred size changed; does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when constraints changed the size of the presented view; does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented view, which is the size of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Forwards the coming change of the screen's size to the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.viewWillTransition(to: size, with: coordinator)
  }

  /// Forwards the coming change of the traits to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.willTransition(to: newCollection, with: coordinator)
  }
}
