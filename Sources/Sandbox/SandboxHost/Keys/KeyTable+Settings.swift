import Inspector

/// The actions for files, the appearance of the window, and the list of all actions.
///
/// Most have no key by default; a key file can assign one.
nonisolated extension KeyTable {
  static let settings: [KeyBinding] = of(
    .settings,
    [
      key("actions", ["Ctrl+Shift+P"], Phrase("find an action", "查找操作"), .findAction),
      key("first-steps", [], Phrase("start here: the first steps", "从这里开始：最初几步"), .firstSteps),
      key("theme-dark", [], Phrase("theme: dark", "主题：深色"), .look(.theme(.dark))),
      key("theme-light", [], Phrase("theme: light", "主题：浅色"), .look(.theme(.light))),
      key(
        "theme-contrast",
        [],
        Phrase("theme: high contrast", "主题：高对比度"),
        .look(.theme(.highContrast))
      ),
      key(
        "language-english",
        [],
        Phrase("language: English (英语)", "语言：英语 (English)"),
        .look(.language(.english))
      ),
      key(
        "language-chinese",
        [],
        Phrase("language: Chinese (中文)", "语言：中文 (Chinese)"),
        .look(.language(.chinese))
      ),
      key("text-larger", [], Phrase("text: larger", "文字：放大"), .look(.textSize(1))),
      key("text-smaller", [], Phrase("text: smaller", "文字：缩小"), .look(.textSize(-1))),
      key("text-usual", [], Phrase("text: usual size", "文字：默认大小"), .look(.textSize(0))),
    ]
  )

  static let files: [KeyBinding] = of(
    .files,
    [
      key("open-file", ["Ctrl+O"], Phrase("open a file, or a recent one", "打开文件或最近的文件"), .openFile),
      key("copy-picture", [], Phrase("copy a picture of the scene", "复制场景图片"), .copyPicture),
      key(
        "export-html",
        [],
        Phrase("export the session as a web page", "把会话导出为网页"),
        .export(.html)
      ),
      key(
        "export-gif",
        [],
        Phrase("export the session as a GIF", "把会话导出为 GIF"),
        .export(.gif)
      ),
      key(
        "export-test",
        [],
        Phrase("export the session as a Swift test", "把会话导出为 Swift 测试"),
        .export(.swift)
      ),
      key(
        "export-script",
        [],
        Phrase("export the session as a touch script", "把会话导出为触摸脚本"),
        .export(.touch)
      ),
    ]
  )
}
