import Foundation
import TouchInput

/// A ring that widens a few times when it appears, and is still then.
struct RingPulse {
  private var ring: CGPoint?
  /// When the ring appeared, in seconds on the window's clock.
  private var start: TimeInterval = -.infinity

  /// How long it widens once and becomes narrow again, in seconds.
  private static let period = 1.2
  private static let count = 3.0

  /// How wide a ring at a place is, from 0 to 1; another place begins anew.
  mutating func width(of ring: CGPoint?, at time: TimeInterval) -> CGFloat {
    if ring != self.ring { (self.ring, start) = (ring, time) }
    let passed = (time - start) / Self.period
    guard ring != nil, passed >= 0, passed < Self.count else { return 0 }
    return CGFloat((1 - cos(passed * 2 * .pi)) / 2)
  }

  /// When the ring looks different next; nil when it is still.
  func nextFrame(at time: TimeInterval) -> TimeInterval? {
    time - start < Self.period * Self.count ? time + FramePeriod.seconds : nil
  }
}
