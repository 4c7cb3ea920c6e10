package import Foundation

/// The conversion of moments from a page's clock to the window's.
///
/// Both clocks run equally fast within an hour, and differ by a constant. A message arrives some time after it was
/// sent, never before. The fastest of all messages therefore gives the best estimate of the constant. Old
/// measurements are discarded, because clocks drift. This value reads no clock itself.
package struct PageClock: Hashable, Sendable {
  /// The time for which a measurement is used, in seconds; our choice.
  ///
  /// Within it clocks drift by less than a millisecond.
  static let period: TimeInterval = 10

  /// The smallest difference in this period and in the one before, in seconds.
  private var (present, former): (TimeInterval?, TimeInterval?)
  private var periodStart: TimeInterval = 0

  /// Creates a clock without any measurement.
  package init() {}

  /// Notes a message with the page's moment of sending and the moment of arrival, in seconds.
  package mutating func note(sent: TimeInterval, arrived: TimeInterval) {
    guard sent.isFinite else { return }
    if arrived - periodStart > Self.period {
      (former, present, periodStart) = (present, nil, arrived)
    }
    present = min(present ?? .infinity, arrived - sent)
  }

  /// Returns a moment of the page on the window's clock, in seconds; it is no later than the present one.
  package func time(of moment: TimeInterval, now: TimeInterval) -> TimeInterval {
    guard moment.isFinite, let difference = [present, former].compactMap(\.self).min() else {
      return now
    }
    return max(0, min(moment + difference, now))
  }
}
