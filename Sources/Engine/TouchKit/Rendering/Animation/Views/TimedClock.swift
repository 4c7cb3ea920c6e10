import Foundation

/// A clock that begins at a moment and runs for a while, once or again and again.
final class TimedClock: AnimationClock {
  /// In seconds on the application's clock.
  let beginning: TimeInterval
  /// One way, in seconds.
  let duration: TimeInterval
  /// How often; infinite for without end.
  let repeatCount: Double
  /// Whether each time also leads back.
  let autoreverses: Bool
  let pace: AnimationPace

  /// What two sums of the same times may differ by, in seconds.
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

  /// When it is over; infinite when it never is.
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
    // Every second way leads back.
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
