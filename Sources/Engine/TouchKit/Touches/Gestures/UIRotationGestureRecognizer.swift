import TouchTrace
public import Foundation
import Geometry

/// Recognises two fingers that turn about each other: a continuous gesture.
///
/// It begins when they have turned far enough, continues while both are down, and ends when both have lifted (Apple:
/// UIRotationGestureRecognizer).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var lastAngle: CGFloat?
  /// The total rotation of the fingers, in radians.
  private var turned: CGFloat = 0
  /// The part of the total rotation that does not count, in radians.
  private var offset: CGFloat = 0
  private var motion = VelocityTracker()

  /// The rotation of the fingers in radians; clockwise is positive, full turns add up.
  ///
  /// Setting it makes the current direction equal to that angle and resets the velocity.
  open var rotation: CGFloat {
    get { turned - offset }
    set {
      guard newValue.isFinite else { return }
      offset = turned - newValue
      motion.removeAll()
    }
  }

  /// The angular velocity of the fingers, in radians per second.
  open var velocity: CGFloat { motion.velocity(within: limits.velocityWindow).dx }

  // MARK: - Touches

  /// Measures the direction when the second finger comes down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let gesture = TwoFingerGesture(recognizer: self)
    gesture.ignoreFurther(event)
    lastAngle = gesture.pair?.angle
    if machine.state == .possible, !machine.isWaiting { offset = turned }
  }

  /// Begins when the fingers have turned far enough, and then reports changes.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let gesture = TwoFingerGesture(recognizer: self)
    guard let angle = gesture.pair?.angle else { return }
    turned += lastAngle.map { Self.shortWay(from: $0, to: angle) } ?? 0
    lastAngle = angle
    motion.add(CGVector(dx: rotation, dy: 0), at: event.timestamp)
    if !gesture.continueIfBegun() { beginIfTurnedEnough() }
  }

  /// Ends when the second finger lifts.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    lastAngle = TwoFingerGesture(recognizer: self).pair?.angle
    TwoFingerGesture(recognizer: self).lift(
      .missed(.angle, measured: abs(rotation), needed: limits.rotationSlop)
    )
  }

  /// Cancels the gesture, or fails if it has not begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    TwoFingerGesture(recognizer: self).cancel()
  }

  /// Discards the direction and resets the rotation to 0.
  open override func reset() {
    super.reset()
    lastAngle = nil
    turned = 0
    offset = 0
    motion.removeAll()
  }

  // MARK: - The direction

  private func beginIfTurnedEnough() {
    let slop = limits.rotationSlop
    let angle = rotation
    guard abs(angle) >= slop else { return }
    // The slop does not count for the rotation.
    offset += angle < 0 ? -slop : slop
    enter(.began, .reached(.angle, measured: abs(angle), needed: slop))
  }

  /// Returns the difference of two directions in radians, at most half a turn.
  private static func shortWay(from first: CGFloat, to second: CGFloat) -> CGFloat {
    (second - first).remainder(dividingBy: 2 * .pi)
  }

  nonisolated deinit {}
}
