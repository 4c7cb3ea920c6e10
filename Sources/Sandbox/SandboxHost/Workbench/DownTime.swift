import Foundation
import Inspector

/// For how long a finger has been down, in words that do not change with every frame.
///
/// While it is down they are rounded down: to tenths of a second, after ten seconds to seconds, after
/// a minute to minutes. So a window that is woken up while a finger rests has nothing to draw, and
/// a finger that is pinned for long costs next to nothing. Our choice.
nonisolated struct DownTime: Hashable {
  /// What is shown.
  let text: String
  /// After how many seconds since the beginning that is old; nil when it stays.
  let end: TimeInterval?

  /// A finger that is down for so many seconds.
  init(soFar time: TimeInterval, in language: Language) {
    // What sums of times are wrong by must not hide that a moment has come.
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

  /// A finger that was down for so many seconds.
  init(whole: TimeInterval) {
    text = String(format: "%.2f s", max(0, whole))
    end = nil
  }
}
