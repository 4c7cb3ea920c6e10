import Foundation

/// The settings of an animation.
struct AnimationSettings {
  /// The duration of one direction, in seconds; an invalid number counts as 0.
  var duration: TimeInterval { didSet { duration = Self.sound(duration) } }
  /// The delay before it begins, in seconds.
  var delay: TimeInterval { didSet { delay = Self.sound(delay) } }
  var pace: AnimationPace
  var options: UIView.AnimationOptions
  /// The number of cycles, for animations that do not repeat for ever.
  var repeatCount: Double = 1

  init(
    duration: TimeInterval,
    delay: TimeInterval = 0,
    pace: AnimationPace? = nil,
    options: UIView.AnimationOptions = []
  ) {
    self.duration = Self.sound(duration)
    self.delay = Self.sound(delay)
    self.pace = pace ?? .cubic(options.namedCurve.cubic)
    self.options = options
  }

  private static func sound(_ time: TimeInterval) -> TimeInterval {
    time.isFinite ? max(0, time) : 0
  }

  /// Whether changes take effect at once.
  var isImmediate: Bool { duration == 0 && delay == 0 }

  /// Returns the settings of a nested animation, which inherits from the outer one unless it overrides them.
  func inherited(from outer: AnimationSettings?) -> AnimationSettings {
    guard let outer else { return self }
    var result = self
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { result.pace = outer.pace }
    if !options.contains(.overrideInheritedOptions) {
      result.options.formUnion(outer.options.intersection(.inheritable))
      result.repeatCount = outer.repeatCount
    }
    if delay == 0 { result.delay = outer.delay }
    return result
  }

  /// Returns the same settings with a number of cycles.
  func repeated(_ count: CGFloat, autoreverses: Bool) -> AnimationSettings {
    var result = self
    result.repeatCount = count > 0 && count.isFinite ? count : 1
    result.options.subtract([.repeat, .autoreverse])
    if count == .infinity { result.options.insert(.repeat) }
    if autoreverses { result.options.insert(.autoreverse) }
    return result
  }

  /// Returns a clock that starts now, in seconds on the application's clock.
  func clock(from now: TimeInterval) -> TimedClock {
    TimedClock(
      beginning: now + delay,
      duration: duration,
      pace: pace,
      repeatCount: options.contains(.repeat) ? .infinity : repeatCount,
      autoreverses: options.contains(.autoreverse)
    )
  }
}
