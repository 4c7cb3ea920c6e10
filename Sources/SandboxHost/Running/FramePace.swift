import Foundation

/// When the next frame may begin, so that there are no more frames than a usual screen shows.
///
/// Times count from the beginning of a frame's work, not from its end: input that comes as often as
/// the screen shows frames is worked on at once, however long a frame takes. A value that reads no
/// clock itself; all times are seconds on the window's clock.
struct FramePace {
  private var due = -TimeInterval.infinity

  /// The time between two frames; our choice: a little less than a 60th of a second, so that input
  /// that comes 60 times a second does not fall behind the frames little by little.
  static let interval: TimeInterval = 0.016

  /// How far a frame that began late pushes the next one back less than a whole interval.
  private static let leeway = interval / 2

  /// How long it takes until another frame may begin; zero or less when one may.
  func wait(at now: TimeInterval) -> TimeInterval { due - now }

  /// Takes note of a frame that began.
  ///
  /// One that was late leaves the others at their times, as far as the leeway goes.
  mutating func begin(at start: TimeInterval) {
    let next = max(due + Self.interval, start + Self.interval - Self.leeway)
    due = min(next, start + Self.interval)
  }
}
