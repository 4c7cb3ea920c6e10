import Foundation
import Inspector
import TouchKit

/// What was read of a text that was pasted or dropped: how much, and each place of which something
/// had to be joined, left out or assumed.
final class ReadingPanel: BenchView, InspectorPanel {
  nonisolated static let label = PanelLabel(
    "reading",
    Phrase("What was read", "读出了什么"),
    hasTab: false
  )

  private let story: WrappedText
  private let scroll = UIScrollView()
  private let copy: BenchButton
  private(set) var report: ReadingReport?
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  /// How many remarks of a kind are shown; the copied text has more.
  private static let mostRemarks = 40

  override init(_ look: WorkbenchLook) {
    story = WrappedText(look)
    let title = look.language("Copy report", "复制报告")
    copy = BenchButton(
      look,
      "copy-report",
      BenchButton.Face(icon: .copy, title: title, style: .line)
    )
    super.init(look)
    accessibilityIdentifier = "reading"
    copy.action = { [weak self] in
      guard let self, let report else { return }
      onRequest(.copy(report.text))
    }
    addSubview(scroll)
    scroll.addSubview(story)
    scroll.addSubview(copy)
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  var stops: [any FocusStop] { [copy] }

  /// What is read at the moment, a paragraph a line.
  var shownText: String { story.paragraphs.map(\.text).joined(separator: "\n") }

  /// Shows another report.
  func show(_ report: ReadingReport) {
    self.report = report
    story.show(paragraphs(of: report))
    scroll.contentOffset = .zero
    setNeedsLayout()
  }

  private func paragraphs(of report: ReadingReport) -> [WrappedText.Paragraph] {
    var paragraphs: [WrappedText.Paragraph] = [
      .init(text: look.text(report.summary), role: .title, color: theme.text)
    ]
    paragraphs += report.warnings.map {
      .init(text: look.text($0), role: .text, color: theme.no)
    }
    if report.groups.isEmpty {
      let words = text("Nothing was left out or assumed.", "没有跳过或推测任何内容。")
      paragraphs.append(.init(text: words, role: .text, color: theme.text2))
    }
    for group in report.groups { paragraphs += self.paragraphs(of: group) }
    guard !report.ignored.isEmpty else { return paragraphs }
    let head = text("Without meaning for touches", "与触摸无关的属性")
    return paragraphs + [
      .init(text: head, role: .heading, color: theme.text2, space: 14),
      .init(text: report.ignored, role: .text, color: theme.text2, space: 4),
    ]
  }

  private func paragraphs(of group: ReadingReport.Group) -> [WrappedText.Paragraph] {
    let head = "\(look.text(group.title)) · \(group.count)"
    let shown = group.remarks.prefix(Self.mostRemarks)
    var paragraphs: [WrappedText.Paragraph] = [
      .init(text: head, role: .heading, color: theme.text2, space: 14)
    ]
    paragraphs += shown.map { remark in
      let words = "\(remark.place)  \(look.text(remark.message))"
      return .init(text: words, role: .text, color: theme.text, space: 4)
    }
    let rest = group.count - shown.count
    guard rest > 0 else { return paragraphs }
    let words = text("and \(rest) more", "另有 \(rest) 条")
    return paragraphs + [.init(text: words, role: .text, color: theme.text2, space: 4)]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let margin = scaled(14)
    let width = max(10, bounds.width - 2 * margin)
    story.frame = CGRect(
      x: margin,
      y: scaled(12),
      width: width,
      height: story.height(at: width)
    )
    copy.frame = CGRect(
      x: margin,
      y: story.frame.maxY + scaled(14),
      width: copy.wantedWidth,
      height: scaled(28)
    )
    scroll.contentSize = CGSize(width: bounds.width, height: copy.frame.maxY + scaled(14))
  }
}
