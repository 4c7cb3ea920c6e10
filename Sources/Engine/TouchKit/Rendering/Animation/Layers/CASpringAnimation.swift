public import Foundation

/// An animation from one value to another as if it hung on a spring (Apple: CASpringAnimation).
///
/// It lasts as long as `duration` says, which need not be as long as the spring swings; see
/// `settlingDuration`.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The weight on the spring; 1 unless set.
  open var mass: CGFloat = 1

  /// How strong the spring is; 100 unless set.
  open var stiffness: CGFloat = 100

  /// How strongly it is braked; 10 unless set.
  open var damping: CGFloat = 10

  /// How fast it moves at the beginning, in whole ways per second; 0 unless set.
  open var initialVelocity: CGFloat = 0

  /// Whether a brake that is too strong for swinging makes it slower still; true unless set.
  open var allowsOverdamping = true

  nonisolated deinit {}

  /// Creates a spring by how it feels: how long it seems to take, in seconds, and how much it
  /// bounces, from 0 for not at all to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / (perceptualDuration > 0 ? perceptualDuration : 1)
    let bounce = min(max(Double(bounce), -1), 1)
    let ratio = bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - bounce
    stiffness = CGFloat(frequency * frequency)
    damping = CGFloat(2 * ratio * frequency)
  }

  /// How long the spring seems to take, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / motion.frequency }

  /// How much the spring bounces, from 0 for not at all to 1.
  open var bounce: CGFloat {
    let ratio = motion.dampingRatio
    return CGFloat(ratio > 1 ? 1 / ratio - 1 : 1 - ratio)
  }

  /// When the spring is at rest, in seconds after the beginning.
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
