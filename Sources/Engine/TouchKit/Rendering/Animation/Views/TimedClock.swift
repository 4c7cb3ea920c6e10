import Foundation

/// A clock that begins at a moment and runs for a duration, once or repeatedly.
final class TimedClock: AnimationClock {
  /// The beginning, in seconds on the application's clock.
  let beginning: TimeInterval
  /// The duration of one direction, in seconds.
  let duration: TimeInterval
  /// The number of cycles; infinite for no end.
  let repeatCount: Double
  /// Whether each cycle also runs backwards.
  let autoreverses: Bool
  let pace: AnimationPace

  /// The largest rounding difference between two sums of the same times, in seconds.
  private static let roundingError: TimeInterval = 1e-9

  init(
    beginning: TimeInterval,
    duration: TimeInterval,
    pace: AnimationPace,
    repeatCount: Double = 1,
    autoreverses: Bool = false
  ) {
    self.beginning = beginning
    self.duration = duration
    self.pace = pace
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }

  /// The time at which it ends; infinite for no end.
  var end: TimeInterval {
    guard duration > 0 else { return beginning }
    return beginning + duration * repeatCount * (autoreverses ? 2 : 1)
  }

  func stage(at time: TimeInterval) -> AnimationStage {
    if time >= end - Self.roundingError { return .over }
    let elapsed = time - beginning
    guard elapsed >= 0 else { return .waiting }
    let cycle = elapsed / duration
    var part = cycle - cycle.rounded(.down)
    // Every second direction is backwards.
    if autoreverses, cycle.rounded(.down).truncatingRemainder(dividingBy: 2) == 1 {
      part = 1 - part
    }
    return .running(pace.progress(at: part, of: duration), isMoving: true)
  }

  func nextTurn(after time: TimeInterval) -> TimeInterval? {
    if time < beginning, end > beginning { return beginning }
    return end.isFinite ? end - Self.roundingError : nil
  }
}
