import Foundation

/// The presses that a recognizer follows.
extension UIGestureRecognizer {
  /// Whether a new press of an event is to be shown to the recognizer, in a batch of the arena's.
  final func wants(_ press: UIPress, of event: UIPressesEvent, in batch: Int) -> Bool {
    forgetAttemptByHand()
    guard followsTouches, isEnabled, !machine.isFinished, !machine.waitsToEnd,
      allowedPressTypes.contains(where: { $0.intValue == press.state.type.rawValue })
    else {
      return false
    }
    let isWanted =
      wants(event, in: batch) && delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
    // The delegate or an override may have disabled or removed it, or driven it by hand outside of its window.
    return isWanted && isEnabled && attachedView != nil && (isInArena || machine.state == .possible)
  }

  /// Shows the recognizer those of its presses that are in a phase, by the method of that phase.
  final func receive(_ phase: UIPress.Phase, _ presses: Set<UIPress>, _ event: UIPressesEvent) {
    latestModifiers = event.modifierFlags
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }

  /// Stops following a press that turns out not to be the recognizer's.
  final func drop(_ press: UIPress) {
    guard attempt.presses.contains(where: { $0 === press }) else { return }
    attempt.ignore(press)
    press.watchers.removeOnly(self)
    arena?.noteNews(of: self)
  }

  /// Has touches and presses forget the recognizer.
  final func leaveWatched(_ touches: [UITouch], _ presses: [UIPress]) {
    for touch in touches { touch.watchers.removeOnly(self) }
    for press in presses { press.watchers.removeOnly(self) }
  }

  /// The same for all that there ever were in its attempt.
  final func leaveHistory() {
    leaveWatched(attempt.history, attempt.pressHistory)
  }
}
