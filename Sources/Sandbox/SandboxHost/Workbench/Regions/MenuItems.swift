import Inspector

/// The items of the tool bar's menu.
enum MenuItems {
  static func items(
    _ state: WorkbenchState,
    _ look: WorkbenchLook,
    isShort: Bool
  ) -> [BenchMenu.Item] {
    func item(
      _ english: String,
      _ chinese: String,
      _ key: String,
      _ isOn: Bool?,
      _ command: WorkbenchCommand
    ) -> BenchMenu.Item {
      BenchMenu.Item(
        title: look.language(english, chinese),
        key: key,
        isOn: isOn,
        command: command
      )
    }
    func part(
      _ english: String,
      _ chinese: String,
      _ key: String,
      _ part: OverlayParts
    ) -> BenchMenu.Item {
      item(english, chinese, key, state.showsOverlay && state.parts.contains(part), .part(part))
    }
    let switches = [
      part("Chain", "响应者链", "C", .chain), part("Fingers", "手指", "T", .touches),
      part("Rejected", "落选视图", "X", .rejected),
      item("Hit map", "命中图", "M", state.showsHitMap, .hitMap),
    ]
    let report = item("Report on the import", "导入报告", "", nil, .reading)
    let guests = item("Guests", "来宾", "", nil, .guests)
    let own = (state.audience == nil ? [] : [guests]) + (state.hasReading ? [report] : [])
    return (isShort ? switches : []) + own + [
      item("Overlay", "覆盖层", "O", state.showsOverlay, .overlay),
      part("Aids: slop, margins, watchers", "辅助：容差、边距、观察者", "A", .aids),
      part("Numbers of the finger", "手指的数值", "D", .numbers),
      item("Outlines of views", "视图轮廓", "W", state.wireframe != .contents, .wireframe),
      item("Views with mistakes", "有问题的视图", "B", state.showsLint, .lint),
      item("Slow", "慢放", "L", state.isSlow, .slow),
      item("Larger", "放大", "Ctrl +", nil, .zoom(1)),
      item("Smaller", "缩小", "Ctrl -", nil, .zoom(-1)),
      item("Natural size or fit", "原始大小或适合窗口", "Ctrl 0", nil, .zoom(0)),
      item("Save last 5 s as animation", "保存最近 5 秒的动画", "Shift F12", nil, .animation),
      item("Full screen", "全屏", "F11", nil, .fullScreen),
    ]
  }
}
