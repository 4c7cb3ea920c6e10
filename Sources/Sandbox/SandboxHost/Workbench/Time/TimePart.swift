import Foundation
import Inspector

/// The visible part of the time line, as chosen by the user.
struct TimePart {
  /// Whether idle time is folded.
  var isFolding = true
  /// The zoom factor, relative to the default.
  var zoom: CGFloat = 1
  /// The start of the part, in points of the line; nil while it follows the present.
  var pinned: CGFloat?
  /// The starts of idle stretches that the user unfolded.
  var opened: Set<TimeInterval> = []

  /// The playback buttons, each with name, icon, request, and hint.
  static let transport: [(String, Icon, TimeRequest, Phrase)] = [
    ("time-begin", .toStart, .goToBeginning, Phrase("Beginning · Home", "开头 · Home")),
    ("time-back", .previous, .stepEvents(-1), Phrase("One event back · ,", "后退一个事件 · ,")),
    ("time-play", .play, .togglePlaying, Phrase("Play or stop · Space", "播放或停止 · 空格")),
    ("time-next", .next, .stepEvents(1), Phrase("One event forward · .", "前进一个事件 · .")),
    ("time-end", .toEnd, .goToEnd, Phrase("End · End", "结尾 · End")),
  ]
}
