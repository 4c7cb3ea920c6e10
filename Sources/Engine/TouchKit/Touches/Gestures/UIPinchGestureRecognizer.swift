import TouchTrace
public import Foundation
import Geometry

/// Recognises two fingers that move apart or together: a continuous gesture.
///
/// It begins when their distance has changed enough, goes on while both are down, and ends when
/// both have lifted (Apple: UIPinchGestureRecognizer).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var startDistance: CGFloat?
  /// The distance that counts as a scale of 1.
  private var unit: CGFloat?
  private var currentScale: CGFloat = 1
  private var motion = VelocityTracker()

  /// How far the fingers are apart, as a multiple of their distance when the gesture began.
  ///
  /// Setting it lets the present distance count as that multiple and resets the velocity.
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

  /// How fast the scale changes, per second.
  open var velocity: CGFloat { motion.velocity(within: limits.velocityWindow).dx }

  // MARK: - Touches

  /// Measures the fingers when the second one comes down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let gesture = TwoFingerGesture(recognizer: self)
    gesture.ignoreFurther(event)
    measure(gesture)
  }

  /// Begins when the distance has changed enough, and follows it.
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

  /// Ends with the second finger to lift.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    TwoFingerGesture(recognizer: self).lift(
      .missed(.distance, measured: 0, needed: limits.pinchSlop)
    )
  }

  /// Cancels the gesture, or fails when it has not begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    TwoFingerGesture(recognizer: self).cancel()
  }

  /// Forgets the distance; the scale is 1 again.
  open override func reset() {
    super.reset()
    startDistance = nil
    unit = nil
    currentScale = 1
    motion.removeAll()
  }

  // MARK: - The distance

  /// A finger came: the present distance counts as the present scale.
  private func measure(_ gesture: TwoFingerGesture) {
    guard let distance = gesture.pair?.distance else { return }
    startDistance = distance
    if unit != nil, currentScale != 0 { unit = distance / currentScale }
  }

  private func begin(_ distance: CGFloat, from start: CGFloat, _ event: UIEvent) {
    let slop = limits.pinchSlop
    let change = distance - start
    guard abs(change) >= slop else { return }
    // What the fingers had to move does not count.
    let unit = max(start + (change < 0 ? -slop : slop), .leastNonzeroMagnitude)
    self.unit = unit
    currentScale = distance / unit
    motion.add(CGVector(dx: 1, dy: 0), at: event.timestamp)
    enter(.began, .reached(.distance, measured: abs(change), needed: slop))
  }

  nonisolated deinit {}
}
