import TouchTrace

/// The common behaviour of pinches and rotations.
///
/// Two fingers make the gesture; further fingers are ignored. It continues while two are down and ends when both have
/// lifted.
@MainActor
struct TwoFingerGesture {
  let recognizer: UIGestureRecognizer

  private var touches: [UITouch] { recognizer.attempt.touches }

  /// The current pair of fingers.
  var pair: FingerPair? { FingerPair(of: touches) }

  /// Ignores fingers beyond the second.
  func ignoreFurther(_ event: UIEvent) {
    for touch in touches.filter({ !$0.isOver }).dropFirst(2) {
      recognizer.ignore(touch, for: event)
    }
  }

  /// Continues the gesture if it has begun; returns false if it has not.
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

  /// Cancels or fails the gesture after its touches were cancelled.
  func cancel() {
    guard touches.allSatisfy(\.isOver) else { return }
    recognizer.enter(recognizer.machine.isActive ? .cancelled : .failed, .touchesCancelled)
  }
}
