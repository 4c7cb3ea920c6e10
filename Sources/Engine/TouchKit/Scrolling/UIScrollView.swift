public import Foundation

/// A view onto content that may be larger, which fingers move.
///
/// The content is the subviews; `contentOffset`, which is the origin of `bounds`, is the point of
/// the content in the top left corner. A finger on the content belongs to the scroll view if it
/// moves, else to the subview under it: the subview receives it after 0.15 s, or when the finger
/// lifts before. Everything moves on the application's time (Apple: UIScrollView).
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

  /// Creates a scroll view that occupies a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view of size zero; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // Said explicitly, so that subclasses in any module may have a deinit of their own.
  nonisolated deinit {}

  private func setUp() {
    traits.clipsToBounds = true
    attach(contentTouches)
    attach(pan)
  }

  /// The delegate, called for what happens; not retained.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: - Content

  /// The point of the content in the top left corner of the view.
  ///
  /// Set, it is not brought into range; content that goes on by itself goes on from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue.x.isFinite, newValue.y.isFinite { bounds.origin = newValue } }
  }

  /// The size of the content, in points; zero unless set.
  open var contentSize: CGSize {
    get { content.size }
    set { changeContent { $0.size = newValue } }
  }

  /// By how much more the content can be scrolled at its edges, in points; zero unless set.
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set { changeContent { $0.inset = newValue } }
  }

  /// The insets of the content together with the room for a refresh control; the safe area is empty
  /// here.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    if refreshControl?.holdsRoom == true { inset.top += UIRefreshControl.height }
    return inset
  }

  /// What starts a refresh when the content is pulled down; nil unless set.
  open var refreshControl: UIRefreshControl? { didSet { replaceRefreshControl(oldValue) } }

  /// Tells the view that `adjustedContentInset` changed; overrides call `super`.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// When the safe area counts among the insets; it is empty here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  // Both ways to move or resize the view end here, so that the content follows.

  /// The view's own coordinates; their origin is `contentOffset`.
  open override var bounds: CGRect {
    didSet { boundsDidChange(from: oldValue) }
  }

  /// The rectangle the view occupies in its superview, in points.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let former = super.bounds
      super.frame = newValue
      boundsDidChange(from: former)
    }
  }

  // MARK: - Settings

  /// Whether fingers can move the content; true unless set.
  ///
  /// When false, touches go to the content at once, and from there along the responder chain.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether a drag along one axis stays on it; false unless set.
  open var isDirectionalLockEnabled = false

  /// Whether the content rests at multiples of the view's size only; false unless set.
  open var isPagingEnabled = false

  /// Whether the content can be pulled beyond its ends; true unless set.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  /// Whether the content can be pulled beyond its left and right ends; true unless set.
  open var bouncesHorizontally = true

  /// Whether the content can be pulled beyond its upper and lower ends; true unless set.
  open var bouncesVertically = true

  /// Whether content that is not wider than the view can be pulled; false unless set.
  open var alwaysBounceHorizontal = false

  /// Whether content that is not higher than the view can be pulled; false unless set.
  open var alwaysBounceVertical = false

  /// How fast content that goes on by itself slows down.
  open var decelerationRate = DecelerationRate.normal

  // MARK: - Touches of the content

  /// Whether content receives a finger only when it is sure that it does not scroll; true unless
  /// set.
  open var delaysContentTouches = true

  /// Whether a finger that moves is taken away from content that has it; true unless set.
  open var canCancelContentTouches = true

  /// Whether touches are to be delivered to a view of the content; true unless overridden.
  ///
  /// Called before the view receives them.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether a finger that moves may be taken away from a view of the content.
  ///
  /// Called when it could scroll, unless `canCancelContentTouches` is false. The default says no for
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

  /// The recognizer that moves the content; its delegate is the view, if it can be one.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The recognizer that changes the scale; nil while the limits do not allow a change.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

  /// Whether a tap on the status bar scrolls to the top; true unless set.
  ///
  /// A desktop has no status bar; tests tap where one would be.
  open var scrollsToTop = true

  /// Whether typing ends when a finger scrolls; it does not unless set.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: - State

  /// Whether a finger is on the content that may move it.
  open var isTracking: Bool { pan.holdsFingers }

  /// Whether a finger moves the content.
  open var isDragging: Bool { scrolling.drag != nil }

  /// Whether the content goes on by itself after the finger left.
  open var isDecelerating: Bool { scrolling.motion?.kind == .deceleration }

  /// Whether two fingers change the scale.
  open var isZooming: Bool { scrolling.zoom != nil }

  /// Whether the scale comes back by itself into its limits.
  open var isZoomBouncing: Bool { scrolling.motion?.kind == .zoomBounce }

  // MARK: - Scrolling

  /// Moves the content to an offset, at once or gradually; what goes on by itself stops.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Moves the content as little as necessary for a rectangle of it to be seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(toShow: rect, animated: animated)
  }

  /// Stops every movement of the content where it is.
  open func stopScrollingAndZooming() { stopMotion() }

  // MARK: - Zooming

  /// The smallest scale; 1 unless set.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The largest scale; 1 unless set.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// How large the content is shown; set, the middle of the view stays where it is.
  open var zoomScale: CGFloat {
    get { scrolling.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether the scale can be pulled beyond its limits; true unless set.
  open var bouncesZoom = true

  /// Changes the scale about the middle of the view, at once or gradually.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, animated: animated)
  }

  /// Shows a rectangle of the zoomed view as large as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  // MARK: - Indicators

  /// Whether a bar shows how far down one is, while the content moves; true unless set.
  open var showsVerticalScrollIndicator = true {
    didSet { layOutIndicators() }
  }

  /// Whether a bar shows how far to the right one is, while the content moves; true unless set.
  open var showsHorizontalScrollIndicator = true {
    didSet { layOutIndicators() }
  }

  /// The colour of the bars.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { layOutIndicators() }
  }

  /// How far the vertical bar stays from the edges, in points; zero unless set.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { layOutIndicators() }
  }

  /// How far the horizontal bar stays from the edges, in points; zero unless set.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { layOutIndicators() }
  }

  /// How far both bars stay from the edges, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the bars for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }

  /// Where content that goes on by itself is to come to rest, given where it would.
  ///
  /// Components only: layouts of collection views. The velocity is in points per millisecond.
  @_spi(Components)
  open func restingPlace(instead proposal: CGPoint, velocity: CGPoint) -> CGPoint { proposal }

  /// A finger or the wheel begins to move the content; components only.
  @_spi(Components) open func dragWillBegin() {}

  /// The content came to rest after it moved; components only.
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
