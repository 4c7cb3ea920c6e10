import Foundation

/// A check whether a second has passed, for work that waits for something else.
package struct SecondTick {
  private let clock = ContinuousClock()
  private var next: ContinuousClock.Instant

  /// Begins a second.
  package init() { next = clock.now + .seconds(1) }

  /// Whether the second has passed; the next one begins then.
  package mutating func isOver() -> Bool {
    guard clock.now >= next else { return false }
    next = clock.now + .seconds(1)
    return true
  }
}
