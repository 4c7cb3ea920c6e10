import ConsoleText
import Inspector
import TextFormats
import SandboxHost

/// The report of `import` in the form of the window's panel.
extension ImportReport {
  /// The contents of the panel, in both languages.
  var panel: ReadingReport {
    var panel = ReadingReport()
    panel.counts = counts.filter { $0.count > 0 }.map { $0.words }
    if reading.isFramesOnly { panel.warnings = [Self.framesOnly] }
    panel.groups = Self.order.compactMap(group)
    panel.ignored = ignored
    panel.text = text
    return panel
  }

  private static let framesOnly = Phrase(
    "The text has only frames on the screen. Which views take touches is assumed.",
    "这段文本只有屏幕坐标，不说明哪些视图接收触摸；接收者是推测的。"
  )

  /// The order of remarks, in which uncertain ones come first.
  private static let order: [ConsoleNote.Kind] = [
    .explained, .guessed, .cut, .skipped, .unmatched, .untold, .joined,
  ]

  private func group(_ kind: ConsoleNote.Kind) -> ReadingReport.Group? {
    let count = count(of: kind)
    guard count > 0 else { return nil }
    return ReadingReport.Group(
      title: kind.title,
      count: count,
      remarks: reading.notes.filter { $0.kind == kind }.map { note in
        ReadingReport.Remark(
          place: texts.hasSeveral ? texts.place(note.position) : "\(note.position)",
          message: Phrase(
            PlainText(note.message).description,
            PlainText(note.chinese).description
          )
        )
      }
    )
  }
}

extension ConsoleNote.Kind {
  fileprivate var title: Phrase {
    switch self {
    case .explained: Phrase("Lines of the log", "日志说明")
    case .joined: Phrase("Joined", "合并")
    case .unmatched: Phrase("Unmatched", "找不到")
    case .skipped: Phrase("Skipped", "跳过")
    case .cut: Phrase("Cut off", "截断")
    case .guessed: Phrase("Assumed", "推测")
    case .untold: Phrase("Another command prints it", "另有命令可打印")
    }
  }
}
