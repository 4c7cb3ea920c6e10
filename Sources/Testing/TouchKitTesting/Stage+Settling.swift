public import Foundation
import PointerInput
import TouchKit

extension Stage {
  /// Lets time pass until nothing waits any more and nothing moves; true when it came to that.
  ///
  /// Timers, delayed touches, multiple taps, animations and scroll views that slow down run to
  /// their end. What never ends, such as a repeating animation or a finger that rests on a long
  /// press, is given up after a limit, 10 seconds by default.
  @discardableResult
  public func settle(within limit: TimeInterval = 10) -> Bool {
    let end = time + max(0, limit)
    application.layoutIfNeeded()
    while let deadline = application.nextDeadline {
      guard deadline <= end else {
        advance(to: end)
        return false
      }
      advance(to: max(deadline, time))
      // A deadline that does not move on would hold the test for ever.
      if let next = application.nextDeadline, next <= time { advance(by: FramePeriod.seconds) }
    }
    return true
  }
}
