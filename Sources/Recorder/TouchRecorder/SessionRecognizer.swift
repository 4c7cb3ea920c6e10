import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A recognizer that observes the touches of a window without any effect.
///
/// It never recognizes. It prevents no recognizer and cannot be prevented. It has no failure
/// requirements in either direction. It cancels and delays no touches, and fails when the last
/// finger lifts.
final class SessionRecognizer: UIGestureRecognizer {
  private weak var recorder: TouchRecorder?

  convenience init(for recorder: TouchRecorder) {
    self.init(target: nil, action: nil)
    self.recorder = recorder
    cancelsTouchesInView = false
    delaysTouchesBegan = false
    delaysTouchesEnded = false
    // Without this setting it would not receive a pencil beside a finger.
    requiresExclusiveTouchType = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pass(touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    pass(touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pass(touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    pass(touches, event)
  }

  private func pass(_ touches: Set<UITouch>, _ event: UIEvent) {
    let own = event.touches(for: self) ?? []
    recorder?.receive(own.union(touches), at: event.timestamp)
    let isOver = own.union(touches).allSatisfy { $0.phase == .ended || $0.phase == .cancelled }
    if isOver { state = .failed }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
