import TouchTrace
import Foundation
import Inspector
import TouchKit

/// All views under a point, front to back, with their hit-test results.
///
/// For the chosen view, it shows why the view did not receive the touch, and possible fixes.
final class WhyPanel: BenchView, InspectorPanel {
  nonisolated static let label = PanelLabel(
    "why",
    Phrase("Why not?", "为什么不？"),
    short: Phrase("Why?", "为什么")
  )

  private let list: RowList
  private let story: WrappedText
  private let scroll = UIScrollView()
  private var cards: [WayOutCard] = []
  private let result: ResultLine
  private(set) var explanation: Explanation?
  /// The changes that the scene's own layout reverted.
  private var refused: Set<WayOut> = []
  private var reasons: WhyReasons?
  /// Facts about the app that the scene was imported from.
  var facts = AppFacts()
  private var entries: [Explanation.Entry] = []
  private(set) var chosen: Int?
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    list = RowList(look)
    story = WrappedText(look)
    result = ResultLine(look)
    super.init(look)
    accessibilityIdentifier = "why"
    list.accessibilityIdentifier = "views-under-point"
    list.row = { [weak self] in self?.row(at: $0) ?? BenchRow() }
    list.onSelect = { [weak self] in self?.choose($0) }
    result.onUndo = { [weak self] in self?.onRequest(.command(.undo)) }
    addSubview(list)
    addSubview(scroll)
    scroll.addSubview(story)
    scroll.addSubview(result)
    showExplanation(nil)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  var buttons: [BenchButton] { cards.flatMap(\.buttons) + (result.isHidden ? [] : result.buttons) }

  var stops: [any FocusStop] { [list] + buttons }

  var scrolledContent: UIScrollView? { scroll }

  /// The visible answer, in one line.
  var shownText: String { story.paragraphs.map(\.text).joined(separator: " ") }

  /// The chosen view.
  var chosenEntry: Explanation.Entry? {
    chosen.flatMap { entries.indices.contains($0) ? entries[$0] : nil }
  }

  /// The known reasons about the chosen view of an imported scene.
  var chosenReasons: WhyReasons? {
    reasons.flatMap { $0.view == chosenEntry?.view.node.id ? $0 : nil }
  }

  /// Shows all reasons about the chosen view of an imported scene.
  func showReasons(_ reasons: WhyReasons) {
    self.reasons = reasons
    showStory()
  }

  /// Shows the result of a hit-test, and chooses a wanted view or the most likely one.
  func showExplanation(_ explanation: Explanation?, choosing id: NodeID? = nil) {
    self.explanation = explanation
    (refused, reasons) = ([], nil)
    entries = (explanation?.entries ?? []).filter { entry in
      (entry.isUnderPoint || entry.verdict.isReceiver) && !facts.isMadeUp(entry.view.node)
    }
    result.isHidden = true
    list.showRows(entries.count, height: 24)
    let wanted = id.flatMap { id in entries.firstIndex { $0.view.node.id == id } }
    chosen = wanted ?? likelyChoice
    list.select(chosen)
    showStory()
    setNeedsDisplay()
  }

  /// The view that the user most likely means.
  ///
  /// That is the frontmost named view that the hit-test skipped, otherwise the receiver. Labels without a name lie in
  /// front of most views.
  private var likelyChoice: Int? {
    let receiver = entries.firstIndex { $0.verdict.isReceiver }
    let front = entries[..<(receiver ?? entries.count)]
    let named = front.firstIndex { $0.view.node.identifier != nil }
    return named ?? receiver ?? (entries.isEmpty ? nil : 0)
  }

  /// Shows the verdicts after a change, and the effect of the change.
  func showResult(of explanation: Explanation, choosing id: NodeID?) {
    let receiver = explanation.receiver
    let wasReceiver = self.explanation?.receiver
    showExplanation(explanation, choosing: id)
    let names = ViewNames(explanation.tree)
    let words: String
    if let receiver, receiver.id != wasReceiver?.id {
      words = text("\(names[receiver]) now receives", "现在由 \(names[receiver]) 接收")
    } else if let receiver {
      words = text("\(names[receiver]) still receives", "仍由 \(names[receiver]) 接收")
    } else {
      words = text("no view receives it", "没有视图接收")
    }
    result.show(words, isGood: receiver?.id == id, hasUndo: true)
    result.isHidden = false
    setNeedsLayout()
  }

  /// Shows that layout reverted a change, so the code must be changed instead.
  func showRefusal(of way: WayOut) {
    guard let explanation, let node = way.node else { return }
    refused.insert(way)
    showStory()
    let entry = explanation.entry(of: node.id)
    let parent = entry?.view.parent.map {
      ViewNames(explanation.tree)[explanation.tree.views[$0].node]
    }
    result.show(
      text(
        "The layout of \(parent ?? node.name) reverts the change. Change the code instead.",
        "\(parent ?? node.name) 的布局会还原这个修改。请修改代码。"
      ),
      isGood: false,
      hasUndo: false
    )
    result.isHidden = false
    setNeedsLayout()
  }

  /// The result of the last trial; nil before one.
  var resultText: String? { result.isHidden ? nil : result.accessibilityLabel }

  /// The verdict of each listed view.
  var verdicts: [NodeID: String] {
    let pairs = entries.map { ($0.view.node.id, word(of: $0).text) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns the visible rows of the views that meet a condition.
  func rows(where isMeant: (NodeID) -> Bool) -> [UIView] {
    entries.indices.filter { isMeant(entries[$0].view.node.id) }.compactMap(list.view(ofRow:))
  }

  /// Moves the selection by key.
  func moveSelection(by rows: Int) { list.moveSelection(by: rows) }

  private func choose(_ index: Int) {
    guard entries.indices.contains(index) else { return }
    chosen = index
    result.isHidden = true
    showStory()
    onRequest(.select(entries[index].view.node.id))
  }

  private func row(at index: Int) -> BenchRow {
    guard entries.indices.contains(index) else { return BenchRow() }
    let entry = entries[index]
    var row = BenchRow(height: 24, indent: 32)
    row.place = index + 1
    row.name = ShownName(entry.view.node).name
    row.detail = detail(of: entry)
    row.chip = BenchRow.Chip(word(of: entry))
    row.identifier = "under-\(entry.view.node.name)"
    return row
  }

  private func word(of entry: Explanation.Entry) -> VerdictWord {
    explanation?.word(of: entry, facts, in: look.language) ?? entry.word(in: look.language)
  }

  /// Returns the class of a named view, or the superview of a view without a name.
  private func detail(of entry: Explanation.Entry) -> String {
    if entry.view.node.identifier != nil {
      let detail = ShownName(entry.view.node).detail
      return detail == "UIView" ? "" : detail
    }
    guard let parent = entry.view.parent, let tree = explanation?.tree else { return "" }
    let name = tree.views[parent].node.name
    return text("of \(name)", "属于 \(name)")
  }

  private func showStory() {
    for card in cards { card.removeFromSuperview() }
    cards = []
    guard let explanation, let entry = chosenEntry else {
      let words = text(
        "Right-click in the scene, or press Y, to ask about a point.",
        "在场景中右键点击，或按 Y，询问一个点。"
      )
      story.show([.init(text: words, role: .text, color: theme.text3)])
      return setNeedsLayout()
    }
    let diagnosis = chosenReasons?.diagnosis
    var paragraphs = (chosenReasons?.caveats ?? []).map { caveat in
      WrappedText.Paragraph(text: caveat, role: .text, color: theme.text2)
    }
    let ways = explanation.waysOut(for: entry.index).filter { way in
      diagnosis?.proposes(way, ViewNames(explanation.tree)) ?? true
    }
    let names = ViewNames(explanation.tree)
    // The cards below the text contain these fixes, with a button each.
    let worded = ways.map { $0.words(names, in: look.language) }
    paragraphs +=
      diagnosis?.lines(in: look.language, labels: true).filter {
        $0.ways.isEmpty || !$0.ways.allSatisfy(worded.contains)
      }
      .map(paragraph) ?? storyParagraphs(of: entry, explanation)
    if !ways.isEmpty {
      let words = text("Fixes", "解决办法")
      paragraphs.append(.init(text: words, role: .heading, color: theme.text2, space: 12))
    }
    story.show(paragraphs)
    for way in ways { addCard(way, explanation) }
    scroll.contentOffset = .zero
    setNeedsLayout()
  }

  private func storyParagraphs(
    of entry: Explanation.Entry,
    _ explanation: Explanation
  ) -> [WrappedText.Paragraph] {
    let told = explanation.storyWhyNot(entry.index, in: look.language)
    var paragraphs: [WrappedText.Paragraph] = [
      .init(text: told.title, role: .title, color: theme.text),
      .init(text: told.main, role: .text, color: theme.text, space: 4),
    ]
    if !told.rest.isEmpty {
      paragraphs.append(.init(text: told.rest, role: .text, color: theme.text2))
    }
    return paragraphs
  }

  private func paragraph(of line: TouchDiagnosis.Line) -> WrappedText.Paragraph {
    switch line.kind {
    case .headline: .init(text: line.text, role: .strong, color: theme.text)
    case .reason: .init(text: line.text, role: .text, color: theme.text)
    case .waysOut: .init(text: line.text, role: .text, color: theme.text2, space: 2)
    case .command: .init(text: line.text, role: .code, color: theme.text2, space: 2)
    case .title: .init(text: line.text, role: .heading, color: theme.text2, space: 10)
    case .names: .init(text: line.text, role: .caption, color: theme.text2)
    }
  }

  private func addCard(_ way: WayOut, _ explanation: Explanation) {
    let names = ViewNames(explanation.tree)
    let edit = refused.contains(way) ? nil : way.edit(in: explanation)
    let command = way.debuggerCommand(edit) { [facts] in
      facts.address(of: $0, in: explanation.tree)
    }
    let code = command ?? way.code(names, in: explanation, isTryable: edit != nil)
    let card = WayOutCard(
      look,
      words: way.words(names, in: look.language),
      code: code,
      isTryable: edit != nil,
      isForDebugger: command != nil
    )
    card.onTry = { [weak self] in self?.onRequest(.tryWayOut(way)) }
    card.onCopy = { [weak self] in self?.onRequest(.copy(code)) }
    card.onShow = { [weak self] in
      guard let self, let node = way.node else { return }
      onRequest(.panel(PropertiesPanel.label))
      onRequest(.select(node.id))
    }
    scroll.addSubview(card)
    cards.append(card)
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let head = scaled(30)
    let height = min(list.wantedHeight, max(scaled(72), bounds.height * 0.45)).rounded()
    let frame = CGRect(x: 0, y: head, width: bounds.width, height: entries.isEmpty ? 0 : height)
    if list.frame != frame {
      list.frame = frame
      list.showRows(entries.count, height: 24)
    }
    let top = entries.isEmpty ? scaled(8) : frame.maxY + scaled(8)
    scroll.frame = CGRect(
      x: 0,
      y: top,
      width: bounds.width,
      height: max(0, bounds.height - top)
    )
    let margin = scaled(14)
    let width = max(10, bounds.width - 2 * margin)
    story.frame = CGRect(
      x: margin,
      y: scaled(6),
      width: width,
      height: story.height(at: width)
    )
    var y = story.frame.maxY + scaled(6)
    for card in cards {
      let height = card.wantedHeight(at: bounds.width - 2 * scaled(12))
      card.frame = CGRect(
        x: scaled(12),
        y: y,
        width: bounds.width - 2 * scaled(12),
        height: height
      )
      y = card.frame.maxY + scaled(8)
    }
    if !result.isHidden {
      let width = bounds.width - 2 * scaled(12)
      result.frame = CGRect(
        x: scaled(12),
        y: y,
        width: width,
        height: result.wantedHeight(at: width)
      )
      y = result.frame.maxY + scaled(8)
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
  }

  override func paint(_ pen: Pen) {
    guard let explanation, !entries.isEmpty else { return }
    let place = "(\(Int(explanation.point.x.rounded())), \(Int(explanation.point.y.rounded())))"
    let words = text("Views under \(place)", "\(place) 处的视图")
    pen.text(words, .heading, theme.text2, x: scaled(14), middle: scaled(18))
    pen.text(
      text("front to back", "从前到后"),
      .caption,
      theme.text3,
      right: bounds.maxX - scaled(12),
      middle: scaled(18)
    )
    pen.fill(CGRect(x: 0, y: list.frame.maxY, width: bounds.width, height: 1), theme.line)
  }
}
