import TouchTrace
public import Foundation

/// Recognises one or more taps with one or more fingers, or presses of a button: a discrete gesture.
///
/// It recognises when the last finger of the last tap lifts. It fails if a finger moves or stays down too long, or the
/// number of fingers is wrong. It also fails if the next tap does not follow in time (Apple: UITapGestureRecognizer).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var series = TapSeries()
  private var buttons = ButtonSeries()
  private var timer: TimerQueue.Ticket?

  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1

  /// The number of fingers for each tap; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The pointer buttons that have to be held; the primary one by default.
  ///
  /// It has no effect on fingers, which have no buttons.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// The number of fingers; after the lift, the number of fingers in the latest tap.
  open override var numberOfTouches: Int {
    series.isBetweenTaps ? series.fingerCount : super.numberOfTouches
  }

  /// Returns the location of the first tap in a view's coordinates; nil means the window's.
  open override func location(in view: UIView?) -> CGPoint {
    guard let place = series.location else { return super.location(in: view) }
    return convert(place, to: view)
  }

  /// Returns the location of a finger of the current or latest tap, in a view's coordinates.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = series.touches
    guard series.isBetweenTaps, touches.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convert(touches[touchIndex].state.location, to: view)
  }

  /// Returns whether it fails another recognizer; false for a recognizer of more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let other = preventedGestureRecognizer as? UITapGestureRecognizer,
      other.numberOfTapsRequired > numberOfTapsRequired
    {
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }

  override var awaitsMoreTouches: Bool {
    series.count + buttons.count > 0 && state == .possible
  }

  override var logSettings: [String] {
    var settings: [String] = []
    if numberOfTapsRequired != 1 {
      settings.append("numberOfTapsRequired = \(numberOfTapsRequired)")
    }
    if numberOfTouchesRequired != 1 {
      settings.append("numberOfTouchesRequired = \(numberOfTouchesRequired)")
    }
    return settings
  }

  // MARK: - Touches

  /// Counts fingers and starts the timer for the tap's maximum duration.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard event.buttonMask.isEmpty || event.buttonMask.isSuperset(of: buttonMaskRequired) else {
      return enter(.failed, .otherButton)
    }
    if let fault = count(touches) { return enter(.failed, fault) }
    limitTap(from: series.startTime)
  }

  private func count(_ touches: Set<UITouch>) -> GestureCause? {
    for touch in touches.inOrder {
      let fault = series.add(touch, fingers: numberOfTouchesRequired, limits)
      if let fault { return fault }
    }
    return nil
  }

  /// Fails if a finger moved too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    checkMovement()
  }

  /// Counts the tap when the last finger lifts.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    checkMovement()
    guard state == .possible else { return }
    if let fault = series.lift(touches, fingers: numberOfTouchesRequired) {
      return enter(.failed, fault)
    }
    if series.isBetweenTaps { completeTap(series.count) }
  }

  /// Fails because the touches were cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    enter(.failed, .touchesCancelled)
  }

  /// Discards the taps.
  open override func reset() {
    super.reset()
    stop(&timer)
    series.forget()
    buttons = ButtonSeries()
  }

  // MARK: - Presses

  /// Starts the timer for the press's maximum duration.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    if let fault = buttons.add(presses) { return enter(.failed, fault) }
    limitTap(from: buttons.startTime)
  }

  /// Counts the press as a tap.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    guard state == .possible, buttons.lift(presses) else { return }
    completeTap(buttons.count)
  }

  /// Fails because the presses were cancelled.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
    enter(.failed, .touchesCancelled)
  }

  // MARK: - Deciding

  private func limitTap(from start: TimeInterval) {
    let duration = limits.tapDuration
    restart(&timer, at: start + duration) { [self] in
      enter(.failed, .exceeded(.duration, measured: duration, allowed: duration))
    }
  }

  private func completeTap(_ count: Int) {
    stop(&timer)
    let needed = numberOfTapsRequired
    if count >= needed {
      enter(.ended, .reached(.taps, measured: Double(count), needed: Double(needed)))
    } else {
      awaitNextTap()
    }
  }

  private func checkMovement() {
    let movement = series.movement
    guard movement > 0, state == .possible else { return }
    let allowed = limits.tapMovement
    guard movement > allowed else { return }
    enter(.failed, .exceeded(.movement, measured: movement, allowed: allowed))
  }

  private func awaitNextTap() {
    let interval = limits.tapInterval
    let now = application?.currentTime ?? 0
    restart(&timer, at: now + interval) { [self] in
      enter(.failed, .exceeded(.pause, measured: interval, allowed: interval))
    }
  }

  nonisolated deinit {}
}

extension Set<UITouch> {
  /// The touches in the order in which they came down.
  var inOrder: [UITouch] {
    count < 2 ? Array(self) : sorted { $0.state.number < $1.state.number }
  }
}
