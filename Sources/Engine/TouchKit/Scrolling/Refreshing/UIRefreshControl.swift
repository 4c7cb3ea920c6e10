public import Foundation

/// A control that refreshes a scroll view's content when it is pulled down (Apple: UIRefreshControl).
///
/// Assign it to the scroll view's `refreshControl`. After a sufficient pull it begins to animate and sends
/// `.valueChanged`. The target calls `endRefreshing()` when the content is up to date.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private var isTurning = false
  /// Whether the scroll view reserves space for the control.
  private(set) final var holdsRoom = false

  /// The height of the control, in points.
  static let height: CGFloat = 60
  /// The distance of the pull that begins a refresh, in points (our choice).
  static let threshold: CGFloat = 90

  /// Creates a control at rest.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control at rest.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  /// Creates a control; this platform has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  private func setUp() {
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    wheel.alpha = 0
    label.textAlignment = .center
    addSubview(wheel)
    addSubview(label)
  }

  /// Whether a refresh is running.
  open var isRefreshing: Bool { isTurning }

  /// The title below the activity indicator; nil by default.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Shows a refresh that the program began, without sending an event.
  open func beginRefreshing() {
    guard !isTurning else { return }
    isTurning = true
    wheel.alpha = 1
    wheel.startAnimating()
    if scrollView?.isDragging != true { holdRoom(true) }
  }

  /// Ends the refresh; the content moves back to its position.
  open func endRefreshing() {
    guard isTurning else { return }
    isTurning = false
    wheel.stopAnimating()
    let scrollView = scrollView
    let wasPulled = scrollView.map { $0.contentOffset.y < -$0.contentInset.top } ?? false
    holdRoom(false)
    guard let scrollView, wasPulled, !scrollView.isDragging else { return updateForPull() }
    let home = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
    scrollView.setContentOffset(home, animated: true)
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  private func holdRoom(_ holds: Bool) {
    guard holds != holdsRoom else { return }
    holdsRoom = holds
    scrollView?.adjustedContentInsetDidChange()
  }

  // MARK: - Following the scroll view

  /// The distance by which the content is pulled below its resting position.
  private var pull: CGFloat {
    guard let scrollView else { return 0 }
    return max(0, -scrollView.contentInset.top - scrollView.contentOffset.y)
  }

  /// Updates the control after the content moved or the scroll view was resized.
  final func updateForPull() {
    guard let scrollView else { return }
    let pull = pull
    let place = CGRect(
      x: 0,
      y: -scrollView.contentInset.top - max(Self.height, pull),
      width: scrollView.bounds.width,
      height: Self.height
    )
    if frame != place { frame = place }
    guard !isTurning else { return }
    wheel.alpha = min(1, pull / Self.threshold)
    guard pull >= Self.threshold, scrollView.isDragging, isEnabled else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Reserves space for the control when the pulling finger lifts during a refresh.
  final func dragWillEnd() {
    if isTurning { holdRoom(true) }
  }

  /// Lays out the activity indicator and the title; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let titleHeight = attributedTitle == nil ? 0 : label.intrinsicContentSize.height
    let middle = (bounds.height - titleHeight) / 2
    wheel.center = CGPoint(x: bounds.midX, y: middle)
    label.frame = CGRect(
      x: 0,
      y: bounds.height - titleHeight - 4,
      width: bounds.width,
      height: titleHeight
    )
  }

  /// Shows the activity indicator and the title in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = tintColor
  }
}
