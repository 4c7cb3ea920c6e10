import TouchTrace

/// The life that pinches and rotations have in common.
///
/// Two fingers decide; further ones are ignored. The gesture goes on while two are down and ends
/// when both have lifted.
@MainActor
struct TwoFingerGesture {
  let recognizer: UIGestureRecognizer

  private var touches: [UITouch] { recognizer.attempt.touches }

  /// The present pair of fingers.
  var pair: FingerPair? { FingerPair(of: touches) }

  /// Ignores fingers beyond the second.
  func ignoreFurther(_ event: UIEvent) {
    for touch in touches.filter({ !$0.isOver }).dropFirst(2) {
      recognizer.ignore(touch, for: event)
    }
  }

  /// Goes on, if it has begun; false when it has yet to decide.
  func continueIfBegun() -> Bool {
    guard recognizer.machine.isActive || recognizer.machine.isWaiting else { return false }
    recognizer.enter(.changed, .moved)
    return true
  }

  /// Ends or fails the gesture when no finger is left.
  func lift(_ missing: GestureCause) {
    guard touches.allSatisfy(\.isOver) else { return }
    if recognizer.machine.isActive || recognizer.machine.isWaiting {
      recognizer.enter(.ended, .lifted)
    } else {
      recognizer.enter(.failed, missing)
    }
  }

  /// Ends the gesture because its touches were taken away.
  func cancel() {
    guard touches.allSatisfy(\.isOver) else { return }
    recognizer.enter(recognizer.machine.isActive ? .cancelled : .failed, .touchesCancelled)
  }
}
