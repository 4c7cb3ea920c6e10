import Foundation

/// When the next frame may begin, so that there are not many more frames than screens show.
///
/// Times count from the beginning of a frame's work, not from its end: input that comes as often as
/// the screen shows frames is worked on at once, however long a frame takes. After a rest one frame
/// more may begin: what the window shows by itself between two movements of a finger, such as a row
/// that comes late, puts neither of them off. A value that reads no clock itself; all times are
/// seconds on the window's clock.
struct FramePace {
  private var due = -TimeInterval.infinity

  /// The time between two frames where input comes all the time; our choice: 80 frames a second
  /// leave room for some of the window's own between those of a finger, which moves 60 times.
  static let interval: TimeInterval = 1.0 / 80

  /// How long it takes until another frame may begin; zero or less when one may.
  func wait(at now: TimeInterval) -> TimeInterval { due - now }

  /// Takes note that a frame began; one that was late leaves the others at their times.
  mutating func begin(at start: TimeInterval) {
    due = min(max(due + Self.interval, start), start + Self.interval)
  }
}
