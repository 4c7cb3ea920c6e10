public import Foundation

/// A row of segments of which a finger selects one (Apple: UISegmentedControl).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  final var segments: [Segment] = []
  final var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
  private var selection = UISegmentedControl.noSegment
  private var pressed: Int?

  /// The selected segment of a control in which none is: −1.
  public static let noSegment = -1

  nonisolated deinit {}

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control of titles and images; what is neither is left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { insert(item) }
    frame.size = fittingSize
  }

  /// Creates a control whose segments perform actions when they are selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  /// Creates a control without segments; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Whether no segment stays selected after a tap; false unless set.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// Whether segments are as wide as their contents ask; false unless set: equally wide.
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange() }
  }

  /// Inserts a segment with a title; a position beyond the end means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image; a position beyond the end means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment that performs an action when it is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action: action), at: segment)
  }

  /// Removes a segment; does nothing when there is no such segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if segment == selection {
      selection = Self.noSegment
    } else if segment < selection {
      selection -= 1
    }
    pressed = nil
    segmentsDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments.removeAll()
    selection = Self.noSegment
    pressed = nil
    segmentsDidChange()
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment; nil if it has none.
  open func titleForSegment(at segment: Int) -> String? { known(segment)?.title }

  /// Sets the image of a segment, in the place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The image of a segment; nil if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { known(segment)?.image }

  /// Sets the action of a segment, and shows the action's image or title.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.setAction(action) }
  }

  /// The action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { known(segment)?.action }

  /// The segment whose action has an identifier; `noSegment` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets the width of a segment in points; 0 for a share of what the other segments leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }

  /// The width of a segment in points; 0 if it has a share of what the other segments leave.
  open func widthForSegment(at segment: Int) -> CGFloat { known(segment)?.width ?? 0 }

  /// Sets whether a segment can be selected by a finger; all can unless set.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be selected by a finger.
  open func isEnabledForSegment(at segment: Int) -> Bool { known(segment)?.isEnabled ?? false }

  /// Shifts the content of a segment, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// How far the content of a segment is shifted, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    known(segment)?.contentOffset ?? .zero
  }

  /// The selected segment, or `noSegment`; setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      segmentsDidChange()
    }
  }

  // MARK: - Appearance

  /// The colour of the selected segment's ground; nil for white.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Sets how titles look in a state, as attributes of text.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {
    titleAttributes[state] = attributes
    segmentsDidChange()
  }

  /// How titles were set to look in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The width that the segments need, and the height of a control: 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The width that the segments need, and the height of a control: 32 points.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// Draws the segments; overrides call `super`.
  open override func draw(_ rect: CGRect) { drawSegments() }

  @_spi(Components) open override var drawsForSize: Bool { true }

  @_spi(Components) open override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  // MARK: - Tracking

  /// Presses the segment under the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(layout.segment(at: touch.location(in: self)))
    return true
  }

  /// Presses the segment under the finger, none while the finger is outside.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let isInside = TrackingMargin.contains(point, of: self, event: event)
    press(isInside ? layout.nearestSegment(to: point) : nil)
    return true
  }

  /// Selects the segment where the finger lifts.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let segment = touch.flatMap { layout.nearestSegment(to: $0.location(in: self)) }
    press(nil)
    guard isTouchInside, let segment, let touch, segments[segment].isEnabled else { return }
    select(segment, touch, event)
  }

  /// Lets go of the segment.
  open override func cancelTracking(with event: UIEvent?) {
    press(nil)
  }

  /// Refuses what would take a tap away from the control.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if ControlClaim(of: self, on: gestureRecognizer).isSingleTap { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The segment that a finger presses.
  final var pressedSegment: Int? { pressed }

  private func press(_ segment: Int?) {
    let segment = segment.flatMap { segments[$0].isEnabled ? $0 : nil }
    guard segment != pressed else { return }
    pressed = segment
    segmentsDidChange()
  }

  private func select(_ segment: Int, _ touch: UITouch, _ event: UIEvent?) {
    guard segment != selection else { return }
    selectedSegmentIndex = segment
    send([.valueChanged, .primaryActionTriggered], touch, event)
    if let action = known(segment)?.action { sendAction(action) }
    // The target sees the segment while it is called.
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    usualOfControl(.tabBar, value: titleForSegment(at: selectedSegmentIndex))
  }
}
