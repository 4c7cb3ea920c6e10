import Foundation
import TouchInput

/// The moments at which frames are due: sixty a second, counted from the beginning of time.
enum FrameGrid {
  /// The first frame after a moment, in seconds on the application's clock.
  static func next(after time: TimeInterval, rate: Double = FramePeriod.rate) -> TimeInterval {
    let number = (time * rate).rounded(.down)
    let next = (number + 1) / rate
    // Where a moment counts as the frame before itself by rounding.
    guard next <= time else { return next }
    // So far from zero that a frame is less than the smallest step, time still has to go on.
    return max((number + 2) / rate, time.nextUp)
  }
}
