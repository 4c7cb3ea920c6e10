import Foundation

/// How one direction moves by itself after the finger has left: it slows down, and springs back from
/// beyond its ends.
///
/// A function of the time alone, so that it does not matter when it is asked.
struct AxisMotion: Equatable {
  /// Slowing down: the speed shrinks by the same factor in every moment.
  private struct Deceleration: Equatable {
    var start: CGFloat
    var goal: CGFloat
    /// Per second.
    var decay: Double
    /// Until it rests, or meets an end.
    var length: TimeInterval

    func offset(at time: TimeInterval) -> CGFloat { goal - (goal - start) * exp(-decay * time) }

    /// In points per second.
    func velocity(at time: TimeInterval) -> CGFloat {
      (goal - start) * decay * exp(-decay * time)
    }
  }

  /// Coming back from beyond an end, as fast as a spring can without swinging.
  private struct Bounce: Equatable {
    var rest: CGFloat
    var displacement: CGFloat
    var velocity: CGFloat

    /// How stiff it is, in radians per second (our choice, by the looks of devices).
    static let frequency = 10.0

    func offset(at time: TimeInterval) -> CGFloat {
      let push = velocity + Self.frequency * displacement
      return rest + (displacement + push * time) * exp(-Self.frequency * time)
    }

    /// Until it is nearer to its rest than one can see.
    var length: TimeInterval {
      let push = abs(velocity + Self.frequency * displacement)
      // It is farthest away after this; before, it may pass its rest.
      var time = 1 / Self.frequency
      guard abs(displacement) + push * time > AxisMotion.unseen else { return 0 }
      while (abs(displacement) + push * time) * exp(-Self.frequency * time) > AxisMotion.unseen {
        time += 0.01
      }
      return time
    }
  }

  /// A distance too small to be seen, in points.
  private static let unseen: CGFloat = 0.5

  private var deceleration: Deceleration?
  private var bounce: Bounce?
  private let rest: CGFloat

  /// It stays where it is.
  init(restingAt offset: CGFloat) { rest = offset }

  /// It is left with a speed in points per second, or sent to a goal.
  ///
  /// `rate` is the part of the speed that is left after each millisecond.
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

  /// Lets the deceleration end at an edge that lies before its goal.
  private mutating func meet(_ edge: CGFloat, bounces: Bool) {
    guard var deceleration else { return }
    let part = (deceleration.goal - edge) / (deceleration.goal - deceleration.start)
    deceleration.length = part > 0 && part < 1 ? -log(part) / deceleration.decay : 0
    self.deceleration = deceleration
    guard bounces else { return }
    let velocity = deceleration.velocity(at: deceleration.length)
    bounce = Bounce(rest: edge, displacement: 0, velocity: velocity)
  }

  /// By how much the speed shrinks, per second, for the part left after a millisecond.
  private static func decay(_ rate: CGFloat) -> Double {
    let sound = rate.isFinite ? min(max(rate, 0.5), 0.9999) : 0.998
    return -1000 * log(sound)
  }

  /// Where something ends that is left with a speed, if no end is in the way.
  static func goal(from offset: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    offset + velocity / decay(rate)
  }

  /// How long it moves, in seconds.
  var length: TimeInterval { (deceleration?.length ?? 0) + (bounce?.length ?? 0) }

  /// Whether it moves at all.
  var isMoving: Bool { deceleration != nil || bounce != nil }

  /// The offset after some seconds.
  func offset(at time: TimeInterval) -> CGFloat {
    guard time < length else { return rest }
    if let deceleration, time < deceleration.length { return deceleration.offset(at: time) }
    return bounce?.offset(at: time - (deceleration?.length ?? 0)) ?? rest
  }
}
