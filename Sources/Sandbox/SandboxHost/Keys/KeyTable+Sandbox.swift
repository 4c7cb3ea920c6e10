import Inspector
import TouchInput

nonisolated extension KeyTable {
  /// The keys around a scene.
  ///
  /// The `?` help and `--help` list them.
  package static let sandbox = KeyTable(
    bindings: learning + of(.scene, general) + of(.overlay, overlay + [aids, lint])
      + of(.inspector, panels) + of(.selecting, selecting + editing) + coding + of(.time, time)
      + regions + files + settings
  )

  /// Returns the same bindings under a task.
  static func of(_ task: KeyBinding.Task, _ bindings: [KeyBinding]) -> [KeyBinding] {
    bindings.map { binding in
      var copy = binding
      copy.task = task
      return copy
    }
  }

  private static let general: [KeyBinding] = [
    // The question mark is its own key on some keyboards, and a shifted key on most.
    KeyBinding(
      name: "help",
      keys: [.init("?"), .init("?", .shift), .init("/", .shift), .init("F1")],
      help: Phrase("keys and help", "按键与帮助"),
      action: .toggleHelp
    ),
    KeyBinding(
      name: "cancel",
      keys: [.init("Escape")],
      help: Phrase("close open panels; then cancel all touches", "关闭打开的面板；然后取消所有触摸"),
      action: .cancelTouches
    ),
    KeyBinding(
      name: "reload",
      keys: [.init("R", .control)],
      help: Phrase("restart the scene", "重新开始场景"),
      action: .reloadScene
    ),
    KeyBinding(
      name: "pause",
      keys: [.init("Space")],
      help: Phrase("pause or resume the clock", "暂停或继续时钟"),
      action: .togglePause
    ),
    KeyBinding(
      name: "slow",
      keys: [.init("L")],
      help: Phrase("five times slower, or normal speed", "慢放五倍，或恢复正常速度"),
      action: .toggleSlow
    ),
    KeyBinding(
      name: "screenshot",
      keys: [.init("F12")],
      help: Phrase("save a screenshot", "保存截图"),
      action: .takeScreenshot
    ),
    KeyBinding(
      name: "animation",
      keys: [.init("F12", .shift)],
      help: Phrase("save an animation of the last 5 s", "保存最近 5 秒的动画"),
      action: .takeAnimation
    ),
    KeyBinding(
      name: "full-screen",
      keys: [.init("F11")],
      help: Phrase("full screen on or off", "进入或退出全屏"),
      action: .toggleFullScreen
    ),
    KeyBinding(
      name: "record",
      keys: [.init("R")],
      help: Phrase("record from the beginning of the scene, or stop", "从场景开头录制，或停止"),
      action: .record
    ),
    KeyBinding(
      name: "quit",
      keys: [.init("Q", .control)],
      help: Phrase("quit", "退出"),
      action: .quit
    ),
  ]

  private static let overlay: [KeyBinding] = [
    KeyBinding(
      name: "overlay",
      keys: [.init("O")],
      help: Phrase("show or hide the overlay", "显示或隐藏覆盖层"),
      action: .toggleOverlay
    ),
    KeyBinding(
      name: "chain",
      keys: [.init("C")],
      help: Phrase("responder chain on or off", "响应者链 开/关"),
      action: .toggle(.chain)
    ),
    KeyBinding(
      name: "touches",
      keys: [.init("T")],
      help: Phrase("fingers on or off", "手指 开/关"),
      action: .toggle(.touches)
    ),
    KeyBinding(
      name: "wireframe",
      keys: [.init("W")],
      help: Phrase("outlines of all views; with contents; only contents", "视图轮廓 / 轮廓与内容 / 仅内容"),
      action: .cycleWireframe
    ),
    KeyBinding(
      name: "numbers",
      keys: [.init("D")],
      help: Phrase("numbers of the newest finger on or off", "最新手指的数值 开/关"),
      action: .toggle(.numbers)
    ),
    KeyBinding(
      name: "rejected",
      keys: [.init("X")],
      help: Phrase("rejected views on or off", "落选视图 开/关"),
      action: .toggle(.rejected)
    ),
    KeyBinding(
      name: "hit-map",
      keys: [.init("M")],
      help: Phrase("hit map: the hit-test view of each point", "命中图：每个点的命中测试视图"),
      action: .toggleHitMap
    ),
  ]

  private static let aids = KeyBinding(
    name: "aids",
    keys: [.init("A")],
    help: Phrase(
      "aids on or off: slop, control margin, watching recognizers",
      "辅助 开/关：容差、控件边距、观察中的手势识别器"
    ),
    action: .toggle(.aids)
  )

  private static let lint = KeyBinding(
    name: "lint",
    keys: [.init("B")],
    help: Phrase("marks on views with mistakes", "标出有问题的视图"),
    action: .toggleLint
  )

  private static let panels: [KeyBinding] =
    asking + InspectorPanels.all.compactMap { binding(of: $0.label) } + [filtering]

  private static let asking: [KeyBinding] = [
    KeyBinding(
      name: "why-not",
      keys: [.init("Y")],
      help: Phrase("why not? all views at the pointer or selection", "为什么不？指针或选中处的所有视图"),
      action: .explain
    ),
    KeyBinding(
      name: "tap",
      keys: [.init("Return", .shift)],
      help: Phrase(
        "tap (press) the selected view, or the scene’s middle; in Predict, guess the view",
        "轻点所选视图或场景的中央；预测时猜测所选视图"
      ),
      action: .tap
    ),
    KeyBinding(
      name: "list-up",
      keys: [.init("Up")],
      help: Phrase("why not: the view in front", "为什么不：前一个视图"),
      action: .listStep(-1),
      time: .listing
    ),
    KeyBinding(
      name: "list-down",
      keys: [.init("Down")],
      help: Phrase("why not: the view behind", "为什么不：后一个视图"),
      action: .listStep(1),
      time: .listing
    ),
    scrolling("panel-page-up", "PageUp", Phrase("why, properties: page up", "为什么、属性：上一页"), -1),
    scrolling("panel-page-down", "PageDown", Phrase("why, properties: page down", "为什么、属性：下一页"), 1),
    scrolling(
      "panel-start",
      "Home",
      Phrase("why, properties: start", "为什么、属性：开头"),
      -InspectorPane.mostPages
    ),
    scrolling(
      "panel-end",
      "End",
      Phrase("why, properties: end", "为什么、属性：结尾"),
      InspectorPane.mostPages
    ),
  ]

  private static func scrolling(
    _ name: String,
    _ key: String,
    _ help: Phrase,
    _ pages: Int
  ) -> KeyBinding {
    KeyBinding(
      name: name,
      keys: [.init(key)],
      help: help,
      action: .scrollPanel(pages),
      time: .scrollable
    )
  }

  private static let filtering = KeyBinding(
    name: "filter",
    keys: [.init("/")],
    help: Phrase("find a view; in Events: filter the events", "查找视图；在“事件”里：筛选事件"),
    action: .filterLog
  )

  private static func binding(of panel: PanelLabel) -> KeyBinding? {
    panel.key.map { key in
      KeyBinding(
        name: "panel-\(panel.name)",
        keys: [.init(key)],
        help: Phrase(panel.title.english.lowercased(), panel.title.chinese),
        action: .togglePanel(panel)
      )
    }
  }

  private static let selecting: [KeyBinding] = [
    KeyBinding(
      name: "select",
      keys: [.init("S")],
      help: Phrase("select views instead of touching them", "选择视图而不是触摸"),
      action: .toggleSelecting
    ),
    step("select-superview", "W", .superview, Phrase("selecting: superview", "选择：父视图")),
    step(
      "select-subview",
      "S",
      .firstSubview,
      Phrase("selecting: first subview", "选择：第一个子视图")
    ),
    step(
      "select-previous",
      "A",
      .previousSibling,
      Phrase("selecting: sibling behind", "选择：后面的兄弟视图")
    ),
    step(
      "select-next",
      "D",
      .nextSibling,
      Phrase("selecting: sibling in front", "选择：前面的兄弟视图")
    ),
    KeyBinding(
      name: "property-next",
      keys: [.init("Tab")],
      help: Phrase("properties: next one", "属性：下一项"),
      action: .propertyStep(1),
      time: .choosing
    ),
    KeyBinding(
      name: "property-previous",
      keys: [.init("Tab", .shift)],
      help: Phrase("properties: previous one", "属性：上一项"),
      action: .propertyStep(-1),
      time: .choosing
    ),
    KeyBinding(
      name: "property-change",
      keys: [.init("Return"), .init("Space")],
      help: Phrase("properties: edit the value; Return again sets it", "属性：编辑值；再按 Return 生效"),
      action: .changeProperty,
      time: .choosing
    ),
    KeyBinding(
      name: "property-type",
      keys: "0123456789.-#".map { .init(String($0)) }
        + "0123456789.-".map { .init("Keypad \($0)") } + [.init("3", .shift), .init("#", .shift)],
      help: Phrase("properties: type a new value", "属性：输入新的值"),
      action: .typeProperty,
      time: .atProperty
    ),
    numberStep("number-up", .init("Up"), 1),
    numberStep("number-down", .init("Down"), -1),
    numberStep("number-up-10", .init("Up", .shift), 10),
    numberStep("number-down-10", .init("Down", .shift), -10),
    nudge("nudge-left", "Left", -1, 0),
    nudge("nudge-right", "Right", 1, 0),
    nudge("nudge-up", "Up", 0, -1),
    nudge("nudge-down", "Down", 0, 1),
  ]

  private static let editing: [KeyBinding] = [
    KeyBinding(
      name: "save-scene",
      keys: [.init("S", .control)],
      help: Phrase("save the changes to the scene file", "把修改保存到场景文件"),
      action: .saveScene
    ),
    KeyBinding(
      name: "undo",
      keys: [.init("Z", .control)],
      help: Phrase("undo the last change of a property", "撤销上一次属性修改"),
      action: .undo,
      time: .editing
    ),
    KeyBinding(
      name: "redo",
      keys: [.init("Z", [.control, .shift]), .init("Y", .control)],
      help: Phrase("redo the change", "重做修改"),
      action: .redo,
      time: .editing
    ),
  ]

  private static func step(
    _ name: String,
    _ key: String,
    _ step: TreeStep,
    _ help: Phrase
  ) -> KeyBinding {
    KeyBinding(name: name, keys: [.init(key)], help: help, action: .walk(step), time: .selecting)
  }

  private static func numberStep(
    _ name: String,
    _ key: KeyBinding.Key,
    _ steps: Int
  ) -> KeyBinding {
    let (count, way) = (abs(steps), steps > 0)
    return KeyBinding(
      name: name,
      keys: [key],
      help: Phrase(
        "properties: number \(way ? "up" : "down") by \(count)",
        "属性：数值\(way ? "增加" : "减少") \(count)"
      ),
      action: .stepProperty(steps),
      time: .typingNumber
    )
  }

  private static func nudge(_ name: String, _ key: String, _ x: Double, _ y: Double) -> KeyBinding {
    KeyBinding(
      name: name,
      keys: [.init(key)],
      help: Phrase("selecting: move the view by one point", "选择：把视图移动一个点"),
      action: .nudge(x: x, y: y),
      time: .selecting
    )
  }
}
