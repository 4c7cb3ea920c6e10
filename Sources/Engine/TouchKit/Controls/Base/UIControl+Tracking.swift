import TouchTrace
import Foundation

extension UIControl {
  /// Begins to follow the first of some touches, unless the control follows one already.
  ///
  /// It follows only touches whose hit view it is: of a view in it that takes touches the control
  /// hears through the chain, and does not track them (four reports; no text of Apple's).
  ///
  /// When the finger of that one has lifted, of which the control is only to be told, the new one is
  /// next: two quick taps are two taps, also if a recognizer held back the end of the first.
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
    // The control may have been removed or disabled by what it called.
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

  /// Follows a move of the finger.
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

  /// Ends the following of a finger that lifted.
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

  /// Follows the finger that came down before the control was told that the former one lifted.
  private func goOn(with touch: UITouch, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let isEnding = touches.contains(touch)
    guard tracked == nil, isEnabled, isEnding || touch.isHeld(by: self) else { return }
    follow(touch, event)
    if isEnding { finishTracking(touches, event) }
  }

  /// Ends the following of a finger that was taken away.
  final func stopTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = tracked?.touch, touches.contains(touch) else { return }
    cancel(touch, event, sending: event)
  }

  /// Ends the following of a finger for a reason that is no event.
  final func loseTouch() {
    guard let tracked, tracked.stage != .ending else { return }
    guard tracked.stage == .tracking else {
      // The answer of `beginTracking(_:with:)`, which is running, no longer matters.
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

  /// Cleared after the action, as clients of UIKit know it: what an action sets does not last.
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
