import TouchTrace
public import Foundation

/// Recognises fingers that stay down without moving, or a button held down: a continuous gesture.
///
/// It begins when the fingers have been down for `minimumPressDuration`, without any event. It then follows their
/// movement anywhere, and ends when one of them lifts (Apple: UILongPressGestureRecognizer).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var series = TapSeries()
  private var buttons = ButtonSeries()
  private var timer: TimerQueue.Ticket?

  /// The number of taps before the press; 0 by default.
  open var numberOfTapsRequired = 0

  /// The number of fingers that press; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The time that the fingers stay down before the gesture begins, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The maximum movement of a finger before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10

  override var awaitsMoreTouches: Bool {
    series.count + buttons.count > 0 && state == .possible
  }

  override var logSettings: [String] {
    var settings = ["numberOfTapsRequired = \(numberOfTapsRequired)"]
    if numberOfTouchesRequired != 1 {
      settings.append("numberOfTouchesRequired = \(numberOfTouchesRequired)")
    }
    if minimumPressDuration != 0.5 {
      settings.append("minimumPressDuration = \(minimumPressDuration)")
    }
    return settings
  }

  /// Whether the taps before the press are complete.
  private var isPress: Bool { series.count + buttons.count >= numberOfTapsRequired }

  // MARK: - Touches

  /// Starts the timer when the last finger comes down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard machine.state == .possible, !machine.isWaiting else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    for touch in touches.inOrder {
      let fault = series.add(touch, fingers: numberOfTouchesRequired, limits)
      if let fault { return enter(.failed, fault) }
    }
    if isPress { startPress() } else { limitTap(from: series.startTime) }
  }

  /// Fails if a finger moves too far before the beginning; reports changes afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if machine.isActive || machine.isWaiting {
      enter(.changed, .moved)
    } else {
      checkMovement()
    }
  }

  /// Ends the gesture, or fails if it has not begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if machine.isActive || machine.isWaiting { return enter(.ended, .lifted) }
    checkMovement()
    guard state == .possible else { return }
    if isPress { return failEarly(since: series.startTime) }
    if let fault = series.lift(touches, fingers: numberOfTouchesRequired) {
      return enter(.failed, fault)
    }
    if series.isBetweenTaps { awaitNextTap() }
  }

  /// Cancels the gesture, or fails if it has not begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    enter(machine.isActive ? .cancelled : .failed, .touchesCancelled)
  }

  /// Discards the press.
  open override func reset() {
    super.reset()
    stop(&timer)
    series = TapSeries()
    buttons = ButtonSeries()
  }

  // MARK: - Presses

  /// Starts the timer when the button goes down.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    guard machine.state == .possible, !machine.isWaiting else {
      for press in presses { ignore(press, for: event) }
      return
    }
    if let fault = buttons.add(presses) { return enter(.failed, fault) }
    if isPress { startTime() } else { limitTap(from: buttons.startTime) }
  }

  /// Ends the gesture, or fails if it has not begun.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    if machine.isActive || machine.isWaiting { return enter(.ended, .lifted) }
    guard state == .possible else { return }
    if isPress { return failEarly(since: buttons.startTime) }
    if buttons.lift(presses) { awaitNextTap() }
  }

  /// Cancels the gesture, or fails if it has not begun.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
    enter(machine.isActive ? .cancelled : .failed, .touchesCancelled)
  }

  // MARK: - Time

  private func startPress() {
    stop(&timer)
    guard series.fingerCount == numberOfTouchesRequired else { return }
    startTime()
  }

  private func startTime() {
    stop(&timer)
    let duration = minimumPressDuration
    guard duration > 0 else { return begin(after: 0) }
    let now = application?.currentTime ?? 0
    restart(&timer, at: now + duration) { [self] in begin(after: duration) }
  }

  private func begin(after duration: TimeInterval) {
    enter(.began, .reached(.duration, measured: duration, needed: minimumPressDuration))
  }

  private func failEarly(since start: TimeInterval) {
    let held = (application?.currentTime ?? 0) - start
    enter(.failed, .missed(.duration, measured: held, needed: minimumPressDuration))
  }

  private func limitTap(from start: TimeInterval) {
    let allowed = limits.tapDuration
    restart(&timer, at: start + allowed) { [self] in
      enter(.failed, .exceeded(.duration, measured: allowed, allowed: allowed))
    }
  }

  private func awaitNextTap() {
    let interval = limits.tapInterval
    let now = application?.currentTime ?? 0
    restart(&timer, at: now + interval) { [self] in
      enter(.failed, .exceeded(.pause, measured: interval, allowed: interval))
    }
  }

  private func checkMovement() {
    let movement = series.movement
    let allowed = isPress ? allowableMovement : limits.tapMovement
    guard movement > allowed else { return }
    enter(.failed, .exceeded(.movement, measured: movement, allowed: allowed))
  }

  nonisolated deinit {}
}
