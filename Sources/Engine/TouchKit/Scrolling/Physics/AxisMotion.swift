import Foundation

/// The motion of one axis after the finger has lifted: it decelerates and bounces back beyond its ends.
///
/// It is a pure function of time, so that the times of the calls do not matter.
struct AxisMotion: Equatable {
  /// A deceleration, which reduces the speed by a constant factor per time.
  private struct Deceleration: Equatable {
    var start: CGFloat
    var goal: CGFloat
    /// The decay rate, per second.
    var decay: Double
    /// The time until it rests or reaches an end.
    var length: TimeInterval

    func offset(at time: TimeInterval) -> CGFloat { goal - (goal - start) * exp(-decay * time) }

    /// Returns the speed, in points per second.
    func velocity(at time: TimeInterval) -> CGFloat {
      (goal - start) * decay * exp(-decay * time)
    }
  }

  /// A bounce from beyond an end, as fast as a spring can without oscillation.
  private struct Bounce: Equatable {
    var rest: CGFloat
    var displacement: CGFloat
    var velocity: CGFloat

    /// The frequency of the spring, in radians per second (our choice, by the looks of devices).
    static let frequency = 10.0

    func offset(at time: TimeInterval) -> CGFloat {
      let push = velocity + Self.frequency * displacement
      return rest + (displacement + push * time) * exp(-Self.frequency * time)
    }

    /// The time until its distance from rest is invisible.
    var length: TimeInterval {
      let push = abs(velocity + Self.frequency * displacement)
      // After this time the distance only shrinks; before, it can pass its rest position.
      var time = 1 / Self.frequency
      guard abs(displacement) + push * time > AxisMotion.unseen else { return 0 }
      while (abs(displacement) + push * time) * exp(-Self.frequency * time) > AxisMotion.unseen {
        time += 0.01
      }
      return time
    }
  }

  /// The largest invisible distance, in points.
  private static let unseen: CGFloat = 0.5

  private var deceleration: Deceleration?
  private var bounce: Bounce?
  private let rest: CGFloat

  /// Creates a motion at rest.
  init(restingAt offset: CGFloat) { rest = offset }

  /// Creates a motion with an initial speed in points per second, or towards a goal.
  ///
  /// `rate` is the fraction of the speed that remains after each millisecond.
  init(
    from offset: CGFloat,
    velocity: CGFloat,
    goal: CGFloat?,
    rate: CGFloat,
    in axis: ScrollAxis
  ) {
    guard !axis.isBeyond(offset) else {
      let edge = axis.clamped(offset)
      rest = edge
      bounce = Bounce(rest: edge, displacement: offset - edge, velocity: velocity)
      return
    }
    let decay = Self.decay(rate)
    let goal = goal ?? offset + velocity / decay
    let edge = axis.clamped(goal)
    rest = edge
    guard goal != offset else { return }
    let whole = max(0, log(abs(goal - offset) / Self.unseen)) / decay
    deceleration = Deceleration(start: offset, goal: goal, decay: decay, length: whole)
    if edge != goal { meet(edge, bounces: axis.bounces) }
  }

  /// Ends the deceleration at an edge before its goal.
  private mutating func meet(_ edge: CGFloat, bounces: Bool) {
    guard var deceleration else { return }
    let part = (deceleration.goal - edge) / (deceleration.goal - deceleration.start)
    deceleration.length = part > 0 && part < 1 ? -log(part) / deceleration.decay : 0
    self.deceleration = deceleration
    guard bounces else { return }
    let velocity = deceleration.velocity(at: deceleration.length)
    bounce = Bounce(rest: edge, displacement: 0, velocity: velocity)
  }

  /// Returns the decay rate per second, for the fraction of the speed that remains after a millisecond.
  private static func decay(_ rate: CGFloat) -> Double {
    let sound = rate.isFinite ? min(max(rate, 0.5), 0.9999) : 0.998
    return -1000 * log(sound)
  }

  /// Returns the end of a motion with an initial speed, without edges.
  static func goal(from offset: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    offset + velocity / decay(rate)
  }

  /// The duration of the motion, in seconds.
  var length: TimeInterval { (deceleration?.length ?? 0) + (bounce?.length ?? 0) }

  /// Whether it moves.
  var isMoving: Bool { deceleration != nil || bounce != nil }

  /// Returns the offset after some seconds.
  func offset(at time: TimeInterval) -> CGFloat {
    guard time < length else { return rest }
    if let deceleration, time < deceleration.length { return deceleration.offset(at: time) }
    return bounce?.offset(at: time - (deceleration?.length ?? 0)) ?? rest
  }
}
