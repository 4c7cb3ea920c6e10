import Foundation

/// The way of a weight on a spring from 0 to its rest at 1.
struct SpringMotion: Hashable, Sendable {
  /// Radians per second without damping.
  let frequency: Double
  /// 1 comes to rest fastest without overshooting; less overshoots, more creeps.
  let dampingRatio: Double
  /// In whole ways per second.
  let velocity: Double

  /// What is left of the way when a spring counts as at rest (our choice).
  static let restThreshold = 0.001
  /// Less would swing for ever.
  private static let smallestDampingRatio = 0.01

  init(frequency: Double, dampingRatio: Double, velocity: Double) {
    self.frequency = frequency.isFinite && frequency > 0 ? min(frequency, 1e6) : 1
    self.dampingRatio =
      dampingRatio.isFinite ? min(max(dampingRatio, Self.smallestDampingRatio), 1e3) : 1
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// A weight on a spring, by what they are made of.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = mass > 0 ? mass : 1
    let stiffness = stiffness > 0 ? stiffness : 1
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: velocity
    )
  }

  /// The spring that seems to take a given time, by how much it bounces: 0 not at all, 1 for ever.
  init(perceptualDuration duration: Double, bounce: Double, velocity: Double) {
    let bounce = min(max(bounce, -1), 1)
    self.init(
      frequency: 2 * .pi / (duration.isFinite && duration > 0 ? duration : 1),
      dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - bounce,
      velocity: velocity
    )
  }

  /// The spring that takes a given time to come to rest.
  init(dampingRatio: Double, velocity: Double, settlingIn duration: Double) {
    let duration = duration.isFinite && duration > 0 ? duration : 1
    func spring(_ frequency: Double) -> SpringMotion {
      SpringMotion(frequency: frequency, dampingRatio: dampingRatio, velocity: velocity)
    }
    // The faster it swings the earlier it rests.
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

  /// How much of the way is done after some seconds; more than 1 beyond the rest.
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
    // Both parts shrink; written so that neither grows beyond all numbers on the way.
    let share = push / swing
    let slow = (1 + share) / 2 * exp((swing - decay) * time)
    let fast = (1 - share) / 2 * exp(-(swing + decay) * time)
    return 1 - slow - fast
  }

  /// The most that can be left of the way, or beyond it, from a moment on.
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

  /// When it counts as at rest, in seconds.
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
