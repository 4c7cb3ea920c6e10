import Foundation

/// The values of `CAMediaTiming`, and what follows from them.
struct MediaTiming: Equatable {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Where something is in its own time.
  struct Position: Equatable {
    /// How much of one time has passed, 0…1.
    var part: Double
    /// How many times ended before.
    var cycle: Int
  }

  /// The timing of whatever says nothing about it.
  static let usual = MediaTiming()

  /// What two sums of the same times may differ by, in seconds.
  static let roundingError: TimeInterval = 1e-9

  /// The moment of its own time, when it began at a moment of the surrounding's.
  func activeTime(at time: TimeInterval, begun: TimeInterval) -> TimeInterval {
    let result = (time - begun) * Double(speed) + sound(timeOffset)
    return result.isFinite ? result : 0
  }

  /// The duration of one time, there and back, where nothing else is said as long as given.
  private func cycleLength(_ usual: TimeInterval) -> TimeInterval {
    oneWay(usual) * (autoreverses ? 2 : 1)
  }

  /// One way, in seconds.
  func oneWay(_ usual: TimeInterval) -> TimeInterval {
    let length = duration > 0 ? duration : usual
    return length.isFinite ? max(length, 0) : .infinity
  }

  /// How long it all takes in its own time; may be infinite.
  func activeDuration(_ usual: TimeInterval) -> TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    return cycleLength(usual) * count
  }

  /// Where it is at a moment of its own time; nil when nothing of it is seen.
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
    // The very end belongs to the last time, not to one more.
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

/// A time that passes evenly as another one does: `local = outer * rate + offset`.
struct TimeScale: Equatable {
  var rate = 1.0
  var offset = 0.0

  func local(_ outer: TimeInterval) -> TimeInterval { outer * rate + offset }

  /// The outer moment of a local one; nil when the local time stands still.
  func outer(_ local: TimeInterval) -> TimeInterval? {
    guard rate != 0 else { return nil }
    let result = (local - offset) / rate
    return result.isFinite ? result : nil
  }

  /// The time of something inside of what has this time.
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
