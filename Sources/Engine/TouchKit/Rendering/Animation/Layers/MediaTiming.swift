import Foundation

/// The values of `CAMediaTiming` and their consequences.
struct MediaTiming: Equatable {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A position in an object's own time.
  struct Position: Equatable {
    /// The fraction of one cycle that has passed, 0…1.
    var part: Double
    /// The number of completed cycles.
    var cycle: Int
  }

  /// The timing of objects without their own.
  static let usual = MediaTiming()

  /// The largest rounding difference between two sums of the same times, in seconds.
  static let roundingError: TimeInterval = 1e-9

  /// Returns the moment of its own time, given its beginning in the parent's time.
  func activeTime(at time: TimeInterval, begun: TimeInterval) -> TimeInterval {
    let result = (time - begun) * Double(speed) + sound(timeOffset)
    return result.isFinite ? result : 0
  }

  /// Returns the duration of one cycle there and back, with a default for a missing duration.
  private func cycleLength(_ usual: TimeInterval) -> TimeInterval {
    oneWay(usual) * (autoreverses ? 2 : 1)
  }

  /// Returns the duration of one direction, in seconds.
  func oneWay(_ usual: TimeInterval) -> TimeInterval {
    let length = duration > 0 ? duration : usual
    return length.isFinite ? max(length, 0) : .infinity
  }

  /// Returns the duration of all cycles in its own time, which can be infinite.
  func activeDuration(_ usual: TimeInterval) -> TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    return cycleLength(usual) * count
  }

  /// Returns its position at a moment of its own time; nil if it is not visible.
  func position(at time: TimeInterval, usual: TimeInterval) -> Position? {
    let (length, total) = (cycleLength(usual), activeDuration(usual))
    var time = time
    if time < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      time = 0
    }
    if time > total {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      time = total
    }
    guard length > 0 else { return Position(part: 1, cycle: 0) }
    guard length.isFinite else { return Position(part: 0, cycle: 0) }
    return place(time, length, total)
  }

  private func place(
    _ time: TimeInterval,
    _ length: TimeInterval,
    _ total: TimeInterval
  ) -> Position {
    var cycle = (time / length).rounded(.down)
    var within = time - cycle * length
    // The very end belongs to the last cycle, not to a further one.
    if time >= total, within < Self.roundingError, cycle >= 1 {
      cycle -= 1
      within = length
    }
    let way = autoreverses ? length / 2 : length
    let part = within <= way ? within / way : 2 - within / way
    // Comparisons with NaN are false.
    return Position(part: part > 0 ? min(part, 1) : 0, cycle: cycle > 0 ? Int(min(cycle, 1e9)) : 0)
  }

  private func sound(_ time: TimeInterval) -> TimeInterval { time.isFinite ? time : 0 }
}

/// A time that passes in proportion to another one: `local = outer * rate + offset`.
struct TimeScale: Equatable {
  var rate = 1.0
  var offset = 0.0

  func local(_ outer: TimeInterval) -> TimeInterval { outer * rate + offset }

  /// Returns the outer moment of a local one; nil if the local time does not pass.
  func outer(_ local: TimeInterval) -> TimeInterval? {
    guard rate != 0 else { return nil }
    let result = (local - offset) / rate
    return result.isFinite ? result : nil
  }

  /// Returns the time of an object inside the object that has this time.
  func inside(_ timing: MediaTiming) -> TimeScale {
    guard timing != .usual else { return self }
    let speed = Double(timing.speed)
    let result = TimeScale(
      rate: rate * speed,
      offset: (offset - timing.beginTime) * speed + timing.timeOffset
    )
    return result.rate.isFinite && result.offset.isFinite ? result : self
  }
}
