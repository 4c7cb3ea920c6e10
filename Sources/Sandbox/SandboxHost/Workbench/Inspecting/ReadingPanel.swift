import Foundation
import Inspector
import TouchKit

/// A pasted screen: its likely mistakes, the facts that its text does not contain, and the import report.
///
/// The report lists each place where the reader joined, omitted or assumed something.
final class ReadingPanel: BenchView, InspectorPanel {
  nonisolated static let label = PanelLabel(
    "reading",
    Phrase("Pasted screen", "粘贴的界面"),
    hasTab: false
  )

  private let head: WrappedText
  private let between: WrappedText
  private let story: WrappedText
  private let scroll = UIScrollView()
  private let fold: BenchButton
  private let copy: BenchButton
  private var cards: [MistakeCard] = []
  private var questions: [QuestionCard] = []
  private(set) var report: ReadingReport?
  private(set) var mistakes = MistakeList()
  private var isUnfolded = false
  /// The index of the mistake on which keys act.
  private(set) var chosen = 0
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  /// The largest number of visible remarks of a kind; the copied text contains more.
  private static let mostRemarks = 40

  override init(_ look: WorkbenchLook) {
    (head, between, story) = (WrappedText(look), WrappedText(look), WrappedText(look))
    let title = look.language("Copy report", "复制报告")
    copy = BenchButton(
      look,
      "copy-report",
      BenchButton.Face(icon: .copy, title: title, style: .line)
    )
    fold = BenchButton(look, "fold-report", BenchButton.Face(icon: .right))
    super.init(look)
    accessibilityIdentifier = "reading"
    copy.action = { [weak self] in
      guard let self, let report else { return }
      onRequest(.copy(report.text))
    }
    fold.action = { [weak self] in self?.toggleReport() }
    addSubview(scroll)
    for view in [head, between, fold, story, copy] as [UIView] { scroll.addSubview(view) }
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  var stops: [any FocusStop] {
    cards.flatMap(\.buttons) + questions.map(\.copy) + [fold] + (isUnfolded ? [copy] : [])
  }

  /// The text of the panel, one paragraph per line.
  var shownText: String {
    let parts =
      [head.paragraphs.map(\.text), mistakes.cards.map(\.words)]
      + [between.paragraphs.map(\.text)]
      + mistakes.questions.map { [look.text($0.text), $0.command] }
      + [[fold.face.title], isUnfolded ? story.paragraphs.map(\.text) : []]
    return parts.joined().filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Shows another report, and clears the mistakes of the previous screen.
  func show(_ report: ReadingReport) {
    self.report = report
    (isUnfolded, chosen) = (false, 0)
    show(MistakeList())
    scroll.contentOffset = .zero
  }

  /// Unfolds or folds the report.
  func toggleReport() {
    isUnfolded.toggle()
    showStory()
  }

  /// Shows the mistakes of the screen.
  func show(_ mistakes: MistakeList) {
    self.mistakes = mistakes
    for view in cards + questions as [UIView] { view.removeFromSuperview() }
    cards = mistakes.cards.enumerated().map { place, card in
      MistakeCard(look, card, at: place) { [weak self] in self?.onRequest($0) }
    }
    questions = mistakes.questions.enumerated().map { place, question in
      let card = QuestionCard(look, question, at: place)
      card.copy.action = { [weak self] in self?.onRequest(.copy(question.command)) }
      return card
    }
    for view in cards + questions as [UIView] { scroll.addSubview(view) }
    choose(min(chosen, max(0, cards.count - 1)))
    showHeads()
    showStory()
  }

  /// Selects another mistake by key, and shows it.
  func moveSelection(by rows: Int) {
    guard !cards.isEmpty else { return }
    choose(min(max(0, chosen + rows), cards.count - 1))
    onRequest(.mistake(.show(mistakes.cards[chosen].node)))
  }

  private func choose(_ place: Int) {
    chosen = place
    for (index, card) in cards.enumerated() { card.isChosen = index == place }
  }

  private func showHeads() {
    let count = mistakes.cards.count + mistakes.moreCount
    let title =
      count == 0
      ? text("This text shows no mistake.", "这段文本里没有发现问题。")
      : text("Likely mistakes · \(count)", "可能的错误 · \(count)")
    head.show([.init(text: title, role: .heading, color: theme.text)])
    var paragraphs: [WrappedText.Paragraph] = []
    if mistakes.moreCount > 0 {
      let words = text("\(mistakes.moreCount) more", "另有 \(mistakes.moreCount) 个")
      paragraphs.append(.init(text: words, role: .text, color: theme.text2))
    }
    if !mistakes.questions.isEmpty || !mistakes.caveats.isEmpty {
      let count = mistakes.questions.count + mistakes.caveats.count
      let words = text("Cannot be known from this text · \(count)", "这段文本看不出 · \(count)")
      paragraphs.append(.init(text: words, role: .heading, color: theme.text, space: 8))
    }
    paragraphs += mistakes.caveats.map {
      .init(text: look.text($0), role: .text, color: theme.text2, space: 4)
    }
    if let subject = mistakes.subject {
      let words = text("About \(subject):", "关于 \(subject)：")
      paragraphs.append(.init(text: words, role: .text, color: theme.text2, space: 4))
    }
    between.show(paragraphs)
  }

  private func showStory() {
    guard let report else { return }
    let title = text("Imported", "已导入")
    fold.face = BenchButton.Face(
      icon: isUnfolded ? .down : .right,
      title: "\(title) · \(look.text(report.summary))"
    )
    story.show(isUnfolded ? paragraphs(of: report) : [])
    story.isHidden = !isUnfolded
    copy.isHidden = !isUnfolded
    setNeedsLayout()
  }

  private func paragraphs(of report: ReadingReport) -> [WrappedText.Paragraph] {
    var paragraphs: [WrappedText.Paragraph] = report.warnings.map {
      .init(text: look.text($0), role: .text, color: theme.no)
    }
    if report.groups.isEmpty {
      let words = text("Nothing was left out or assumed.", "没有跳过或推测任何内容。")
      paragraphs.append(.init(text: words, role: .text, color: theme.text2))
    }
    for group in report.groups { paragraphs += self.paragraphs(of: group) }
    guard !report.ignored.isEmpty else { return paragraphs }
    let head = text("Irrelevant for touches", "与触摸无关的属性")
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
    let margin = scaled(12)
    let width = max(10, bounds.width - 2 * margin)
    var y = scaled(12)
    func place(_ view: UIView, _ height: CGFloat, space: CGFloat) {
      view.frame = CGRect(x: margin, y: y, width: width, height: height)
      if height > 0 { y += height + scaled(space) }
    }
    place(head, head.height(at: width), space: 8)
    for card in cards { place(card, card.wantedHeight(at: width), space: 8) }
    place(between, between.height(at: width), space: 8)
    for card in questions { place(card, card.wantedHeight(at: width), space: 8) }
    place(fold, scaled(28), space: 6)
    fold.frame.size.width = min(width, fold.wantedWidth)
    place(story, isUnfolded ? story.height(at: width) : 0, space: 14)
    if isUnfolded {
      place(copy, scaled(28), space: 14)
      copy.frame.size.width = min(width, copy.wantedWidth)
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
  }
}
