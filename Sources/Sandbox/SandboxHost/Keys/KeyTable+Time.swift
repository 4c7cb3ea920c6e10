import Inspector
import TouchInput

nonisolated extension KeyTable {
  /// The keys that move through the recorded input.
  static let time: [KeyBinding] = [
    KeyBinding(
      name: "play",
      keys: [.init("P")],
      help: Phrase(
        "play back the session from the beginning; again: back to the scene",
        "从头回放会话；再按一次：回到场景"
      ),
      action: .time(.playOrLeave)
    ),
    KeyBinding(
      name: "time-line",
      keys: [.init("P", .shift)],
      help: Phrase("show or hide the time line", "显示或隐藏时间线"),
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
      Phrase("replay: stop or continue", "回放：停止或继续"),
      .togglePlaying
    ),
    reviewing(
      "frame-back",
      [.init("Left")],
      Phrase("replay: one frame back", "回放：后退一帧"),
      .stepFrames(-1)
    ),
    reviewing(
      "frame-forward",
      [.init("Right")],
      Phrase("replay: one frame forward", "回放：前进一帧"),
      .stepFrames(1)
    ),
    reviewing(
      "second-back",
      [.init("Left", .shift), .init("PageUp")],
      Phrase("replay: one second back", "回放：后退一秒"),
      .skip(-1)
    ),
    reviewing(
      "second-forward",
      [.init("Right", .shift), .init("PageDown")],
      Phrase("replay: one second forward", "回放：前进一秒"),
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
