/// Windows of the system and of tools, not of the app.
extension HostClass {
  static let windows: [HostClass] = [
    HostClass(
      .uiKit,
      ["UITextEffectsWindow", "UIRemoteKeyboardWindow", "_UIAlert*Window", "_UI*PresenterWindow"],
      base: "UIWindow",
      rule: .systemWindow,
      Sentence(
        "windows of the system pass on touches that hit no control, keyboard or alert in them",
        "系统窗口会放行没有命中其中控件、键盘或提示框的触摸"
      ),
      source: "published traces of hit-tests",
      .reported
    ),
    HostClass(
      .tool,
      ["FLEXWindow"],
      base: "UIWindow",
      rule: .flexWindow,
      Sentence(
        "FLEX takes only touches of its toolbar, unless it is in select or move mode",
        "FLEX 只接收工具栏上的触摸，除非处于选择或移动模式"
      ),
      gaps: [Gap("currentMode")],
      source: "FLEXTool/FLEX FLEXExplorerViewController.m"
    ),
    HostClass(
      .tool,
      ["PLCrashWindow", "*PassthroughWindow*", "*PassThroughWindow*", "*TouchThroughWindow*"],
      base: "UIWindow",
      rule: .notRoot,
      Sentence(
        "a window of this name passes on touches that hit only it or its root view",
        "这类名称的窗口会放行只命中自己或根视图的触摸"
      ),
      source: "SwiftMessages, WindowKit and PopupView: pass-through windows",
      .name
    ),
  ]
}
