public import Foundation
public import Geometry

/// A pace as of a weight on a spring (Apple: UISpringTimingParameters).
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// What is known of the spring.
  private enum Kind {
    /// It rests after the animator's duration.
    case ratio(Double)
    /// It rests when it rests, whatever the animator's duration.
    case motion(frequency: Double, dampingRatio: Double)
  }

  private let kind: Kind

  /// The speed at the beginning, in whole ways per second; vertical and horizontal for places.
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

  /// Creates a spring that rests after the animator's duration.
  ///
  /// A damping ratio of 1 arrives without overshooting, less swings.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  /// Creates a spring at rest that rests again after the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(.ratio(ratio), .zero)
  }

  /// Creates a spring from what it is made of; it takes the time it takes.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let motion = SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: 0)
    self.init(.motion(frequency: motion.frequency, dampingRatio: motion.dampingRatio), velocity)
  }

  /// Creates a spring from how it feels: how long it seems to take, in seconds, and its bounce.
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

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Nothing.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The springs for both directions, in an animation of so many seconds.
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

  /// How long it takes, in an animator of so many seconds.
  final func length(for duration: TimeInterval) -> TimeInterval {
    guard case .motion = kind else { return duration }
    let (x, y) = springs(for: duration)
    return max(x.settlingDuration, y.settlingDuration)
  }
}

extension UITimingCurveProvider {
  /// The pace for an animator of so many seconds, and how long it then takes.
  func pace(for duration: TimeInterval) -> (AnimationPace, TimeInterval) {
    if let spring = springTimingParameters {
      let (x, y) = spring.springs(for: duration)
      return (.spring(x, y), spring.length(for: duration))
    }
    return (.cubic(cubicTimingParameters?.curve ?? .easeInOut), duration)
  }
}
