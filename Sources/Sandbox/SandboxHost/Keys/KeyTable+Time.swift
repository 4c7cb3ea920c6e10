import Inspector
import TouchInput

nonisolated extension KeyTable {
  /// The keys that move through the recorded input.
  static let time: [KeyBinding] = [
    KeyBinding(
      name: "play",
      keys: [.init("P")],
      help: Phrase(
        "play what was done from the beginning; again: back to the scene",
        "从头播放已做的操作；再按一次：回到场景"
      ),
      action: .time(.playOrLeave)
    ),
    KeyBinding(
      name: "time-line",
      keys: [.init("P", .shift)],
      help: Phrase("time line, or none", "显示或隐藏时间线"),
      action: .toggleTimeLine
    ),
    KeyBinding(
      name: "fold-idle",
      keys: [.init("Z")],
      help: Phrase("fold or unfold idle time", "折叠或展开空闲时间"),
      action: .foldIdle
    ),
    KeyBinding(
      name: "event-back",
      keys: [.init(",")],
      help: Phrase("one event back", "后退一个事件"),
      action: .time(.stepEvents(-1))
    ),
    KeyBinding(
      name: "event-forward",
      keys: [.init(".")],
      help: Phrase("one event forward", "前进一个事件"),
      action: .time(.stepEvents(1))
    ),
    reviewing(
      "replay-stop",
      [.init("Space")],
      Phrase("replay: stop, or go on", "回放：停止或继续"),
      .togglePlaying
    ),
    reviewing(
      "frame-back",
      [.init("Left")],
      Phrase("replay: frame back", "回放：后退一帧"),
      .stepFrames(-1)
    ),
    reviewing(
      "frame-forward",
      [.init("Right")],
      Phrase("replay: frame forward", "回放：前进一帧"),
      .stepFrames(1)
    ),
    reviewing(
      "second-back",
      [.init("Left", .shift), .init("PageUp")],
      Phrase("replay: second back", "回放：后退一秒"),
      .skip(-1)
    ),
    reviewing(
      "second-forward",
      [.init("Right", .shift), .init("PageDown")],
      Phrase("replay: second forward", "回放：前进一秒"),
      .skip(1)
    ),
    reviewing(
      "replay-beginning",
      [.init("Home")],
      Phrase("replay: beginning", "回放：开头"),
      .goToBeginning
    ),
    reviewing("replay-end", [.init("End")], Phrase("replay: end", "回放：结尾"), .goToEnd),
    reviewing(
      "replay-slower",
      [.init("["), .init("-")],
      Phrase("replay: slower", "回放：更慢"),
      .changeSpeed(-1)
    ),
    reviewing(
      "replay-faster",
      [.init("]"), .init("=")],
      Phrase("replay: faster", "回放：更快"),
      .changeSpeed(1)
    ),
  ]

  private static func reviewing(
    _ name: String,
    _ keys: [KeyBinding.Key],
    _ help: Phrase,
    _ request: TimeRequest
  ) -> KeyBinding {
    KeyBinding(name: name, keys: keys, help: help, action: .time(request), time: .reviewing)
  }
}
