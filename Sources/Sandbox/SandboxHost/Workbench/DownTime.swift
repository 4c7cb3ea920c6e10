import Foundation
import Inspector

/// The time that a finger has been down, as text that does not change in every frame.
///
/// While the finger is down, the time is rounded down: to tenths of a second, after ten seconds to seconds, after a
/// minute to minutes. So a window that wakes up while a finger rests draws nothing. A finger that is pinned for long
/// costs almost nothing. Our choice.
nonisolated struct DownTime: Hashable {
  /// The visible text.
  let text: String
  /// The time from the touch until the text is outdated, in seconds; nil if it stays.
  let end: TimeInterval?

  /// Creates the text for a finger that has been down for some seconds.
  init(soFar time: TimeInterval, in language: Language) {
    // Rounding errors of summed times must not delay a step.
    let seconds = max(0, time + 1e-6)
    let step = seconds < 10 ? 0.1 : seconds < 60 ? 1 : 60
    let count = (seconds / step).rounded(.down)
    text =
      switch step {
      case 0.1: String(format: "%.1f s", count * step)
      case 1: "\(Int(count)) s"
      default: language("\(Int(min(count, 1e6))) min", "\(Int(min(count, 1e6))) 分钟")
      }
    end = (count + 1) * step
  }

  /// Creates the text for a finger that was down for some seconds and has lifted.
  init(whole: TimeInterval) {
    text = String(format: "%.2f s", max(0, whole))
    end = nil
  }
}
