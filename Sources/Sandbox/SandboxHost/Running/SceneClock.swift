import Foundation
import TouchInput

/// The scene's time, which can go slower than the clock on the wall, or stand still.
///
/// Input is stamped with the scene's time before any receiver sees it. So a recording plays the
/// same way without knowing that the scene was slow when it was made.
nonisolated struct SceneClock: Hashable, Sendable {
  /// How fast the scene's time goes: 1 is as usual.
  private(set) var rate = 1.0
  private var wall: TimeInterval = 0
  private var scene: TimeInterval = 0

  /// How much slower slow is.
  static let slowness = 5.0

  /// Whether the scene's time stands still.
  var isPaused = false
  /// Whether it stands still because the user looks at what was done.
  var isHeld = false
  /// Whether it goes slower.
  var isSlow = false

  /// Goes on at another pace from a moment on the wall's clock.
  mutating func change(at moment: TimeInterval, _ body: (inout SceneClock) -> Void) {
    let reached = time(at: moment)
    body(&self)
    (wall, scene) = (moment, reached)
    rate = isPaused || isHeld ? 0 : isSlow ? 1 / Self.slowness : 1
  }

  /// The scene's time at a moment on the wall's clock, in seconds.
  func time(at moment: TimeInterval) -> TimeInterval { scene + (moment - wall) * rate }

  /// The moment on the wall's clock at which the scene reaches a time; nil when it never does.
  func moment(of time: TimeInterval) -> TimeInterval? {
    rate > 0 ? wall + (time - scene) / rate : nil
  }

  /// An event with the scene's time instead of the wall's.
  func stamp(_ event: InputEvent) -> InputEvent { event.stamped(time(at: event.timestamp)) }
}
