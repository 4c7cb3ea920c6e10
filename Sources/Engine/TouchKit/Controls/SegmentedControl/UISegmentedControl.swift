public import Foundation

/// A row of segments, one of which can be selected (Apple: UISegmentedControl).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  final var segments: [Segment] = []
  final var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
  private var selection = UISegmentedControl.noSegment
  private var pressed: Int?

  /// The index that means no selected segment: −1.
  public static let noSegment = -1

  nonisolated deinit {}

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from titles and images; other items are ignored.
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

  /// Creates a control without segments; this platform has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Whether no segment stays selected after a tap; false by default.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// Whether the widths of segments depend on their contents; false by default, for equal widths.
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange() }
  }

  /// Inserts a segment with a title; an index beyond the end means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image; an index beyond the end means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment that performs an action when it is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action: action), at: segment)
  }

  /// Removes a segment; does nothing for an invalid index.
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

  /// Returns the title of a segment; nil if it has none.
  open func titleForSegment(at segment: Int) -> String? { known(segment)?.title }

  /// Sets the image of a segment, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// Returns the image of a segment; nil if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { known(segment)?.image }

  /// Sets the action of a segment and shows the action's image or title.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.setAction(action) }
  }

  /// Returns the action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { known(segment)?.action }

  /// Returns the segment whose action has an identifier; `noSegment` for an unknown one.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets the width of a segment in points; 0 for a share of the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }

  /// Returns the width of a segment in points; 0 if it has a share of the remaining width.
  open func widthForSegment(at segment: Int) -> CGFloat { known(segment)?.width ?? 0 }

  /// Sets whether a touch can select a segment; true by default.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a touch can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { known(segment)?.isEnabled ?? false }

  /// Sets the offset of a segment's content, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// Returns the offset of a segment's content, in points.
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

  /// The background colour of the selected segment; nil for white.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Sets the text attributes of titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {
    titleAttributes[state] = attributes
    segmentsDidChange()
  }

  /// Returns the text attributes that were set for titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Returns the width for all segments and the height of a control: 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The width for all segments and the height of a control: 32 points.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// Draws the segments; overrides call `super`.
  open override func draw(_ rect: CGRect) { drawSegments() }

  @_spi(Components) open override var drawsForSize: Bool { true }

  @_spi(Components) open override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  // MARK: - Tracking

  /// Presses the segment under the touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(layout.segment(at: touch.location(in: self)))
    return true
  }

  /// Presses the segment under the touch, or none while the touch is outside.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let isInside = TrackingMargin.contains(point, of: self, event: event)
    press(isInside ? layout.nearestSegment(to: point) : nil)
    return true
  }

  /// Selects the segment where the touch lifts.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let segment = touch.flatMap { layout.nearestSegment(to: $0.location(in: self)) }
    press(nil)
    guard isTouchInside, let segment, let touch, segments[segment].isEnabled else { return }
    select(segment, touch, event)
  }

  /// Releases the pressed segment.
  open override func cancelTracking(with event: UIEvent?) {
    press(nil)
  }

  /// Prevents recognizers above from taking a tap away from the control.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if ControlClaim(of: self, on: gestureRecognizer).isSingleTap { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The pressed segment.
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
    // The target can read the selected segment during the call.
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    usualOfControl(.tabBar, value: titleForSegment(at: selectedSegmentIndex))
  }
}
