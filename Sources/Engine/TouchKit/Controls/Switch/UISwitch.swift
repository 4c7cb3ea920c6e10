public import Foundation

/// A control that is on or off, changed by a tap or by dragging its knob (Apple: UISwitch).
///
/// Its size is fixed: 51 by 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private var isTurnedOn = false
  private var drag: SwitchDrag?
  /// The position of the knob: 0 at the left, 1 at the right.
  final let knob = AnimatedValue(0)

  nonisolated deinit {}

  /// Creates a switch that is off; only the origin of the rectangle is used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchMetrics.size))
  }

  /// Creates a switch that is off; this platform has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = SwitchMetrics.size
  }

  /// Whether the switch is on; setting it sends no event.
  open var isOn: Bool {
    get { isTurnedOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isTurnedOn else { return }
    isTurnedOn = on
    showSide(animated: animated)
  }

  /// The colour of a switch that is on; nil for the system's green.
  open var onTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// A picture for the on side; stored but not shown, as since iOS 7 (Apple: UISwitch).
  open var onImage: UIImage?

  /// A picture for the off side; stored but not shown, as since iOS 7.
  open var offImage: UIImage?

  /// The frame of the switch, whose size cannot be changed.
  open override var frame: CGRect {
    get { super.frame }
    set { moveFrame(to: newValue.origin) }
  }

  /// The switch's own coordinates; the size cannot be changed.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: SwitchMetrics.size) }
  }

  /// Whether the knob is on the on side, which during a drag can differ from `isOn`.
  final var showsOn: Bool { drag?.side ?? isTurnedOn }

  // MARK: - Tracking

  /// Begins a tap, which can become a drag of the knob.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = SwitchDrag(start: touch.location(in: self), wasOn: isTurnedOn)
    return true
  }

  /// Moves the knob with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let side = showsOn
    drag?.move(to: touch.location(in: self).x)
    if side != showsOn { showSide(animated: true) }
    return true
  }

  /// Sets the switch to the side of the knob after a drag, and to the other side after a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let drag = drag
    self.drag = nil
    guard let drag, let touch else { return }
    let on = drag.isDrag ? drag.side : isTouchInside ? !isTurnedOn : isTurnedOn
    guard on != isTurnedOn else { return showSide(animated: true) }
    setOn(on, animated: true)
    send([.valueChanged, .primaryActionTriggered], touch, event)
  }

  /// Moves the knob back.
  open override func cancelTracking(with event: UIEvent?) {
    drag = nil
    showSide(animated: true)
  }

  private func showSide(animated: Bool) {
    let goal: CGFloat = showsOn ? 1 : 0
    guard animated else {
      knob.jump(to: goal)
      return setNeedsDisplay()
    }
    knob.go(to: goal, over: SwitchMetrics.duration, of: self) { [weak self] in
      self?.setNeedsDisplay()
    }
  }

  // MARK: - Appearance

  /// Returns the fixed size of a switch: 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.size }

  /// The fixed size of a switch: 51 by 31 points.
  open override var intrinsicContentSize: CGSize { SwitchMetrics.size }

  @_spi(Components) open override var usualHugging: ContentPriority { ContentPriority(750, 750) }

  /// Draws the switch; overrides call `super`.
  open override func draw(_ rect: CGRect) { drawSwitch() }

  @_spi(Components) open override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  // MARK: - Recognizers

  /// Prevents recognizers above from taking away a tap or a drag along the switch.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let claim = ControlClaim(of: self, on: gestureRecognizer)
    if claim.isSingleTap || (claim.isSingleFingerPan && isDraggedAlong) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether the touch has moved mainly along the switch.
  private var isDraggedAlong: Bool {
    guard let drag, let touch = tracked?.touch else { return false }
    return drag.isAlong(touch.location(in: self))
  }

  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    usualOfControl([.button, .toggleButton], value: isOn ? "1" : "0")
  }
}
