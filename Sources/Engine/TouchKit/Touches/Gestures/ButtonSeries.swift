import TouchTrace
import Foundation

/// Follows presses of one key or button in a row, as `TapSeries` follows taps of fingers.
@MainActor
struct ButtonSeries {
  /// How many presses are complete.
  private(set) var count = 0
  /// When the present press began, in seconds.
  private(set) var startTime: TimeInterval = 0
  private var held: UIPress?

  /// Whether the button is down.
  var isDown: Bool { held != nil }

  /// Buttons went down; the answer is what speaks against the gesture.
  mutating func add(_ presses: Set<UIPress>) -> GestureCause? {
    guard held == nil, presses.count == 1, let press = presses.first else { return .otherButton }
    held = press
    startTime = press.state.timestamp
    return nil
  }

  /// Buttons came up; says whether that completed a press.
  mutating func lift(_ presses: Set<UIPress>) -> Bool {
    guard let press = held, presses.contains(press) else { return false }
    held = nil
    count += 1
    return true
  }
}
