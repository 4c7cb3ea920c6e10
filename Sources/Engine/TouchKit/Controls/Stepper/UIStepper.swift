public import Foundation

/// A control with two halves that decrease and increase a value (Apple: UIStepper).
///
/// Its size is fixed: 94 by 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var scale = StepperScale()
  private var press: StepperPress?
  private var ticket: TimerQueue.Ticket?
  final var images = StepperImages()

  nonisolated deinit {}

  /// Creates a stepper from 0 to 100 at 0; only the origin of the rectangle is used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
  }

  /// Creates a stepper at 0; this platform has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = StepperMetrics.size
  }

  // MARK: - Value

  /// The value, limited to the range, 0 by default; setting it sends no event.
  open var value: Double {
    get { scale.value }
    set { change { $0.setValue(newValue) } }
  }

  /// The smallest value, 0 by default; setting it raises a smaller maximum.
  open var minimumValue: Double {
    get { scale.minimum }
    set { change { $0.setMinimum(newValue) } }
  }

  /// The largest value, 100 by default; setting it lowers a larger minimum.
  open var maximumValue: Double {
    get { scale.maximum }
    set { change { $0.setMaximum(newValue) } }
  }

  /// The amount by which a step changes the value; 1 by default; only numbers above 0 are accepted.
  open var stepValue: Double {
    get { scale.step }
    set { if newValue > 0, newValue.isFinite { scale.step = newValue } }
  }

  /// Whether a step beyond one end of the range wraps to the other end; false by default.
  open var wraps: Bool {
    get { scale.wraps }
    set { change { $0.wraps = newValue } }
  }

  /// Whether a resting touch repeats the step; true by default.
  open var autorepeat = true

  /// Whether `.valueChanged` is sent with every step, not only at the end; true by default.
  open var isContinuous = true

  private func change(_ change: (inout StepperScale) -> Void) {
    let former = scale
    change(&scale)
    if scale != former { setNeedsDisplay() }
  }

  // MARK: - Size

  /// The frame of the stepper, whose size cannot be changed.
  open override var frame: CGRect {
    get { super.frame }
    set { moveFrame(to: newValue.origin) }
  }

  /// The stepper's own coordinates; the size cannot be changed.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: StepperMetrics.size) }
  }

  /// Returns the fixed size of a stepper: 94 by 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

  /// The fixed size of a stepper: 94 by 32 points.
  open override var intrinsicContentSize: CGSize { StepperMetrics.size }

  @_spi(Components) open override var usualHugging: ContentPriority { ContentPriority(750, 750) }

  // MARK: - Appearance

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.background[state] = image
    setNeedsDisplay()
  }

  /// Returns the background image that was set for a state.
  open func backgroundImage(for state: State) -> UIImage? { images.background[state] }

  /// Sets the image of the right half for a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increment[state] = image
    setNeedsDisplay()
  }

  /// Returns the image of the right half that was set for a state.
  open func incrementImage(for state: State) -> UIImage? { images.increment[state] }

  /// Sets the image of the left half for a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrement[state] = image
    setNeedsDisplay()
  }

  /// Returns the image of the left half that was set for a state.
  open func decrementImage(for state: State) -> UIImage? { images.decrement[state] }

  /// Draws the stepper; overrides call `super`.
  open override func draw(_ rect: CGRect) { drawStepper() }

  @_spi(Components) open override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  // MARK: - Tracking

  /// Steps at once, and again while the touch rests; a half at its end is not pressed.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let direction = direction(at: touch.location(in: self))
    guard scale.canStep(direction) else { return false }
    press = StepperPress(direction: direction, startValue: value)
    setNeedsDisplay()
    step(touch, event)
    scheduleStep(after: StepperPress.firstDelay)
    return true
  }

  /// Steps only while the touch is on the half where it began.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let isOn = bounds.contains(point) && direction(at: point) == press?.direction
    guard let press, press.isOn != isOn else { return true }
    self.press?.isOn = isOn
    setNeedsDisplay()
    return true
  }

  /// Sends the only `.valueChanged` of a stepper that is not continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    finish(touch, event)
  }

  /// Stops stepping and keeps the value.
  open override func cancelTracking(with event: UIEvent?) {
    finish(tracked?.touch, event)
  }

  /// Prevents recognizers above from taking a tap away from the stepper.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if ControlClaim(of: self, on: gestureRecognizer).isSingleTap { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The pressed half; nil for none.
  final var pressedDirection: StepperScale.Direction? {
    press.flatMap { $0.isOn ? $0.direction : nil }
  }

  /// Returns whether a half can step.
  final func canStep(_ direction: StepperScale.Direction) -> Bool {
    isEnabled && scale.canStep(direction)
  }

  private func direction(at point: CGPoint) -> StepperScale.Direction {
    point.x < bounds.midX ? .down : .up
  }

  private func finish(_ touch: UITouch?, _ event: UIEvent?) {
    attachedWindow?.application?.cancel(ticket)
    ticket = nil
    let press = press
    self.press = nil
    setNeedsDisplay()
    guard !isContinuous, let press, press.startValue != value, let touch else { return }
    send([.valueChanged, .primaryActionTriggered], touch, event)
  }

  private func step(_ touch: UITouch, _ event: UIEvent?) {
    guard let press else { return }
    let former = value
    change { $0.step(press.direction) }
    guard isContinuous, value != former else { return }
    send([.valueChanged, .primaryActionTriggered], touch, event)
  }

  private func scheduleStep(after delay: TimeInterval) {
    guard autorepeat, press != nil, let application = attachedWindow?.application else { return }
    ticket = application.schedule(at: application.currentTime + delay) { [weak self] in
      self?.repeatStep()
    }
  }

  private func repeatStep() {
    ticket = nil
    guard let press, let tracked else { return }
    if press.isOn { step(tracked.touch, tracked.event) }
    scheduleStep(after: StepperPress.delay)
  }

  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    usualOfControl(.adjustable, value: "\(value)")
  }
}
