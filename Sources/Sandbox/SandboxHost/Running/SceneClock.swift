import Foundation
import TouchInput

/// The scene's time, which can run slower than real time, or stand still.
///
/// Input gets the scene's time as its timestamp before any receiver sees it. A recording therefore plays the same way,
/// even if the scene was slow during the recording.
nonisolated struct SceneClock: Hashable, Sendable {
  /// The speed of the scene's time; 1 is normal.
  private(set) var rate = 1.0
  private var wall: TimeInterval = 0
  private var scene: TimeInterval = 0

  /// The factor of slow motion.
  static let slowness = 5.0

  /// Whether the scene's time is paused.
  var isPaused = false
  /// Whether it is paused because the user reviews the recording.
  var isHeld = false
  /// Whether slow motion is on.
  var isSlow = false

  /// Changes the speed from a moment in real time.
  mutating func change(at moment: TimeInterval, _ body: (inout SceneClock) -> Void) {
    let reached = time(at: moment)
    body(&self)
    (wall, scene) = (moment, reached)
    rate = isPaused || isHeld ? 0 : isSlow ? 1 / Self.slowness : 1
  }

  /// Returns the scene's time at a moment in real time, in seconds.
  func time(at moment: TimeInterval) -> TimeInterval { scene + (moment - wall) * rate }

  /// Returns the moment in real time at which the scene reaches a time; nil if it never does.
  func moment(of time: TimeInterval) -> TimeInterval? {
    rate > 0 ? wall + (time - scene) / rate : nil
  }

  /// Returns an event with the scene's time instead of real time.
  func stamp(_ event: InputEvent) -> InputEvent { event.stamped(time(at: event.timestamp)) }
}
