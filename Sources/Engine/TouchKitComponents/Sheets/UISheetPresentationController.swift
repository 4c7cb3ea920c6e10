public import Foundation
@_spi(Components) public import TouchKit

/// Shows a controller as a sheet at the lower edge, which a finger moves between several heights and
/// drags away (Apple: UISheetPresentationController).
///
/// A controller of the style `.pageSheet` or `.formSheet` has one, and one of the style `.automatic`
/// whose `sheetPresentationController` was asked for; without, `.automatic` fills the window (our
/// choice).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The popover in whose place the sheet is.
  final var popover: UIPopoverPresentationController?
  final lazy var sheet = SheetFrame(of: self)
  final var dimming = UIView()
  private(set) final lazy var drag = SheetDrag(of: self)

  nonisolated deinit {}

  // MARK: - Heights

  /// The heights at which the sheet rests, from low to high; the large one unless set.
  open var detents: [Detent] = [.large()] { didSet { sheetDidChange() } }

  /// The height at which the sheet rests; nil, the lowest, unless set or changed by a finger.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
  }

  /// The largest height at which what is below is neither dimmed nor kept from touches; nil for
  /// always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }

  /// Whether scrolling up at a lower height makes the sheet higher first; true unless set.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet also stands at the lower edge where there is little height; false unless set.
  ///
  /// Without, it fills the window there.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetDidChange() } }

  /// Whether a sheet at the lower edge is as wide as the controller prefers; false unless set.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetDidChange() } }

  // MARK: - Look

  /// Whether a small bar shows that the sheet can be dragged; false unless set.
  open var prefersGrabberVisible = false { didSet { sheet.showsGrabber = prefersGrabberVisible } }

  /// The radius of the corners in points; nil, the system's, unless set.
  open var preferredCornerRadius: CGFloat? { didSet { sheetDidChange() } }

  // MARK: - Changes

  /// Animates changes of the sheet's properties.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard stage?.attachedWindow != nil else { return }
    settle(velocity: 0)
  }

  /// Has the heights of custom detents worked out again.
  open func invalidateDetents() { sheetDidChange() }

  private func sheetDidChange() {
    sheet.setNeedsLayout()
    stage?.setNeedsLayout()
  }

  // MARK: - Presentation

  /// A sheet always has a container, for what it dims.
  @_spi(Components) open override var takesPlaceInContainer: Bool { true }

  /// Sheets are what pages and forms are shown as.
  @_spi(Components) open override func suits(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .pageSheet, .formSheet, .automatic, .custom: true
    default: false
    }
  }

  /// Whether the presenting controller goes out of sight; false.
  open override var shouldRemovePresentersView: Bool { false }

  /// The view that is moved: the presented controller's, in a rounded frame.
  open override var presentedView: UIView? { sheet }

  /// Where the sheet is, in the container's coordinates.
  open override var frameOfPresentedViewInContainerView: CGRect { place }

  /// Dims what is below, along with the sheet's arrival; overrides call `super`.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    prepareStage()
  }

  /// Ends the dimming along with the sheet's departure; overrides call `super`.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    let coordinator = presentedViewController.transitionCoordinator
    _ = coordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = 0 },
      completion: nil
    )
  }

  /// Takes the dimming back if the dismissal was called off; overrides call `super`.
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

/// Called for changes of a sheet's height (Apple: UISheetPresentationControllerDelegate).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A finger moved the sheet to another height.
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
