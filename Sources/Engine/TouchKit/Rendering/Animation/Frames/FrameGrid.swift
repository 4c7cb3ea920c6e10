import Foundation
import TouchInput

/// The times at which frames are due, sixty per second, counted from time 0.
enum FrameGrid {
  /// Returns the first frame after a moment, in seconds on the application's clock.
  static func next(after time: TimeInterval, rate: Double = FramePeriod.rate) -> TimeInterval {
    let number = (time * rate).rounded(.down)
    let next = (number + 1) / rate
    // By rounding, a moment can count as the frame before itself.
    guard next <= time else { return next }
    // Far from zero, a frame is shorter than the smallest step, but time must advance.
    return max((number + 2) / rate, time.nextUp)
  }
}
