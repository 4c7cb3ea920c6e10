import Foundation

/// The presses that a recognizer receives.
extension UIGestureRecognizer {
  /// Returns whether the recognizer receives a new press of an event, in a batch of the arena.
  final func wants(_ press: UIPress, of event: UIPressesEvent, in batch: Int) -> Bool {
    forgetAttemptByHand()
    guard followsTouches, isEnabled, !machine.isFinished, !machine.waitsToEnd,
      allowedPressTypes.contains(where: { $0.intValue == press.state.type.rawValue })
    else {
      return false
    }
    let isWanted =
      wants(event, in: batch) && delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
    // The delegate or an override may have disabled or removed it, or set its state outside its window.
    return isWanted && isEnabled && attachedView != nil && (isInArena || machine.state == .possible)
  }

  /// Calls the recognizer's press method for a phase, with its presses in that phase.
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

  /// Removes a press that does not belong to the recognizer.
  final func drop(_ press: UIPress) {
    guard attempt.presses.contains(where: { $0 === press }) else { return }
    attempt.ignore(press)
    press.watchers.removeOnly(self)
    arena?.noteNews(of: self)
  }

  /// Removes the recognizer from the watchers of touches and presses.
  final func leaveWatched(_ touches: [UITouch], _ presses: [UIPress]) {
    for touch in touches { touch.watchers.removeOnly(self) }
    for press in presses { press.watchers.removeOnly(self) }
  }

  /// Removes the recognizer from the watchers of every touch and press in its attempt.
  final func leaveHistory() {
    leaveWatched(attempt.history, attempt.pressHistory)
  }
}
