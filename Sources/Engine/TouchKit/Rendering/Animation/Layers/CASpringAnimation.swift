public import Foundation

/// An animation from one value to another with the motion of a spring (Apple: CASpringAnimation).
///
/// It lasts as long as `duration`, which can differ from the time the spring oscillates; see `settlingDuration`.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the weight on the spring; 1 by default.
  open var mass: CGFloat = 1

  /// The stiffness of the spring; 100 by default.
  open var stiffness: CGFloat = 100

  /// The damping of the motion; 10 by default.
  open var damping: CGFloat = 10

  /// The speed at the beginning, in total distances per second; 0 by default.
  open var initialVelocity: CGFloat = 0

  /// Whether overdamping slows the motion down further; true by default.
  open var allowsOverdamping = true

  nonisolated deinit {}

  /// Creates a spring from its perceived duration in seconds and its bounce.
  ///
  /// A bounce of 0 does not overshoot; the largest bounce is 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / (perceptualDuration > 0 ? perceptualDuration : 1)
    let bounce = min(max(Double(bounce), -1), 1)
    let ratio = bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - bounce
    stiffness = CGFloat(frequency * frequency)
    damping = CGFloat(2 * ratio * frequency)
  }

  /// The perceived duration of the spring, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / motion.frequency }

  /// The bounce of the spring, from 0 for none to 1.
  open var bounce: CGFloat {
    let ratio = motion.dampingRatio
    return CGFloat(ratio > 1 ? 1 / ratio - 1 : 1 - ratio)
  }

  /// The time at which the spring settles, in seconds after the beginning.
  open var settlingDuration: CFTimeInterval { motion.settlingDuration }

  private var motion: SpringMotion {
    let critical = 2 * (Double(stiffness) * Double(mass)).squareRoot()
    let limit = allowsOverdamping || !critical.isFinite ? Double(damping) : critical
    return SpringMotion(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: min(Double(damping), limit),
      velocity: Double(initialVelocity)
    )
  }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func progress(at part: Double, of duration: TimeInterval) -> Double {
    motion.progress(at: super.progress(at: part, of: duration) * duration)
  }
}
