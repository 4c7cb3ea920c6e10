public import Foundation
@_spi(Components) public import TouchKit

/// A controller that shows one of several page controllers; a finger turns the pages (Apple:
/// UIPageViewController).
///
/// The data source provides the neighbours of the current page. Pages scroll; page curls do not
/// exist on this platform.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  private let orientation: NavigationOrientation
  final let spacing: CGFloat
  final var turning: PageTransition?
  private(set) final lazy var pages = PageRow(of: self)
  private(set) final lazy var dots = PageDots(of: self)

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    orientation = navigationOrientation
    spacing = Self.number(options?[.interPageSpacing]) ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without pages; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    orientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  nonisolated deinit {}

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// The delegate, called when fingers turn pages; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The data source, which provides the pages; without it, fingers turn no pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { pages.sourceDidChange() }
  }

  /// The transition style, which is always scrolling.
  open var transitionStyle: TransitionStyle { .scroll }

  /// The direction of the pages: side by side, or one below the other.
  open var navigationOrientation: NavigationOrientation { orientation }

  /// The current page, in an array with one element; nil without a page.
  open var viewControllers: [UIViewController]? { pages.current.map { [$0] } }

  /// The recognizers that turn pages; empty, because a scroll view turns them.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Shows the first page of an array; does not call the delegate.
  ///
  /// With an animation, the current page scrolls away in the given direction. The completion
  /// receives whether the turn was completed.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    pages.showPage(
      viewControllers?.first,
      direction: direction,
      animated: animated,
      completion: completion
    )
  }

  // MARK: - View

  /// Adds the pages to the view; overrides call `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    pages.load(into: view)
  }

  /// Places the pages; overrides call `super`.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dots.place()
    pages.place()
  }

  // The methods below notify the current page. During a turn, pages are notified step by step.

  /// False, because the row of pages notifies them when they appear and disappear.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Notifies the current page; overrides call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages.current?.beginAppearanceTransition(true, animated: animated)
  }

  /// Notifies the current page; overrides call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages.current?.endAppearanceTransition()
  }

  /// Notifies the current page; overrides call `super`.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pages.finishNow()
    pages.current?.beginAppearanceTransition(false, animated: animated)
  }

  /// Notifies the current page; overrides call `super`.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages.current?.endAppearanceTransition()
  }
}

extension UIPageViewController {
  /// The transition styles.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// Scrolling.
    case scroll = 1
  }

  /// The directions of the pages.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// The directions of a turn.
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// The keys of options.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The spacing between pages, as a number of points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }
}
