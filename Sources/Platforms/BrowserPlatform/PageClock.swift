package import Foundation

/// What a page's clock means on the window's.
///
/// Both go equally fast, as far as an hour matters, and differ by a constant. A message arrives some
/// time after it was sent, never before; so of all messages the fastest tells most of the constant.
/// Old ones are forgotten, as clocks drift. A value that reads no clock itself.
package struct PageClock: Hashable, Sendable {
  /// How long a measurement is of use, in seconds; our choice: within it clocks drift by less than
  /// a millisecond.
  static let period: TimeInterval = 10

  /// The smallest difference of this period and of the one before, in seconds.
  private var (present, former): (TimeInterval?, TimeInterval?)
  private var periodStart: TimeInterval = 0

  /// A clock of which nothing is known.
  package init() {}

  /// A message came that the page sent at a moment of its own; both in seconds.
  package mutating func note(sent: TimeInterval, arrived: TimeInterval) {
    guard sent.isFinite else { return }
    if arrived - periodStart > Self.period {
      (former, present, periodStart) = (present, nil, arrived)
    }
    present = min(present ?? .infinity, arrived - sent)
  }

  /// A moment of the page on the window's clock, in seconds: no later than the present one.
  package func time(of moment: TimeInterval, now: TimeInterval) -> TimeInterval {
    guard moment.isFinite, let difference = [present, former].compactMap(\.self).min() else {
      return now
    }
    return max(0, min(moment + difference, now))
  }
}
