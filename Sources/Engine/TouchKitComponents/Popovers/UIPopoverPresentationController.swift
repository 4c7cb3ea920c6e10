public import Foundation
@_spi(Components) public import TouchKit

/// A presentation controller that shows a controller in a bubble with an arrow (Apple:
/// UIPopoverPresentationController).
///
/// A controller with the style `.popover` has one. In a narrow window it becomes a sheet, unless
/// the delegate's `adaptivePresentationStyle` returns `.none`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  final lazy var bubble = PopoverBubble(of: self)
  private let backdrop = UIView()
  final var direction = UIPopoverArrowDirection.unknown
  /// The sheet that replaces the popover.
  final lazy var substitute = UISheetPresentationController(
    presentedViewController: presentedViewController,
    presenting: nil
  )

  nonisolated deinit {}

  // MARK: - Source

  /// The view that the arrow points at; nil by default.
  open weak var sourceView: UIView? { didSet { stage?.setNeedsLayout() } }

  /// The rectangle of the view that the arrow points at, in its coordinates; null, the default, for
  /// the whole view.
  open var sourceRect = CGRect.null { didSet { stage?.setNeedsLayout() } }

  /// The bar button that the arrow points at instead; nil by default.
  open weak var barButtonItem: UIBarButtonItem?

  /// The allowed directions of the arrow; all by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { stage?.setNeedsLayout() }
  }

  /// The direction of the arrow while the popover is visible.
  open var arrowDirection: UIPopoverArrowDirection { direction }

  /// Whether the bubble can cover the view that it points at; false by default.
  open var canOverlapSourceViewRect = false { didSet { stage?.setNeedsLayout() } }

  /// The minimum distance between the bubble and the edges of the window, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { stage?.setNeedsLayout() }
  }

  /// The colour of the bubble; nil for the system's.
  open var backgroundColor: UIColor? { didSet { bubble.setNeedsDisplay() } }

  /// Views beside the bubble that still receive their touches; nil by default.
  open var passthroughViews: [UIView]?

  /// The sheet that replaces the popover in a narrow window.
  open var adaptiveSheetPresentationController: UISheetPresentationController { substitute }

  // MARK: - Presentation

  /// Whether the presentation has a container; always true, for the bubble.
  @_spi(Components) open override var takesPlaceInContainer: Bool { true }

  /// Whether the style fits; only the popover style does.
  @_spi(Components) open override func suits(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .popover, .automatic, .custom: true
    default: false
    }
  }

  /// The style in a narrow window, which is a sheet.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  @_spi(Components) open override func adapted(to window: UIWindow) -> UIPresentationController {
    guard window.bounds.width < SheetMetrics.wide else { return self }
    let style = adaptivePresentationStyle(for: window.traitCollection)
    guard style != .none else { return self }
    substitute.delegate = delegate
    substitute.popover = self
    delegate?.presentationController(self, prepare: substitute)
    return substitute
  }

  @_spi(Components) open override func usualAnimator(isArrival: Bool)
    -> any UIViewControllerAnimatedTransitioning
  {
    DefaultPresentationAnimator(isArrival: isArrival, style: .crossDissolve)
  }

  /// Whether the presenting controller's view is removed; false.
  open override var shouldRemovePresentersView: Bool { false }

  /// The presented view: the bubble around the controller's view.
  open override var presentedView: UIView? { bubble }

  /// The frame of the bubble, in the container's coordinates.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let stage else { return .zero }
    let layout = PopoverLayout(self, in: stage)
    direction = layout.direction
    bubble.arrow = layout.arrow
    return layout.frame
  }

  /// Adds the bubble to the container; overrides call `super`.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let stage, let view = presentedViewController.view else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
    backdrop.frame = stage.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.insertSubview(backdrop, at: 0)
    backdrop.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector(UIPopoverPresentationController.touchedBeside)
      )
    )
    stage.openViews = { [unowned self] in passthroughViews ?? [] }
    bubble.frame = frameOfPresentedViewInContainerView
    bubble.embed(view)
  }

  final func touchedBeside() { dismissByUser() }

  /// Places the bubble; overrides call `super`.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedViewController.transition == nil else { return }
    bubble.frame = frameOfPresentedViewInContainerView
  }

  /// Adapts the bubble to the controller's preferred size; overrides call `super`.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    stage?.setNeedsLayout()
  }
}

/// A delegate that is called for popovers (Apple: UIPopoverPresentationControllerDelegate).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The directions of a popover's arrow (Apple: UIPopoverArrowDirection).
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover is below the view that it points at.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// An unknown direction.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
