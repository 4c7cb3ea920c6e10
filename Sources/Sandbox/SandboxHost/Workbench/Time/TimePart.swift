import Foundation
import Inspector

/// The part of the time line that the user wants to see.
struct TimePart {
  /// Whether idle time is folded.
  var isFolding = true
  /// How much larger than usual a second is.
  var zoom: CGFloat = 1
  /// The beginning of the part, in points of the line; nil while it follows.
  var pinned: CGFloat?
  /// The beginnings of idle stretches that the user opened.
  var opened: Set<TimeInterval> = []

  /// The buttons that go through what was done: name, icon, what each asks for, and its hint.
  static let transport: [(String, Icon, TimeRequest, Phrase)] = [
    ("time-begin", .toStart, .goToBeginning, Phrase("Beginning · Home", "开头 · Home")),
    ("time-back", .previous, .stepEvents(-1), Phrase("One event back · ,", "后退一个事件 · ,")),
    ("time-play", .play, .togglePlaying, Phrase("Play or stop · Space", "播放或停止 · 空格")),
    ("time-next", .next, .stepEvents(1), Phrase("One event forward · .", "前进一个事件 · .")),
    ("time-end", .toEnd, .goToEnd, Phrase("End · End", "结尾 · End")),
  ]
}
