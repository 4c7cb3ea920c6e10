public import Foundation
@_spi(Components) public import TouchKit

/// Shows one page of several, each a controller of its own, and goes to the next with a finger
/// (Apple: UIPageViewController).
///
/// The data source names the pages beside the shown one. Pages scroll; leaves that are turned over
/// do not exist here.
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

  /// The delegate, called for pages that fingers turn; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The data source, which names the pages; without it, fingers turn none.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { pages.sourceDidChange() }
  }

  /// How pages are turned: they scroll.
  open var transitionStyle: TransitionStyle { .scroll }

  /// Whether the pages lie side by side or one below the other.
  open var navigationOrientation: NavigationOrientation { orientation }

  /// The shown page, as a list of one; nil before there is any.
  open var viewControllers: [UIViewController]? { pages.current.map { [$0] } }

  /// The recognizers that turn pages: none, the scroll view does.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Shows a page, the first of a list; the delegate is not called.
  ///
  /// Animated, the present page scrolls away in a direction. The completion receives whether the
  /// change was carried out to its end.
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

  /// Puts the pages into the view; overrides call `super`.
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

  // The page in sight is called from here, as pages on their way are called step by step.

  /// False: the row of pages tells them when they come and go.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Tells the shown page; overrides call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages.current?.beginAppearanceTransition(true, animated: animated)
  }

  /// Tells the shown page; overrides call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages.current?.endAppearanceTransition()
  }

  /// Tells the shown page; overrides call `super`.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pages.finishNow()
    pages.current?.beginAppearanceTransition(false, animated: animated)
  }

  /// Tells the shown page; overrides call `super`.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages.current?.endAppearanceTransition()
  }
}

extension UIPageViewController {
  /// How pages are turned.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// They scroll.
    case scroll = 1
  }

  /// How pages lie.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// Which way pages are turned.
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// To later ones.
    case forward = 0
    /// To earlier ones.
    case reverse = 1
  }

  /// Names of options.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Names an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The room between pages, as a number of points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }
}
