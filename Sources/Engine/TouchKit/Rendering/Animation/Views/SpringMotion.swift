import Foundation

/// The motion of a weight on a spring from 0 to rest at 1.
struct SpringMotion: Hashable, Sendable {
  /// The frequency without damping, in radians per second.
  let frequency: Double
  /// The damping ratio.
  ///
  /// A spring with ratio 1 comes to rest fastest without overshooting. A smaller ratio overshoots; a larger one is
  /// slower.
  let dampingRatio: Double
  /// The speed at the beginning, in total distances per second.
  let velocity: Double

  /// The remaining distance at which a spring counts as at rest (our choice).
  static let restThreshold = 0.001
  /// The smallest damping ratio, because less would oscillate for ever.
  private static let smallestDampingRatio = 0.01

  init(frequency: Double, dampingRatio: Double, velocity: Double) {
    self.frequency = frequency.isFinite && frequency > 0 ? min(frequency, 1e6) : 1
    self.dampingRatio =
      dampingRatio.isFinite ? min(max(dampingRatio, Self.smallestDampingRatio), 1e3) : 1
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// Creates a motion from the mass, stiffness, damping and velocity.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = mass > 0 ? mass : 1
    let stiffness = stiffness > 0 ? stiffness : 1
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: velocity
    )
  }

  /// Creates a spring from its perceived duration and its bounce, from 0 for none to 1 for endless.
  init(perceptualDuration duration: Double, bounce: Double, velocity: Double) {
    let bounce = min(max(bounce, -1), 1)
    self.init(
      frequency: 2 * .pi / (duration.isFinite && duration > 0 ? duration : 1),
      dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - bounce,
      velocity: velocity
    )
  }

  /// Creates a spring that settles in a given duration.
  init(dampingRatio: Double, velocity: Double, settlingIn duration: Double) {
    let duration = duration.isFinite && duration > 0 ? duration : 1
    func spring(_ frequency: Double) -> SpringMotion {
      SpringMotion(frequency: frequency, dampingRatio: dampingRatio, velocity: velocity)
    }
    // A faster spring settles earlier.
    var (slow, fast) = (1e-3 / duration, 1e5 / duration)
    for _ in 0..<80 {
      let middle = (slow * fast).squareRoot()
      if spring(middle).envelope(at: duration) > Self.restThreshold {
        slow = middle
      } else {
        fast = middle
      }
    }
    self = spring(fast)
  }

  /// Returns the progress after a time in seconds; more than 1 beyond the rest position.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = dampingRatio * frequency
    let push = decay - velocity
    if abs(dampingRatio - 1) < 1e-6 {
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - exp(-decay * time) * (cos(swing * time) + push / swing * sin(swing * time))
    }
    let swing = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    // Both terms shrink; this form keeps either from overflowing.
    let share = push / swing
    let slow = (1 + share) / 2 * exp((swing - decay) * time)
    let fast = (1 - share) / 2 * exp(-(swing + decay) * time)
    return 1 - slow - fast
  }

  /// Returns the largest distance from the rest position after a moment.
  func envelope(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    let push = decay - velocity
    if abs(dampingRatio - 1) < 1e-6 {
      return exp(-frequency * time) * (1 + abs(frequency - velocity) * time)
    }
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let share = push / swing
      return exp(-decay * time) * (1 + share * share).squareRoot()
    }
    let swing = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    return exp((swing - decay) * time) * (1 + abs(push / swing))
  }

  /// The time at which it counts as at rest, in seconds.
  var settlingDuration: Double {
    var (early, late) = (0.0, 1.0 / frequency)
    while envelope(at: late) > Self.restThreshold, late < 1e6 { late *= 2 }
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if envelope(at: middle) > Self.restThreshold { early = middle } else { late = middle }
    }
    return late
  }
}
