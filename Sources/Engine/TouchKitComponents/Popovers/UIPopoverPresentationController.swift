public import Foundation
@_spi(Components) public import TouchKit

/// Shows a controller in a bubble that points at something (Apple: UIPopoverPresentationController).
///
/// A controller of the style `.popover` has one. On a narrow window it becomes a sheet, unless the
/// delegate's `adaptivePresentationStyle` answers `.none`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  final lazy var bubble = PopoverBubble(of: self)
  private let backdrop = UIView()
  final var direction = UIPopoverArrowDirection.unknown
  /// The sheet in place of the popover.
  final lazy var substitute = UISheetPresentationController(
    presentedViewController: presentedViewController,
    presenting: nil
  )

  nonisolated deinit {}

  // MARK: - What it points at

  /// The view that it points at; nil unless set.
  open weak var sourceView: UIView? { didSet { stage?.setNeedsLayout() } }

  /// The part of that view, in its coordinates; null, all of it, unless set.
  open var sourceRect = CGRect.null { didSet { stage?.setNeedsLayout() } }

  /// The button of a bar that it points at instead; nil unless set.
  open weak var barButtonItem: UIBarButtonItem?

  /// On which sides of the bubble the arrow may be; all unless set.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { stage?.setNeedsLayout() }
  }

  /// Where the arrow is while it is shown.
  open var arrowDirection: UIPopoverArrowDirection { direction }

  /// Whether the bubble may cover what it points at; false unless set.
  open var canOverlapSourceViewRect = false { didSet { stage?.setNeedsLayout() } }

  /// How far the bubble stays from the edges of the window, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { stage?.setNeedsLayout() }
  }

  /// The colour of the bubble; nil for the system's.
  open var backgroundColor: UIColor? { didSet { bubble.setNeedsDisplay() } }

  /// Views beside the bubble that get their touches all the same; nil unless set.
  open var passthroughViews: [UIView]?

  /// The sheet that takes the popover's place on a narrow window.
  open var adaptiveSheetPresentationController: UISheetPresentationController { substitute }

  // MARK: - Presentation

  /// A popover always has a container, for its bubble.
  @_spi(Components) open override var takesPlaceInContainer: Bool { true }

  /// Popovers are shown as nothing else.
  @_spi(Components) open override func suits(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .popover, .automatic, .custom: true
    default: false
    }
  }

  /// A sheet where there is little room.
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

  /// Whether the presenting controller goes out of sight; false.
  open override var shouldRemovePresentersView: Bool { false }

  /// The view that is moved: the presented controller's, in its bubble.
  open override var presentedView: UIView? { bubble }

  /// Where the bubble is, in the container's coordinates.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let stage else { return .zero }
    let layout = PopoverLayout(self, in: stage)
    direction = layout.direction
    bubble.arrow = layout.arrow
    return layout.frame
  }

  /// Puts the bubble in place; overrides call `super`.
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

  /// Follows the size that the presented controller prefers; overrides call `super`.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    stage?.setNeedsLayout()
  }
}

/// Called for popovers (Apple: UIPopoverPresentationControllerDelegate).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A popover is about to be shown.
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

/// On which side of a popover its arrow is (Apple: UIPopoverArrowDirection).
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Above: the popover is below what it points at.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Below.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// At the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// At the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// On any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
