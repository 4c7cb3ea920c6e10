public import Foundation
public import Geometry

/// A pace like that of a weight on a spring (Apple: UISpringTimingParameters).
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The way in which the spring was described.
  private enum Kind {
    /// A damping ratio; the spring settles after the animator's duration.
    case ratio(Double)
    /// A frequency and a damping ratio; the spring settles regardless of the animator's duration.
    case motion(frequency: Double, dampingRatio: Double)
  }

  private let kind: Kind

  /// The speed at the beginning, in total distances per second; vertical and horizontal for positions.
  public final let initialVelocity: CGVector

  nonisolated deinit {}

  private init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
    super.init()
  }

  /// Creates the system's own spring, which takes about half a second.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles after the animator's duration.
  ///
  /// A damping ratio of 1 arrives without overshooting; a smaller one oscillates.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  /// Creates a spring without initial velocity that settles after the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(.ratio(ratio), .zero)
  }

  /// Creates a spring from its mass, stiffness and damping; they determine how long it takes.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let motion = SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: 0)
    self.init(.motion(frequency: motion.frequency, dampingRatio: motion.dampingRatio), velocity)
  }

  /// Creates a spring from its perceived duration in seconds and its bounce.
  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity: CGVector = .zero
  ) {
    let motion = SpringMotion(perceptualDuration: duration, bounce: bounce, velocity: 0)
    self.init(
      .motion(frequency: motion.frequency, dampingRatio: motion.dampingRatio),
      initialVelocity
    )
  }

  /// The type of the pace, a spring.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Always nil, because the pace is a spring.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the springs for both directions, in an animation of a duration in seconds.
  final func springs(for duration: TimeInterval) -> (SpringMotion, SpringMotion) {
    func spring(_ velocity: CGFloat) -> SpringMotion {
      switch kind {
      case .ratio(let ratio):
        SpringMotion(dampingRatio: ratio, velocity: velocity, settlingIn: duration)
      case .motion(let frequency, let ratio):
        SpringMotion(frequency: frequency, dampingRatio: ratio, velocity: velocity)
      }
    }
    return (spring(initialVelocity.dx), spring(initialVelocity.dy))
  }

  /// Returns the time the spring takes in an animator of a duration; both in seconds.
  final func length(for duration: TimeInterval) -> TimeInterval {
    guard case .motion = kind else { return duration }
    let (x, y) = springs(for: duration)
    return max(x.settlingDuration, y.settlingDuration)
  }
}

extension UITimingCurveProvider {
  /// Returns the pace for an animator of a duration in seconds, and the time it then takes.
  func pace(for duration: TimeInterval) -> (AnimationPace, TimeInterval) {
    if let spring = springTimingParameters {
      let (x, y) = spring.springs(for: duration)
      return (.spring(x, y), spring.length(for: duration))
    }
    return (.cubic(cubicTimingParameters?.curve ?? .easeInOut), duration)
  }
}
