import TouchTrace
import Foundation

/// Tracks consecutive presses of one key or button, like the taps of fingers.
@MainActor
struct ButtonSeries {
  /// The number of completed presses.
  private(set) var count = 0
  /// The start time of the current press, in seconds.
  private(set) var startTime: TimeInterval = 0
  private var held: UIPress?

  /// Whether the button is down.
  var isDown: Bool { held != nil }

  /// Adds presses that began; returns the reason if the gesture has to fail.
  mutating func add(_ presses: Set<UIPress>) -> GestureCause? {
    guard held == nil, presses.count == 1, let press = presses.first else { return .otherButton }
    held = press
    startTime = press.state.timestamp
    return nil
  }

  /// Ends presses; returns whether that completed the tracked press.
  mutating func lift(_ presses: Set<UIPress>) -> Bool {
    guard let press = held, presses.contains(press) else { return false }
    held = nil
    count += 1
    return true
  }
}
