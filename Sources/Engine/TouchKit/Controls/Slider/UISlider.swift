public import Foundation

/// A control for choosing a value by dragging a thumb along a track (Apple: UISlider).
///
/// Only a touch that begins on the thumb moves it. The thumb follows the touch's movements, so that it does not jump.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var grip: SliderGrip?
  private var currentValue: Float = 0
  private var range: ClosedRange<Float> = 0...1
  final var images = SliderImages()
  /// The shown position of the thumb, which lags behind the value during an animation.
  final let shown = AnimatedValue(0)

  nonisolated deinit {}

  /// Creates a slider from 0 to 1 at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a slider of size zero; this platform has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Value

  /// The value, limited to the range; setting it sends no event.
  open var value: Float {
    get { currentValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    place(min(max(value, range.lowerBound), range.upperBound), animated: animated)
  }

  /// The smallest value; 0 by default.
  ///
  /// Setting it raises a smaller maximum and a smaller value.
  open var minimumValue: Float {
    get { range.lowerBound }
    set { changeRange(newValue, max(newValue, range.upperBound)) }
  }

  /// The largest value; 1 by default.
  ///
  /// Setting it lowers a larger minimum and a larger value.
  open var maximumValue: Float {
    get { range.upperBound }
    set { changeRange(min(newValue, range.lowerBound), newValue) }
  }

  /// Whether `.valueChanged` is also sent while the touch moves, not only at the end; true by default.
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

  /// The colour of the track from its start to the thumb; nil for the tint.
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

  /// An image at the start of the track, which is shortened for it; nil by default.
  open var minimumValueImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// An image at the end of the track, which is shortened for it; nil by default.
  open var maximumValueImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// Sets the image of the thumb for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    images.thumb[state] = image
    setNeedsDisplay()
  }

  /// Sets the image of the track from its start to the thumb for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images.minimumTrack[state] = image
    setNeedsDisplay()
  }

  /// Sets the image of the track from the thumb to its end for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images.maximumTrack[state] = image
    setNeedsDisplay()
  }

  /// Returns the image that was set for the thumb in a state.
  open func thumbImage(for state: State) -> UIImage? { images.thumb[state] }

  /// Returns the image that was set for the track before the thumb in a state.
  open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state] }

  /// Returns the image that was set for the track after the thumb in a state.
  open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state] }

  /// The image of the thumb in the present state.
  open var currentThumbImage: UIImage? { images.thumb.shown(in: state) }

  /// The image of the track before the thumb in the present state.
  open var currentMinimumTrackImage: UIImage? { images.minimumTrack.shown(in: state) }

  /// The image of the track after the thumb in the present state.
  open var currentMaximumTrackImage: UIImage? { images.maximumTrack.shown(in: state) }

  /// Returns the present width and the height of a slider: 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SliderMetrics.height)
  }

  /// The height of a slider, 34 points, without a width.
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

  /// Returns the rectangle of the track in a slider of the given bounds.
  ///
  /// Override it to give the slider another track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    SliderMetrics.track(in: bounds, beside: endImages(in: bounds))
  }

  /// Returns the rectangle of the image at the start in a slider of the given bounds.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderMetrics.image(minimumValueImage?.size, in: bounds, atEnd: false)
  }

  /// Returns the rectangle of the image at the end in a slider of the given bounds.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderMetrics.image(maximumValueImage?.size, in: bounds, atEnd: true)
  }

  /// Returns the rectangle of the thumb in a slider of the given bounds, track and value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    SliderMetrics.thumb(on: rect, of: currentThumbImage?.size, at: fraction(of: value))
  }

  /// The present rectangle of the thumb.
  final var presentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: currentValue)
  }

  /// Returns the position of a value between the minimum and the maximum, 0…1.
  final func fraction(of value: Float) -> CGFloat {
    let length = CGFloat(range.upperBound) - CGFloat(range.lowerBound)
    guard length > 0 else { return 0 }
    return min(max((CGFloat(value) - CGFloat(range.lowerBound)) / length, 0), 1)
  }

  // MARK: - Tracking

  /// Tracks a touch that begins on the thumb, and no other.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard presentThumbRect.contains(point) else { return false }
    grip = SliderGrip(start: point.x, fraction: fraction(of: currentValue), value: currentValue)
    return true
  }

  /// Moves the thumb with the touch.
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

  /// Sends the last `.valueChanged` if the value has changed.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let grip = grip
    self.grip = nil
    guard let touch, let grip, isContinuous ? grip.hasMoved : grip.value != currentValue else {
      return
    }
    send([.valueChanged, .primaryActionTriggered], touch, event)
  }

  /// Keeps the value that the touch set.
  open override func cancelTracking(with event: UIEvent?) {
    grip = nil
  }

  /// Prevents a swipe along the slider from taking the touch away from the thumb.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let claim = ControlClaim(of: self, on: gestureRecognizer)
    if claim.isHorizontalSwipe && grip != nil { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The distance that the centre of the thumb can travel, in points.
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
