package import TouchTrace
import Foundation
package import Inspector
import TouchKit

/// The hit-test results of the newest finger: each view's answer, its number in the chain, and the reason.
nonisolated package struct TouchAnswers: Sendable {
  /// The touch's number.
  package var finger: Int
  /// A number that identifies these answers, independent of the current facts.
  package var edition: Int
  /// The result of each view.
  package var words: [NodeID: VerdictWord] = [:]
  /// The numbers of responders in the chain.
  package var numbers: [NodeID: Int] = [:]
  /// The reason why the receiver receives it.
  package var story: ExplanationStory?
  /// The view that receives it.
  package var receiver: NodeID?
  /// The known facts about the touch, as names and values.
  package var facts: [Fact] = []

  /// A name and a value.
  package struct Fact: Hashable, Sendable {
    /// The name of the fact.
    package var name: String
    /// The current value.
    package var value: String

    /// Creates a fact.
    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// Creates empty answers to a finger.
  package init(finger: Int, edition: Int) { (self.finger, self.edition) = (finger, edition) }
}

/// The views as a tree; the selected row and the selected view follow each other.
final class ViewsPanel: BenchView, InspectorPanel {
  nonisolated static let label = PanelLabel("views", Phrase("Views", "视图"), key: "V")

  private let list: RowList
  private let story: WrappedText
  private let search: BenchField
  /// The search text for the names of listed views.
  private var wanted = ""
  private(set) var tree = TreeSnapshot()
  private var colors: [NodeID: UIColor] = [:]
  private var facts = AppFacts()
  /// The views whose subviews are hidden.
  private var folded: Set<NodeID> = []
  /// The index in the tree for each row.
  private var rows: [Int] = []
  private var selected: NodeID?
  private(set) var answers: TouchAnswers?
  private var shownRevision = (tree: 0, views: 0)
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    list = RowList(look)
    story = WrappedText(look)
    search = BenchField(
      look,
      "view-search",
      placeholder: look.language("Find a view", "查找视图"),
      key: ""
    )
    super.init(look)
    accessibilityIdentifier = "views"
    search.onChange = { [weak self] in self?.find($0) }
    search.onReturn = { [weak self] in self?.chooseFirstFound() }
    addSubview(search)
    list.row = { [weak self] in self?.row(at: $0) ?? BenchRow() }
    list.onSelect = { [weak self] in self?.choose($0) }
    list.onFold = { [weak self] in self?.fold($0, isOpen: $1) ?? false }
    list.accessibilityIdentifier = "view-tree"
    list.onPoint = { [weak self] index in
      guard let self else { return }
      let row = index.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
      onRequest(.point(row.map { tree.views[$0].node.id }))
    }
    addSubview(list)
    addSubview(story)
    showAnswers(nil)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// The number of listed views.
  var rowCount: Int { rows.count }

  /// The names of the listed views.
  var listedNames: [String] { rows.map { tree.views[$0].node.name } }

  var stops: [any FocusStop] { [search, list] }

  var needs: PanelNeeds { [.views, .facts] }

  func show(_ contents: PanelContents) {
    showTree(contents)
    showAnswers(contents.answers)
  }

  /// Shows the tree, with the selected view marked.
  private func showTree(_ contents: PanelContents) {
    let former = shownRevision
    shownRevision = (contents.treeRevision, contents.viewsRevision)
    guard shownRevision != former else { return }
    let isOtherTree = shownRevision.tree != former.tree
    let isOther = contents.selected != selected
    (colors, selected, facts) = (contents.colors, contents.selected, contents.facts)
    if isOtherTree { tree = contents.tree }
    if isOther, let selected { unfold(selected) }
    if isOtherTree || isOther { collectRows() }
    markRow()
    list.setNeedsLayout()
  }

  /// Shows the hit-test results of the newest finger; nil before the first.
  private func showAnswers(_ answers: TouchAnswers?) {
    let isOther = answers?.edition != self.answers?.edition || story.paragraphs.isEmpty
    guard isOther || answers?.facts != self.answers?.facts else { return }
    self.answers = answers
    if isOther {
      showStory()
      markRow()
      list.setNeedsLayout()
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func showStory() {
    guard let answers, let told = answers.story else {
      let words = text(
        "Press on a view to see each view’s hit-test result here.",
        "按住一个视图，这里会列出每个视图的命中测试结果。"
      )
      // Users of large text are more likely to use keys.
      let keys =
        look.textScale > 1.5
        ? text(" By keys: S, then W A S D, then Shift+Return.", "用键盘：S，再按 W A S D，然后 Shift+Return。")
        : ""
      return story.show([.init(text: words + keys, role: .text, color: theme.text3)])
    }
    var paragraphs: [WrappedText.Paragraph] = [
      .init(text: told.title, role: .heading, color: theme.text2),
      .init(text: told.main, role: .text, color: theme.text, space: 4, name: told.receiver),
    ]
    if !told.rest.isEmpty {
      paragraphs.append(.init(text: told.rest, role: .text, color: theme.text2))
    }
    story.show(paragraphs)
  }

  /// Marks the selected view, or without one the view that receives the touch.
  private func markRow() {
    let wanted = selected ?? answers?.receiver
    list.select(wanted.flatMap { id in rows.firstIndex { tree.views[$0].node.id == id } })
  }

  /// Moves the selection by key.
  func moveSelection(by rows: Int) { list.moveSelection(by: rows) }

  private func choose(_ row: Int) {
    guard rows.indices.contains(row) else { return }
    let id = tree.views[rows[row]].node.id
    // A second press on a view folds or unfolds its subviews.
    if selected == id, tree.views[rows[row]].descendantCount > 0 {
      if folded.remove(id) == nil { folded.insert(id) }
      collectRows()
    }
    selected = id
    onRequest(.select(id))
  }

  private func fold(_ row: Int, isOpen: Bool) -> Bool {
    guard rows.indices.contains(row) else { return false }
    let view = tree.views[rows[row]]
    guard view.descendantCount > 0, folded.contains(view.node.id) == isOpen else { return false }
    if isOpen { folded.remove(view.node.id) } else { folded.insert(view.node.id) }
    collectRows()
    markRow()
    return true
  }

  private func unfold(_ id: NodeID) {
    guard !folded.isEmpty, let index = tree.index(of: id) else { return }
    for place in tree.path(to: index).dropLast() { folded.remove(tree.views[place].node.id) }
  }

  /// Starts to edit the search.
  func beginSearching() { search.field.becomeFirstResponder() }

  /// Lists only views whose name or class contains some letters, and their ancestors.
  private func find(_ letters: String) {
    wanted = letters.lowercased()
    collectRows()
    list.firstResult = wanted.isEmpty ? nil : rows.firstIndex { matches(tree.views[$0]) }
    markRow()
    setNeedsDisplay()
  }

  private func chooseFirstFound() {
    guard !wanted.isEmpty else { return }
    let found = rows.first { matches(tree.views[$0]) }
    if let found { onRequest(.select(tree.views[found].node.id)) }
  }

  private func matches(_ view: ViewSnapshot) -> Bool {
    view.node.name.lowercased().contains(wanted)
      || view.node.typeName.lowercased().contains(wanted)
  }

  /// Returns the matching views and their ancestors, in the order of the tree.
  private func foundRows() -> [Int] {
    var isShown = Array(repeating: false, count: tree.views.count)
    for index in tree.views.indices.reversed() {
      if matches(tree.views[index]) { isShown[index] = true }
      if isShown[index], let parent = tree.views[index].parent { isShown[parent] = true }
    }
    return tree.views.indices.filter { isShown[$0] }
  }

  private func collectRows() {
    guard wanted.isEmpty else {
      rows = foundRows()
      list.showRows(rows.count, height: 26)
      return setNeedsLayout()
    }
    rows = []
    rows.reserveCapacity(tree.views.count)
    var index = 0
    while index < tree.views.count {
      rows.append(index)
      let view = tree.views[index]
      index += folded.contains(view.node.id) ? view.descendantCount + 1 : 1
    }
    list.showRows(rows.count, height: 26)
    setNeedsLayout()
  }

  private func row(at place: Int) -> BenchRow {
    guard rows.indices.contains(place) else { return BenchRow() }
    let view = tree.views[rows[place]]
    let id = view.node.id
    let isWide = bounds.width >= scaled(300)
    var row = BenchRow(indent: 12 + CGFloat(min(view.depth, 12)) * (isWide ? 13 : 9))
    if view.descendantCount > 0 {
      row.isOpen = !wanted.isEmpty || !folded.contains(id)
    } else {
      // A row without a fold mark starts near the position of the mark.
      row.indent += 4
    }
    row.swatch = colors[id]
    let shown = ShownName(view.node)
    row.name = shown.name
    if isWide { row.detail = shown.detail }
    row.identifier = "view-\(view.node.name)"
    row.hint = facts[view.node]?.address ?? ""
    row.number = answers?.numbers[id]
    row.hasNumberColumn = answers != nil
    let isFaint = view.isHidden || view.isTooTransparent || !(wanted.isEmpty || matches(view))
    row.tone = isFaint ? .third : .first
    if let word = answers?.words[id] {
      row.chip = BenchRow.Chip(word)
    } else {
      row.trailing = flags(of: view).joined(separator: ", ")
    }
    return row
  }

  /// Returns descriptions of the properties that block touches or react to them.
  private func flags(of view: ViewSnapshot) -> [String] {
    var flags: [String] = []
    if view.isHidden { flags.append(text("hidden", "隐藏")) }
    if view.isTooTransparent { flags.append("alpha") }
    if !view.isUserInteractionEnabled { flags.append(text("no touches", "不接收")) }
    if view.isFirstResponder { flags.append(text("first responder", "第一响应者")) }
    if !view.recognizers.isEmpty {
      flags.append(text("\(view.recognizers.count) gest.", "\(view.recognizers.count) 手势"))
    }
    return flags
  }

  // MARK: - Layout

  private var searchHeight: CGFloat { scaled(44) }
  private var headHeight: CGFloat { searchHeight }
  /// The width of the caption beside the search field.
  private var captionWidth: CGFloat {
    guard let answers, bounds.width >= scaled(300) else { return 0 }
    return Pen.width(caption(answers), .caption, look).rounded(.up) + scaled(12)
  }
  private var factsHeight: CGFloat {
    guard let answers, !answers.facts.isEmpty, bounds.width >= scaled(300) else { return 0 }
    return scaled(34 + 20 * CGFloat(answers.facts.count) + 10)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = scaled(14)
    let width = max(10, bounds.width - 2 * margin)
    search.frame = CGRect(
      x: scaled(12),
      y: scaled(8),
      width: bounds.width - 2 * scaled(12) - captionWidth,
      height: scaled(28)
    )
    let wanted = max(list.wantedHeight, scaled(26)) + scaled(8)
    let free = bounds.height - headHeight - scaled(26) - factsHeight
    // The complete text appears if all views still fit beside it; the Why not? panel contains it, too.
    let (whole, short) = (story.height(at: width), story.height(at: width, of: 2))
    let storyHeight = wanted + whole > free && wanted + short <= free ? short : whole
    let height = min(wanted, max(scaled(60), free - storyHeight))
    let frame = CGRect(x: 0, y: headHeight, width: bounds.width, height: height)
    if list.frame != frame {
      list.frame = frame
      list.showRows(rows.count, height: 26)
    }
    story.clipsToBounds = storyHeight < whole
    story.frame = CGRect(x: margin, y: frame.maxY + scaled(12), width: width, height: storyHeight)
  }

  private func caption(_ answers: TouchAnswers) -> String {
    text("hit-test of finger \(answers.finger)", "手指 \(answers.finger) 的命中测试")
  }

  override func paint(_ pen: Pen) {
    if captionWidth > 0, let answers {
      let right = bounds.maxX - scaled(14)
      pen.text(caption(answers), .caption, theme.text3, right: right, middle: scaled(22))
    }
    if rows.isEmpty, !wanted.isEmpty {
      let words = text("No view matches.", "没有匹配的视图。")
      let middle = list.frame.minY + scaled(14)
      pen.text(words, .text, theme.text3, x: scaled(14), middle: middle)
    }
    pen.fill(CGRect(x: 0, y: list.frame.maxY, width: bounds.width, height: 1), theme.line)
    guard factsHeight > 0, let answers else { return }
    var y = story.frame.maxY + scaled(12)
    pen.fill(CGRect(x: 0, y: y, width: bounds.width, height: 1), theme.line)
    y += scaled(20)
    let x = pen.text(text("Touch", "触摸"), .heading, theme.text2, x: scaled(14), middle: y)
    pen.finger(answers.finger, x: x + scaled(6), middle: y)
    for fact in answers.facts {
      y += scaled(20)
      let end = pen.text(
        fact.name,
        .text,
        theme.text2,
        x: scaled(14),
        middle: y,
        within: scaled(150)
      )
      pen.text(fact.value, .text, theme.text, x: max(end + scaled(10), scaled(96)), middle: y)
    }
  }
}

extension BenchRow.Chip {
  /// Creates the icon of a verdict.
  init(_ word: VerdictWord) {
    let kind: Kind =
      switch word.kind {
      case .receives: .yes
      case .inside: .ring
      case .rejected: .no
      case .notAsked: .dash
      }
    self.init(kind: kind, text: word.text)
  }
}
