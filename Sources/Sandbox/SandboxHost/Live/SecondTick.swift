import Foundation

/// A timer that reports each passed second, for work that waits for an event.
package struct SecondTick {
  private let clock = ContinuousClock()
  private var next: ContinuousClock.Instant

  /// Starts the first second.
  package init() { next = clock.now + .seconds(1) }

  /// Returns whether the second has passed, and then starts the next one.
  package mutating func isOver() -> Bool {
    guard clock.now >= next else { return false }
    next = clock.now + .seconds(1)
    return true
  }
}
