import Foundation
import TouchInput

/// The animation of a ring that widens a few times when it appears, and then stays still.
struct RingPulse {
  private var ring: CGPoint?
  /// The time at which the ring appeared, in seconds on the window's clock.
  private var start: TimeInterval = -.infinity

  /// The duration of one pulse, in seconds.
  private static let period = 1.2
  private static let count = 3.0

  /// Returns the width of a ring at a point, from 0 to 1; another point restarts the animation.
  mutating func width(of ring: CGPoint?, at time: TimeInterval) -> CGFloat {
    if ring != self.ring { (self.ring, start) = (ring, time) }
    let passed = (time - start) / Self.period
    guard ring != nil, passed >= 0, passed < Self.count else { return 0 }
    return CGFloat((1 - cos(passed * 2 * .pi)) / 2)
  }

  /// Returns the next time at which the ring changes; nil when it is still.
  func nextFrame(at time: TimeInterval) -> TimeInterval? {
    time - start < Self.period * Self.count ? time + FramePeriod.seconds : nil
  }
}
