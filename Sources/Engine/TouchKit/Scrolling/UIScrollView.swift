public import Foundation

/// A view of scrollable content.
///
/// The content consists of the subviews. `contentOffset`, which is the origin of `bounds`, is the point of the content
/// in the top left corner. A touch on the content scrolls if it moves. Otherwise the subview under it receives the
/// touch after 0.15 s, or when the finger lifts before. Everything moves on the application's time
/// (Apple: UIScrollView).
@preconcurrency @MainActor
open class UIScrollView: UIView {
  // MARK: - Stored state

  final var scrolling = ScrollState()
  final var indicators = ScrollIndicators()
  private var content = ScrollContent()
  private(set) final lazy var pan = ScrollPanRecognizer(of: self)
  private(set) final lazy var pinch = ScrollPinchRecognizer(of: self)
  private(set) final lazy var contentTouches = ContentTouchRecognizer(of: self)

  // MARK: - Creating

  /// Creates a scroll view with a frame in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view of size zero; this platform has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // Explicit so that subclasses in any module can have their own deinit.
  nonisolated deinit {}

  private func setUp() {
    traits.clipsToBounds = true
    attach(contentTouches)
    attach(pan)
  }

  /// The delegate of the scroll view; not retained.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: - Content

  /// The point of the content in the top left corner of the view.
  ///
  /// A value set by a client is not limited to the range; decelerating content continues from it.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue.x.isFinite, newValue.y.isFinite { bounds.origin = newValue } }
  }

  /// The size of the content, in points; zero by default.
  open var contentSize: CGSize {
    get { content.size }
    set { changeContent { $0.size = newValue } }
  }

  /// The insets by which the scrollable area extends beyond the content, in points; zero by default.
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set { changeContent { $0.inset = newValue } }
  }

  /// The insets of the content together with the space for a refresh control; the safe area is empty here.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    if refreshControl?.holdsRoom == true { inset.top += UIRefreshControl.height }
    return inset
  }

  /// The refresh control; nil by default.
  open var refreshControl: UIRefreshControl? { didSet { replaceRefreshControl(oldValue) } }

  /// Called when `adjustedContentInset` changed; overrides call `super`.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The conditions under which the insets include the safe area, which is empty here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  // Both ways to move or resize the view end here, so that the content is updated.

  /// The view's own coordinates; their origin is `contentOffset`.
  open override var bounds: CGRect {
    didSet { boundsDidChange(from: oldValue) }
  }

  /// The frame of the view in its superview, in points.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let former = super.bounds
      super.frame = newValue
      boundsDidChange(from: former)
    }
  }

  // MARK: - Settings

  /// Whether touches can scroll the content; true by default.
  ///
  /// When false, touches go to the content at once, and from there along the responder chain.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether a drag along one axis stays on it; false by default.
  open var isDirectionalLockEnabled = false

  /// Whether the content only rests at multiples of the view's size; false by default.
  open var isPagingEnabled = false

  /// Whether the content can be pulled beyond its ends; true by default.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  /// Whether the content can be pulled beyond its left and right ends; true by default.
  open var bouncesHorizontally = true

  /// Whether the content can be pulled beyond its top and bottom ends; true by default.
  open var bouncesVertically = true

  /// Whether content that is not wider than the view can be pulled; false by default.
  open var alwaysBounceHorizontal = false

  /// Whether content that is not higher than the view can be pulled; false by default.
  open var alwaysBounceVertical = false

  /// The rate at which the content decelerates.
  open var decelerationRate = DecelerationRate.normal

  // MARK: - Touches of the content

  /// Whether content receives a touch only after it is known not to scroll; true by default.
  open var delaysContentTouches = true

  /// Whether a moving touch is cancelled for the content that received it; true by default.
  open var canCancelContentTouches = true

  /// Returns whether touches are delivered to a view of the content; true unless overridden.
  ///
  /// Called before the view receives them.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Returns whether a moving touch can be cancelled for a view of the content.
  ///
  /// Called when the touch could scroll, unless `canCancelContentTouches` is false. The default returns false for
  /// controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Consumes the touch while scrolling is enabled.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesBegan(touches, with: event) }
  }

  /// Consumes the touch while scrolling is enabled.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesMoved(touches, with: event) }
  }

  /// Consumes the touch while scrolling is enabled.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesEnded(touches, with: event) }
  }

  /// Consumes the touch while scrolling is enabled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesCancelled(touches, with: event) }
  }

  /// The recognizer that scrolls the content; its delegate is the view if it can be one.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The recognizer that zooms; nil while the limits do not allow zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

  /// Whether a tap on the status bar scrolls to the top; true by default.
  ///
  /// A desktop has no status bar; tests tap at its position.
  open var scrollsToTop = true

  /// The effect of a drag on the first responder; none by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: - State

  /// Whether a touch is on the content that can scroll it.
  open var isTracking: Bool { pan.holdsFingers }

  /// Whether a touch scrolls the content.
  open var isDragging: Bool { scrolling.drag != nil }

  /// Whether the content moves after the finger has lifted.
  open var isDecelerating: Bool { scrolling.motion?.kind == .deceleration }

  /// Whether two fingers zoom.
  open var isZooming: Bool { scrolling.zoom != nil }

  /// Whether the scale is returning to its limits.
  open var isZoomBouncing: Bool { scrolling.motion?.kind == .zoomBounce }

  // MARK: - Scrolling

  /// Scrolls to an offset, at once or animated; a deceleration stops.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as necessary to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(toShow: rect, animated: animated)
  }

  /// Stops every motion of the content at its present position.
  open func stopScrollingAndZooming() { stopMotion() }

  // MARK: - Zooming

  /// The smallest scale; 1 by default.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The largest scale; 1 by default.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The scale of the content; setting it keeps the centre of the view in place.
  open var zoomScale: CGFloat {
    get { scrolling.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether the scale can be pulled beyond its limits; true by default.
  open var bouncesZoom = true

  /// Changes the scale about the centre of the view, at once or animated.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, animated: animated)
  }

  /// Zooms to a rectangle of the zoomed view, as large as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  // MARK: - Indicators

  /// Whether a vertical indicator is visible while the content moves; true by default.
  open var showsVerticalScrollIndicator = true {
    didSet { layOutIndicators() }
  }

  /// Whether a horizontal indicator is visible while the content moves; true by default.
  open var showsHorizontalScrollIndicator = true {
    didSet { layOutIndicators() }
  }

  /// The colour of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { layOutIndicators() }
  }

  /// The insets of the vertical indicator from the edges, in points; zero by default.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { layOutIndicators() }
  }

  /// The insets of the horizontal indicator from the edges, in points; zero by default.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { layOutIndicators() }
  }

  /// The insets of both indicators from the edges, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators briefly.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }

  /// Returns the offset at which decelerating content comes to rest, given the proposed one.
  ///
  /// Components only: layouts of collection views. The velocity is in points per millisecond.
  @_spi(Components)
  open func restingPlace(instead proposal: CGPoint, velocity: CGPoint) -> CGPoint { proposal }

  /// Called when a finger or the wheel begins to scroll; components only.
  @_spi(Components) open func dragWillBegin() {}

  /// Called when the content came to rest after a motion; components only.
  @_spi(Components) open func didComeToRest() {}

  override func takeContentExtent() { adoptConstrainedContentSize() }

  override func stopMotions() { stopAsWindowChanges() }

  // MARK: - Content changes

  private func changeContent(_ change: (inout ScrollContent) -> Void) {
    let old = content
    change(&content)
    guard content != old else { return }
    contentDidChange(from: old.inset)
    ValueObservers.notifyChange(of: self)
  }
}
