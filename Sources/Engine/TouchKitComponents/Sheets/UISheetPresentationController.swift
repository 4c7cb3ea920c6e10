public import Foundation
@_spi(Components) public import TouchKit

/// A presentation controller that shows a controller as a sheet (Apple:
/// UISheetPresentationController).
///
/// A finger moves the sheet between its detents and dismisses it. A controller with the style
/// `.pageSheet` or `.formSheet` has one. A controller with the style `.automatic` has one after its
/// `sheetPresentationController` was read; otherwise it fills the window (our choice).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The popover that the sheet replaces.
  final var popover: UIPopoverPresentationController?
  final lazy var sheet = SheetFrame(of: self)
  final var dimming = UIView()
  private(set) final lazy var drag = SheetDrag(of: self)

  nonisolated deinit {}

  // MARK: - Heights

  /// The detents of the sheet, from low to high; the large one by default.
  open var detents: [Detent] = [.large()] { didSet { sheetDidChange() } }

  /// The selected detent; nil, the default, for the lowest until a finger changes it.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
  }

  /// The largest detent at which the content below is not dimmed and receives touches; nil for
  /// none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }

  /// Whether scrolling up in a lower sheet first expands the sheet; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet is attached to the lower edge in a low window, too; false by default.
  ///
  /// Otherwise it fills a low window.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetDidChange() } }

  /// Whether an attached sheet has the controller's preferred width; false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetDidChange() } }

  // MARK: - Look

  /// Whether the grabber is visible; false by default.
  open var prefersGrabberVisible = false { didSet { sheet.showsGrabber = prefersGrabberVisible } }

  /// The radius of the corners, in points; nil, the default, for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { sheetDidChange() } }

  // MARK: - Changes

  /// Animates changes of the sheet's properties.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard stage?.attachedWindow != nil else { return }
    settle(velocity: 0)
  }

  /// Makes the sheet calculate custom detents again.
  open func invalidateDetents() { sheetDidChange() }

  private func sheetDidChange() {
    sheet.setNeedsLayout()
    stage?.setNeedsLayout()
  }

  // MARK: - Presentation

  /// Whether the presentation has a container; always true, for the dimming view.
  @_spi(Components) open override var takesPlaceInContainer: Bool { true }

  /// Whether the style fits; page and form sheets do.
  @_spi(Components) open override func suits(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .pageSheet, .formSheet, .automatic, .custom: true
    default: false
    }
  }

  /// Whether the presenting controller's view is removed; false.
  open override var shouldRemovePresentersView: Bool { false }

  /// The presented view: the rounded frame around the controller's view.
  open override var presentedView: UIView? { sheet }

  /// The frame of the sheet, in the container's coordinates.
  open override var frameOfPresentedViewInContainerView: CGRect { place }

  /// Dims the content below together with the presentation; overrides call `super`.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    prepareStage()
  }

  /// Removes the dimming together with the dismissal; overrides call `super`.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    let coordinator = presentedViewController.transitionCoordinator
    _ = coordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = 0 },
      completion: nil
    )
  }

  /// Restores the dimming if the dismissal was cancelled; overrides call `super`.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { popover = nil } else { dimming.alpha = isDimmed ? 1 : 0 }
  }

  /// Places the sheet; overrides call `super`.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedViewController.transition == nil, !drag.isDragging else { return }
    sheet.frame = place
    dimming.alpha = isDimmed ? 1 : 0
  }
}

/// A delegate that is called for changes of a sheet's detent.
///
/// (Apple: UISheetPresentationControllerDelegate)
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when a finger moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
