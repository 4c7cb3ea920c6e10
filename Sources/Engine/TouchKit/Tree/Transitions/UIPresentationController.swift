public import Foundation

/// Looks after a controller from its presentation to its dismissal: where its view is, and what is
/// around it.
///
/// A controller whose `modalPresentationStyle` is `.custom` gets the one that its
/// `transitioningDelegate` names (Apple: UIPresentationController).
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private unowned let presented: UIViewController
  private weak var presenting: UIViewController?
  /// Where the presentation takes place, while it does.
  package final var stage: PresentationContainer?

  /// Called for attempts to dismiss, and may choose another style; nil unless set.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates the controller of a presentation; the presenting one may be set later.
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

  /// The controller that presents; the presented one itself before there is any.
  open var presentingViewController: UIViewController {
    presented.presenter ?? presenting ?? presented
  }

  /// The style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  /// The view in which the presentation takes place; nil before and after.
  open var containerView: UIView? { stage }

  /// The view that is moved; the presented controller's own.
  open var presentedView: UIView? { presented.view }

  /// Where the presented view belongs, in the container's coordinates; all of it.
  open var frameOfPresentedViewInContainerView: CGRect { stage?.bounds ?? .zero }

  /// Whether the presentation covers the whole screen; true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting controller goes out of sight; false.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .custom ? false : presentationStyle.coversWhatIsBelow
  }

  // MARK: - For the components

  /// Whether the presentation needs a container of its own whatever its style.
  @_spi(Components) open var takesPlaceInContainer: Bool { false }

  /// Whether it can present in a style; the default cannot be a sheet or a popover.
  @_spi(Components) open func suits(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .pageSheet, .formSheet, .popover: false
    default: true
    }
  }

  /// What presents in its place in a window, which may be too narrow.
  @_spi(Components)
  open func adapted(to window: UIWindow) -> UIPresentationController { self }

  /// What moves the presented view if no delegate names an animator.
  @_spi(Components) open func usualAnimator(isArrival: Bool)
    -> any UIViewControllerAnimatedTransitioning
  {
    let context = presentingViewController
    let chooser = context.providesPresentationContextTransitionStyle ? context : presented
    return DefaultPresentationAnimator(isArrival: isArrival, style: chooser.modalTransitionStyle)
  }

  // MARK: - What happens

  /// The container is about to be laid out.
  open func containerViewWillLayoutSubviews() {}

  /// The container was laid out.
  open func containerViewDidLayoutSubviews() {}

  /// The presentation begins: put decoration into the container, and animate along.
  open func presentationTransitionWillBegin() {}

  /// The presentation is over; false when it was called off.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal begins: animate decoration along.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal is over; false when it was called off.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Adapting

  /// The style that is used where there is little room; the present one.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The style that is used in a surrounding; `.none` leaves it as it is.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let said = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    return said.flatMap { $0 == .automatic ? nil : $0 } ?? adaptivePresentationStyle
  }

  /// The surrounding of the presentation.
  open var traitCollection: UITraitCollection { (stage ?? presented.view).traitCollection }

  /// The surrounding changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Content

  /// The size that the presented controller would like.
  open var preferredContentSize: CGSize { presented.preferredContentSize }

  /// The presented controller would like another size; does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The constraints of the presented view give another size; does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that the presented view gets; all that the container has.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The screen is about to change its size; tells the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.viewWillTransition(to: size, with: coordinator)
  }

  /// The surrounding is about to change; tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.willTransition(to: newCollection, with: coordinator)
  }
}
