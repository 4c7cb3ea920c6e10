import Inspector

/// The keys of the gallery, of questions, and of the regions around the scene.
nonisolated extension KeyTable {
  static let learning: [KeyBinding] = of(
    .learning,
    [
      key("answer", ["H"], Phrase("reveal or hide the answer", "显示或隐藏答案"), .toggleAnswer),
      key("predict", ["K"], Phrase("predict which view gets a touch", "预测哪个视图收到触摸"), .predict),
      key("find-scene", ["Ctrl+F"], Phrase("find a scene", "查找场景"), .findScene),
      pasting,
      key("scene-next", ["Ctrl+PageDown"], Phrase("next scene", "下一个场景"), .sceneStep(1)),
      key(
        "scene-previous",
        ["Ctrl+PageUp"],
        Phrase("previous scene", "上一个场景"),
        .sceneStep(-1)
      ),
    ]
  )

  private static var pasting: KeyBinding {
    let help = Phrase("paste the debugger's output as a scene", "把调试器的输出粘贴成场景")
    return key(.notTyping, "paste", ["Ctrl+V", "Shift+Insert"], help, .paste)
  }

  static let coding: [KeyBinding] = of(
    .scene,
    [
      key(
        .coding,
        "editor",
        ["Ctrl+E"],
        Phrase("code: open it in your editor", "代码：在编辑器中打开"),
        .live(.openEditor(nil))
      ),
      key(
        .coding,
        "errors",
        ["F8"],
        Phrase("code: show the compiler's messages", "代码：查看编译器的消息"),
        .live(.showErrors)
      ),
      key(
        .coding,
        "difference",
        ["F9"],
        Phrase("code: show the first difference", "代码：查看首次不同"),
        .live(.showMoment)
      ),
    ]
  )

  static let regions: [KeyBinding] = of(
    .window,
    [
      key("gallery", ["Ctrl+B"], Phrase("show or hide the gallery", "显示或隐藏场景列表"), .toggleGallery),
      key(
        "inspector",
        ["Ctrl+Shift+B"],
        Phrase("show or hide the inspector", "显示或隐藏检查器"),
        .toggleInspector
      ),
      key("scene-alone", ["F10"], Phrase("only the scene on or off", "只显示场景 开/关"), .toggleBare),
      key(
        "zoom-in",
        ["Ctrl++", "Ctrl+=", "Ctrl+Shift+=", "Ctrl+Shift++", "Ctrl+Keypad +"],
        Phrase("scene larger", "放大场景"),
        .zoom(1)
      ),
      key(
        "zoom-out",
        ["Ctrl+-", "Ctrl+Keypad -"],
        Phrase("scene smaller", "缩小场景"),
        .zoom(-1)
      ),
      key(
        "zoom-fit",
        ["Ctrl+0", "Ctrl+Keypad 0"],
        Phrase("natural size, or fit the window", "原始大小，或适合窗口"),
        .zoom(0)
      ),
      key("region-next", ["F6"], Phrase("next region", "下一个区域"), .regionStep(1)),
      key(
        "region-previous",
        ["Shift+F6"],
        Phrase("previous region", "上一个区域"),
        .regionStep(-1)
      ),
      key(
        .notTyping,
        "focus-begin",
        ["Tab"],
        Phrase("leave the scene: next button", "离开场景：下一个按钮"),
        .focusStep(1)
      ),
      key(
        .notTyping,
        "focus-begin-back",
        ["Shift+Tab"],
        Phrase("leave the scene: previous button", "离开场景：上一个按钮"),
        .focusStep(-1)
      ),
      key(
        .focused,
        "focus-next",
        ["Tab"],
        Phrase("next button, list or field", "下一个按钮、列表或输入框"),
        .focusStep(1)
      ),
      key(
        .focused,
        "focus-previous",
        ["Shift+Tab"],
        Phrase("previous button, list or field", "上一个按钮、列表或输入框"),
        .focusStep(-1)
      ),
      key(
        .searching,
        "search-next",
        ["Tab"],
        Phrase("leave a search: next button, list or field", "离开查找：下一个按钮、列表或输入框"),
        .focusStep(1)
      ),
      key(
        .searching,
        "search-previous",
        ["Shift+Tab"],
        Phrase("leave a search: previous button, list or field", "离开查找：上一个按钮、列表或输入框"),
        .focusStep(-1)
      ),
      key(
        .searching,
        "search-results",
        ["Down"],
        Phrase("search: go to the results", "查找：转到结果"),
        .focusResults
      ),
      key(
        .focused,
        "focus-up",
        ["Up"],
        Phrase("previous row; divider up", "上一行；分隔线上移"),
        .focusArrow(right: 0, down: -1)
      ),
      key(
        .focused,
        "focus-down",
        ["Down"],
        Phrase("next row; divider down", "下一行；分隔线下移"),
        .focusArrow(right: 0, down: 1)
      ),
      key(
        .focused,
        "focus-left",
        ["Left"],
        Phrase("collapse a row; divider or playhead left", "收起一行；分隔线或播放头左移"),
        .focusArrow(right: -1, down: 0)
      ),
      key(
        .focused,
        "focus-right",
        ["Right"],
        Phrase("expand a row; divider or playhead right", "展开一行；分隔线或播放头右移"),
        .focusArrow(right: 1, down: 0)
      ),
      key(
        .focused,
        "time-larger",
        ["+", "Shift++", "=", "Shift+="],
        Phrase("time line: show less time", "时间线：显示更短时间"),
        .timeZoom(1)
      ),
      key(
        .focused,
        "time-smaller",
        ["-"],
        Phrase("time line: show more time", "时间线：显示更长时间"),
        .timeZoom(-1)
      ),
      key(
        .focused,
        "focus-press",
        ["Return", "Space"],
        Phrase("press the button", "按下按钮"),
        .activateFocus
      ),
      key(
        .inMatrix,
        "matrix-first",
        ["Home"],
        Phrase("gestures: first column", "手势表格：第一列"),
        .focusArrow(right: -GestureMatrixView.mostColumns, down: 0)
      ),
      key(
        .inMatrix,
        "matrix-last",
        ["End"],
        Phrase("gestures: last column", "手势表格：最后一列"),
        .focusArrow(right: GestureMatrixView.mostColumns, down: 0)
      ),
    ]
  )

  static func key(
    _ name: String,
    _ keys: [String],
    _ help: Phrase,
    _ action: KeyAction
  ) -> KeyBinding {
    key(.always, name, keys, help, action)
  }

  /// Creates a binding that is active under a condition.
  private static func key(
    _ time: KeyBinding.Time,
    _ name: String,
    _ keys: [String],
    _ help: Phrase,
    _ action: KeyAction
  ) -> KeyBinding {
    KeyBinding(
      name: name,
      keys: keys.compactMap { KeyBinding.Key(parsing: $0) },
      help: help,
      action: action,
      time: time
    )
  }
}
