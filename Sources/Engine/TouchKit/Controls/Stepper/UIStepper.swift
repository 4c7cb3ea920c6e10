public import Foundation

/// A control with two halves that lower and raise a value (Apple: UIStepper).
///
/// Its size is its own: 94 by 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var scale = StepperScale()
  private var press: StepperPress?
  private var ticket: TimerQueue.Ticket?
  final var images = StepperImages()

  nonisolated deinit {}

  /// Creates a stepper from 0 to 100 at 0; only the origin of the rectangle counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
  }

  /// Creates a stepper at 0; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = StepperMetrics.size
  }

  // MARK: - Value

  /// The value, kept within the range, 0 unless set; setting it sends no event.
  open var value: Double {
    get { scale.value }
    set { change { $0.setValue(newValue) } }
  }

  /// The least value, 0 unless set; a maximum below it follows it.
  open var minimumValue: Double {
    get { scale.minimum }
    set { change { $0.setMinimum(newValue) } }
  }

  /// The greatest value, 100 unless set; a minimum above it follows it.
  open var maximumValue: Double {
    get { scale.maximum }
    set { change { $0.setMaximum(newValue) } }
  }

  /// How much one step changes the value; 1 unless set; only numbers above 0 count.
  open var stepValue: Double {
    get { scale.step }
    set { if newValue > 0, newValue.isFinite { scale.step = newValue } }
  }

  /// Whether a step beyond one end of the range leads to the other end; false unless set.
  open var wraps: Bool {
    get { scale.wraps }
    set { change { $0.wraps = newValue } }
  }

  /// Whether a finger that rests on a half goes on stepping; true unless set.
  open var autorepeat = true

  /// Whether `.valueChanged` is sent with every step, and not only at the end; true unless set.
  open var isContinuous = true

  private func change(_ change: (inout StepperScale) -> Void) {
    let former = scale
    change(&scale)
    if scale != former { setNeedsDisplay() }
  }

  // MARK: - Size

  /// The rectangle the stepper occupies; its size cannot be changed.
  open override var frame: CGRect {
    get { super.frame }
    set { moveFrame(to: newValue.origin) }
  }

  /// The stepper's own coordinates; the size cannot be changed.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: StepperMetrics.size) }
  }

  /// The one size of a stepper: 94 by 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

  /// The one size of a stepper: 94 by 32 points.
  open override var intrinsicContentSize: CGSize { StepperMetrics.size }

  @_spi(Components) open override var usualHugging: ContentPriority { ContentPriority(750, 750) }

  // MARK: - Appearance

  /// Shows an image as the ground in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.background[state] = image
    setNeedsDisplay()
  }

  /// The image that was set as the ground for a state.
  open func backgroundImage(for state: State) -> UIImage? { images.background[state] }

  /// Shows an image on the right half in a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increment[state] = image
    setNeedsDisplay()
  }

  /// The image that was set on the right half for a state.
  open func incrementImage(for state: State) -> UIImage? { images.increment[state] }

  /// Shows an image on the left half in a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrement[state] = image
    setNeedsDisplay()
  }

  /// The image that was set on the left half for a state.
  open func decrementImage(for state: State) -> UIImage? { images.decrement[state] }

  /// Draws the stepper; overrides call `super`.
  open override func draw(_ rect: CGRect) { drawStepper() }

  @_spi(Components) open override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  // MARK: - Tracking

  /// Steps at once, and again while the finger rests; a half that is at its end is not pressed.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let direction = direction(at: touch.location(in: self))
    guard scale.canStep(direction) else { return false }
    press = StepperPress(direction: direction, startValue: value)
    setNeedsDisplay()
    step(touch, event)
    scheduleStep(after: StepperPress.firstDelay)
    return true
  }

  /// Steps only while the finger is on the half where it came down.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let isOn = bounds.contains(point) && direction(at: point) == press?.direction
    guard let press, press.isOn != isOn else { return true }
    self.press?.isOn = isOn
    setNeedsDisplay()
    return true
  }

  /// Sends the one `.valueChanged` of a stepper that is not continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    finish(touch, event)
  }

  /// Stops stepping; the value stays.
  open override func cancelTracking(with event: UIEvent?) {
    finish(tracked?.touch, event)
  }

  /// Refuses what would take a tap away from the stepper.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if ControlClaim(of: self, on: gestureRecognizer).isSingleTap { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The half that a finger presses; nil for none.
  final var pressedDirection: StepperScale.Direction? {
    press.flatMap { $0.isOn ? $0.direction : nil }
  }

  /// Whether a half can step.
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
