import TouchTrace
public import Foundation
import Geometry

/// Recognises two fingers that move apart or together: a continuous gesture.
///
/// It begins when their distance has changed enough, continues while both are down, and ends when both have lifted
/// (Apple: UIPinchGestureRecognizer).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var startDistance: CGFloat?
  /// The distance at a scale of 1.
  private var unit: CGFloat?
  private var currentScale: CGFloat = 1
  private var motion = VelocityTracker()

  /// The distance of the fingers, as a multiple of their distance when the gesture began.
  ///
  /// Setting it makes the current distance equal to that multiple and resets the velocity.
  open var scale: CGFloat {
    get { currentScale }
    set {
      guard newValue.isFinite, newValue != 0 else { return }
      if let distance = TwoFingerGesture(recognizer: self).pair?.distance {
        unit = distance / newValue
      }
      currentScale = newValue
      motion.removeAll()
    }
  }

  /// The change of the scale per second.
  open var velocity: CGFloat { motion.velocity(within: limits.velocityWindow).dx }

  // MARK: - Touches

  /// Measures the distance when the second finger comes down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let gesture = TwoFingerGesture(recognizer: self)
    gesture.ignoreFurther(event)
    measure(gesture)
  }

  /// Begins when the distance has changed enough, and then reports changes.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let gesture = TwoFingerGesture(recognizer: self)
    guard let distance = gesture.pair?.distance, let startDistance else { return }
    if let unit, unit > 0 {
      currentScale = distance / unit
      motion.add(CGVector(dx: currentScale, dy: 0), at: event.timestamp)
    }
    if !gesture.continueIfBegun() { begin(distance, from: startDistance, event) }
  }

  /// Ends when the second finger lifts.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    TwoFingerGesture(recognizer: self).lift(
      .missed(.distance, measured: 0, needed: limits.pinchSlop)
    )
  }

  /// Cancels the gesture, or fails if it has not begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    TwoFingerGesture(recognizer: self).cancel()
  }

  /// Discards the distance and resets the scale to 1.
  open override func reset() {
    super.reset()
    startDistance = nil
    unit = nil
    currentScale = 1
    motion.removeAll()
  }

  // MARK: - The distance

  /// Measures the distance after a finger came down, and keeps the current scale.
  private func measure(_ gesture: TwoFingerGesture) {
    guard let distance = gesture.pair?.distance else { return }
    startDistance = distance
    if unit != nil, currentScale != 0 { unit = distance / currentScale }
  }

  private func begin(_ distance: CGFloat, from start: CGFloat, _ event: UIEvent) {
    let slop = limits.pinchSlop
    let change = distance - start
    guard abs(change) >= slop else { return }
    // The slop does not count for the scale.
    let unit = max(start + (change < 0 ? -slop : slop), .leastNonzeroMagnitude)
    self.unit = unit
    currentScale = distance / unit
    motion.add(CGVector(dx: 1, dy: 0), at: event.timestamp)
    enter(.began, .reached(.distance, measured: abs(change), needed: slop))
  }

  nonisolated deinit {}
}
