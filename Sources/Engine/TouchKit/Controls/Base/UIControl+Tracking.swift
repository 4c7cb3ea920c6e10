import TouchTrace
import Foundation

extension UIControl {
  /// Begins to track the first of some touches, unless the control already tracks one.
  ///
  /// It tracks only touches whose hit view is the control. Touches of an interactive subview reach the control through
  /// the responder chain, and it does not track them (four reports; no text of Apple's).
  ///
  /// If the tracked touch has lifted but its end was not delivered yet, the new touch comes next. Two quick taps are
  /// therefore two taps, even if a recognizer delays the end of the first.
  final func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    if tracked?.isTaken ?? false { loseTouch() }
    let own = touches.filter { $0.view === self || $0.view == nil }
    guard isEnabled, let touch = firstArrived(own, event) else { return }
    guard let former = tracked else { return follow(touch, event) }
    if former.touch.hasLifted, former.successor == nil { tracked?.successor = touch }
  }

  private func follow(_ touch: UITouch, _ event: UIEvent?) {
    tracked = TrackedTouch(touch: touch, event: event)
    attachedWindow?.application?.fingerFollowers.add(self)
    traceTracking(.began, touch)
    let accepts = beginTracking(touch, with: event)
    // The methods it called can have removed or disabled the control.
    guard tracked?.touch === touch else { return }
    guard accepts else {
      forgetTouch()
      return traceTracking(.refused, touch)
    }
    tracked?.stage = .tracking
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, touch, event)
    if isTracking, tracked?.touch === touch { didSendTouchDown(touch, event) }
  }

  /// Continues the tracking after a move of the touch.
  final func goOnTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = tracked?.touch, touches.contains(touch) else { return }
    tracked?.event = event
    traceTracking(.continued, touch)
    let goesOn = continueTracking(touch, with: event)
    guard isTracking, tracked?.touch === touch else { return }
    guard goesOn else {
      forgetTouch()
      traceTracking(.stopped, touch)
      return clearHighlight()
    }
    let wasInside = isTouchInside
    let isInside = holds(touch, event)
    tracked?.isInside = isInside
    if isInside != wasInside { isHighlighted = isInside }
    var events: Event = isInside ? .touchDragInside : .touchDragOutside
    if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
    send(events, touch, event)
  }

  /// Ends the tracking of a touch that lifted.
  final func finishTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = tracked?.touch, touches.contains(touch) else { return }
    let isInside = holds(touch, event)
    tracked?.isInside = isInside
    tracked?.stage = .ending
    traceTracking(.ended, touch)
    endTracking(touch, with: event)
    let successor = tracked?.successor
    forgetTouch()
    if isInside { willSendPrimaryAction() }
    send(isInside ? upInsideEvents : .touchUpOutside, touch, event)
    clearHighlight()
    if let successor { goOn(with: successor, touches, event) }
  }

  /// Tracks the touch that began before the control was notified that the former one ended.
  private func goOn(with touch: UITouch, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let isEnding = touches.contains(touch)
    guard tracked == nil, isEnabled, isEnding || touch.isHeld(by: self) else { return }
    follow(touch, event)
    if isEnding { finishTracking(touches, event) }
  }

  /// Ends the tracking of a cancelled touch.
  final func stopTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = tracked?.touch, touches.contains(touch) else { return }
    cancel(touch, event, sending: event)
  }

  /// Ends the tracking of a touch for a reason other than an event.
  final func loseTouch() {
    guard let tracked, tracked.stage != .ending else { return }
    guard tracked.stage == .tracking else {
      // The result of the running `beginTracking(_:with:)` no longer matters.
      forgetTouch()
      return traceTracking(.refused, tracked.touch)
    }
    cancel(tracked.touch, nil, sending: tracked.event)
  }

  private func cancel(_ touch: UITouch, _ event: UIEvent?, sending sentEvent: UIEvent?) {
    tracked?.stage = .ending
    traceTracking(.cancelled, touch)
    cancelTracking(with: event)
    forgetTouch()
    send(.touchCancel, touch, sentEvent)
    clearHighlight()
  }

  private func forgetTouch() {
    let application = tracked?.touch.state.window?.application
    tracked = nil
    application?.fingerFollowers.remove(self)
  }

  /// Clears the highlight after the action, as clients of UIKit observe.
  ///
  /// A value that an action sets therefore does not last.
  private func clearHighlight() {
    if tracked == nil, isHighlighted { isHighlighted = false }
  }

  private func holds(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    TrackingMargin.contains(touch.location(in: self), of: self, event: event)
  }

  private func firstArrived(_ touches: Set<UITouch>, _ event: UIEvent?) -> UITouch? {
    touches.min { $0.state.number < $1.state.number }
  }

  private func traceTracking(_ step: ControlTracking.Step, _ touch: UITouch) {
    guard let trace = touch.state.window?.application?.trace, trace.isOn else { return }
    let tracking = ControlTracking(control: snapshot(), step: step, touch: touch.state.number)
    trace.record(.tracking(tracking))
  }
}

extension UIControl: FingerFollower {
  final var followedTouch: UITouch? { tracked?.touch }

  final var hasLostFinger: Bool { tracked?.isLost ?? true }
}
