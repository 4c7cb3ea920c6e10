public import Foundation

/// A control whose thumb a finger drags along a track to choose a value (Apple: UISlider).
///
/// Only a finger that comes down on the thumb moves it; the value follows the finger's steps, so
/// that the thumb does not jump.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var grip: SliderGrip?
  private var currentValue: Float = 0
  private var range: ClosedRange<Float> = 0...1
  final var images = SliderImages()
  /// How far along the thumb is shown: behind the value while that is approached gradually.
  final let shown = AnimatedValue(0)

  nonisolated deinit {}

  /// Creates a slider from 0 to 1 at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a slider of size zero; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Value

  /// The chosen value, kept within the range; setting it sends no event.
  open var value: Float {
    get { currentValue }
    set { setValue(newValue, animated: false) }
  }

  /// Chooses a value without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    place(min(max(value, range.lowerBound), range.upperBound), animated: animated)
  }

  /// The least value; 0 unless set.
  ///
  /// A maximum below it follows it, as does the value.
  open var minimumValue: Float {
    get { range.lowerBound }
    set { changeRange(newValue, max(newValue, range.upperBound)) }
  }

  /// The greatest value; 1 unless set.
  ///
  /// A minimum above it follows it, as does the value.
  open var maximumValue: Float {
    get { range.upperBound }
    set { changeRange(min(newValue, range.lowerBound), newValue) }
  }

  /// Whether `.valueChanged` is sent while the finger moves, and not only at the end; true unless
  /// set.
  open var isContinuous = true

  private func changeRange(_ lower: Float, _ upper: Float) {
    guard lower.isFinite, upper.isFinite, lower <= upper else { return }
    range = lower...upper
    place(min(max(currentValue, lower), upper), animated: false)
  }

  private func place(_ value: Float, animated: Bool) {
    currentValue = value
    let goal = fraction(of: value)
    guard animated else {
      shown.jump(to: goal)
      return setNeedsDisplay()
    }
    shown.go(to: goal, over: SliderMetrics.duration, of: self) { [weak self] in
      self?.setNeedsDisplay()
    }
  }

  // MARK: - Appearance

  /// The colour of the track from its beginning to the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the track from the thumb to its end; nil for a grey.
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// An image at the beginning of the track, which makes room for it; nil unless set.
  open var minimumValueImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// An image at the end of the track, which makes room for it; nil unless set.
  open var maximumValueImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// Shows an image as the thumb in a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    images.thumb[state] = image
    setNeedsDisplay()
  }

  /// Shows an image as the track from its beginning to the thumb in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images.minimumTrack[state] = image
    setNeedsDisplay()
  }

  /// Shows an image as the track from the thumb to its end in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images.maximumTrack[state] = image
    setNeedsDisplay()
  }

  /// The image that was set as the thumb for a state.
  open func thumbImage(for state: State) -> UIImage? { images.thumb[state] }

  /// The image that was set as the track before the thumb for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state] }

  /// The image that was set as the track behind the thumb for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state] }

  /// The image of the thumb in the present state.
  open var currentThumbImage: UIImage? { images.thumb.shown(in: state) }

  /// The image of the track before the thumb in the present state.
  open var currentMinimumTrackImage: UIImage? { images.minimumTrack.shown(in: state) }

  /// The image of the track behind the thumb in the present state.
  open var currentMaximumTrackImage: UIImage? { images.maximumTrack.shown(in: state) }

  /// The present width, and the height of a slider: 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SliderMetrics.height)
  }

  /// No width of its own, and the height of a slider: 34 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderMetrics.height)
  }

  /// Draws the slider; overrides call `super`.
  open override func draw(_ rect: CGRect) { drawSlider() }

  @_spi(Components) open override var drawsForSize: Bool { true }

  /// Draws the slider in its new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  @_spi(Components) open override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  // MARK: - Parts

  /// Where the track is, for a slider of the given bounds.
  ///
  /// Override to give the slider another track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    SliderMetrics.track(in: bounds, beside: endImages(in: bounds))
  }

  /// Where the image at the beginning is, for a slider of the given bounds.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderMetrics.image(minimumValueImage?.size, in: bounds, atEnd: false)
  }

  /// Where the image at the end is, for a slider of the given bounds.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderMetrics.image(maximumValueImage?.size, in: bounds, atEnd: true)
  }

  /// Where the thumb is, for a slider of the given bounds, track and value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    SliderMetrics.thumb(on: rect, of: currentThumbImage?.size, at: fraction(of: value))
  }

  /// Where the thumb is now.
  final var presentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: currentValue)
  }

  /// How far a value is from the minimum to the maximum, 0…1.
  final func fraction(of value: Float) -> CGFloat {
    let length = CGFloat(range.upperBound) - CGFloat(range.lowerBound)
    guard length > 0 else { return 0 }
    return min(max((CGFloat(value) - CGFloat(range.lowerBound)) / length, 0), 1)
  }

  // MARK: - Tracking

  /// Follows a finger that comes down on the thumb, and no other.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard presentThumbRect.contains(point) else { return false }
    grip = SliderGrip(start: point.x, fraction: fraction(of: currentValue), value: currentValue)
    return true
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let grip else { return true }
    let fraction = grip.fraction(at: touch.location(in: self).x, travel: travel)
    let length = CGFloat(range.upperBound) - CGFloat(range.lowerBound)
    let former = currentValue
    value = Float(CGFloat(range.lowerBound) + fraction * length)
    if currentValue != former {
      self.grip?.hasMoved = true
      if isContinuous { send([.valueChanged, .primaryActionTriggered], touch, event) }
    }
    return true
  }

  /// Sends the last `.valueChanged`, if the value changed at all.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let grip = grip
    self.grip = nil
    guard let touch, let grip, isContinuous ? grip.hasMoved : grip.value != currentValue else {
      return
    }
    send([.valueChanged, .primaryActionTriggered], touch, event)
  }

  /// Leaves the value where the finger brought it.
  open override func cancelTracking(with event: UIEvent?) {
    grip = nil
  }

  /// Refuses a swipe along the slider that would take the thumb from its finger.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let claim = ControlClaim(of: self, on: gestureRecognizer)
    if claim.isHorizontalSwipe && grip != nil { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// How far the middle of the thumb can go, in points.
  private var travel: CGFloat {
    let track = trackRect(forBounds: bounds)
    let low = thumbRect(forBounds: bounds, trackRect: track, value: range.lowerBound)
    let high = thumbRect(forBounds: bounds, trackRect: track, value: range.upperBound)
    return high.midX - low.midX
  }

  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    let part = percent(value, from: minimumValue, to: maximumValue)
    return usualOfControl(.adjustable, value: part)
  }
}
