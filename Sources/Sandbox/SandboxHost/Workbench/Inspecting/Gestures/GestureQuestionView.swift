import Foundation
import Inspector
import TouchKit
import TouchTrace

/// The answer about the gestures at a point: the matrix, the relations, and suggested changes.
final class GestureQuestionView: BenchView {
  /// The part of the answer to which the suggested changes belong.
  private enum Subject: Hashable {
    case cell(TriedGesture, Int)
    case relation(GestureRelation)
  }

  private let matrix: GestureMatrixView
  private let graph: GestureGraphView
  private let graphScroll = UIScrollView()
  private let sentences: WrappedText
  private let problem: WrappedText
  private let offer: WrappedText
  private let playing: BenchButton
  private let trying: BenchButton
  private let copying: BenchButton
  private let nextButton: BenchButton
  private let all: BenchButton
  private let close: BenchButton
  private(set) var table: GestureTable?
  private var subject: Subject?
  private var changes: [GestureChange] = []
  private var change = 0
  private var showsAll = false
  /// Whether the user asked for the relations in a low window.
  private var showsRelations = false
  private var relationsTop: CGFloat = 0
  private var relationCount = 0
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    matrix = GestureMatrixView(look)
    graph = GestureGraphView(look)
    (sentences, problem, offer) = (WrappedText(look), WrappedText(look), WrappedText(look))
    playing = BenchButton(look, "play-gesture", .init(icon: .play, style: .line))
    trying = BenchButton(look, "try-fix", .init(icon: .play, style: .fill))
    copying = BenchButton(look, "copy-fix", .init(icon: .copy))
    nextButton = BenchButton(look, "next-fix", .init(icon: .next))
    all = BenchButton(look, "all-relations", .init())
    close = BenchButton(look, "close-gestures", .init(icon: .cross))
    super.init(look)
    accessibilityIdentifier = "gesture-question"
    isHidden = true
    graphScroll.addSubview(graph)
    for view in [
      matrix, playing, graphScroll, sentences, problem, offer, trying, copying, nextButton, all,
      close,
    ] as [UIView] {
      addSubview(view)
    }
    connect()
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  private func connect() {
    matrix.onSelect = { [weak self] in self?.selectCell() }
    matrix.onPlay = { [weak self] in self?.play() }
    graph.onSelect = { [weak self] in self?.select($0) }
    graph.onPress = { [weak self] in self?.press($0) }
    graph.onNode = { [weak self] in self?.select($0) }
    playing.action = { [weak self] in self?.play() }
    trying.action = { [weak self] in self?.tryOrUndo() }
    copying.action = { [weak self] in self?.copyCode() }
    nextButton.action = { [weak self] in self?.showNextChange() }
    all.action = { [weak self] in self?.toggleAll() }
    close.action = { [weak self] in self?.onRequest(.gestures(.close)) }
    playing.face.title = text("Play this gesture", "播放这个手势")
    playing.face.key = "Return"
    playing.hint = text("On a copy of the scene; nothing is recorded", "在场景副本上播放，不会录制")
    close.hint = text("Close · Esc", "关闭 · Esc")
    copying.hint = text("Copy the line", "复制这一行")
    nextButton.hint = text("Next change", "下一种改法")
  }

  /// The elements that can have the keyboard focus, in order.
  var stops: [any FocusStop] {
    isHidden ? [] : [matrix, playing, nextButton, copying, trying, all, graph, close]
  }

  /// Shows another answer; nil for none.
  func show(_ table: GestureTable?) {
    let isNew = table?.number != self.table?.number
    self.table = table
    isHidden = table?.matrix.isEmpty != false
    if isNew { (subject, changes, showsAll, showsRelations) = (nil, [], false, false) }
    guard !isHidden else { return }
    matrix.show(table)
    if isNew { selectCell() } else { showParts() }
  }

  /// Closes the graph of all relations if it fills the panel; returns whether it did.
  func closeGraph() -> Bool {
    guard showsAll, isGraphWhole else { return false }
    toggleAll()
    return true
  }

  // MARK: - Selecting

  private func selectCell() {
    guard let gesture = matrix.gesture, table?.tried == nil else { return showParts() }
    select(.cell(gesture, matrix.place.column))
  }

  private func select(_ relation: GestureRelation) {
    if table?.tried == nil { select(.relation(relation)) }
  }

  /// Selects a relation, and leaves the graph if it fills the panel.
  private func press(_ relation: GestureRelation) {
    if closeGraph() { select(relation.from.id) }
    select(relation)
  }

  private func select(_ node: NodeID) {
    guard let column = table?.shown.column(of: node) else { return }
    matrix.selectColumn(column)
  }

  private func select(_ subject: Subject) {
    guard let table else { return }
    (self.subject, change) = (subject, 0)
    changes =
      switch subject {
      case .cell(let gesture, let column): table.matrix.changes(for: gesture, column)
      case .relation(let relation): table.matrix.changes(for: relation)
      }
    // A change that does not help a result is omitted.
    if case .cell(let gesture, let column) = subject {
      let fixes = table.fixes.filter {
        $0.problem.gesture == gesture && $0.problem.column == column
      }
      if !fixes.isEmpty { changes = fixes.map(\.change) }
    }
    showParts()
    let unknown = changes.filter { table.changed(by: $0) == nil }
    if !unknown.isEmpty { onRequest(.gestures(.offer(unknown))) }
  }

  private var shownChange: GestureChange? {
    table?.tried ?? (changes.indices.contains(change) ? changes[change] : nil)
  }

  // MARK: - Acting

  private func play() {
    guard let gesture = matrix.gesture else { return }
    onRequest(.gestures(.play(gesture, column: matrix.place.column)))
  }

  private func tryOrUndo() {
    guard let table, let shownChange else { return }
    onRequest(.gestures(table.tried == nil ? .tryChange(shownChange) : .undo))
  }

  private func copyCode() {
    guard let table, let shownChange else { return }
    let line = GestureWords(table.matrix, in: look.language).code(shownChange)
    // The sign before the line is not code; a removed line becomes a comment.
    let code = line.dropFirst(2)
    onRequest(.copy(line.hasPrefix("+") ? String(code) : "// remove: \(code)"))
  }

  private func showNextChange() {
    guard !changes.isEmpty else { return }
    change = (change + 1) % changes.count
    if table?.tried == nil {
      showParts()
    } else {
      onRequest(.gestures(.tryChange(changes[change])))
    }
  }

  private func toggleAll() {
    if hidesRelations { showsRelations = true } else { showsAll.toggle() }
    showParts()
  }

  // MARK: - Contents

  private func showParts() {
    guard let table else { return }
    let shown = table.shown
    let columns = shown.columns
    let column = columns.indices.contains(matrix.place.column) ? matrix.place.column : nil
    let id = column.map { columns[$0].node.id }
    var relation: GestureRelation?
    if case .relation(let selected) = subject { relation = selected }
    graph.show(shown, of: showsAll ? nil : column, selected: id, relation: relation)
    let words = GestureWords(shown, in: look.language)
    let relations = shown.relations
    let own = relations.filter { $0.from.id == id || $0.to.id == id }
    relationCount = relations.count
    all.isHidden = relations.isEmpty
    let circles = showsAll ? relations.circles.map(words.circle) : []
    sentences.show(
      (circles + (showsAll ? relations : own).prefix(8).map(words.sentence)).map {
        .init(text: $0, role: .caption, color: theme.text2, space: 3)
      }
    )
    showSubject(table)
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var allTitle: String {
    if hidesRelations { return text("Relations · \(relationCount)", "关系 · \(relationCount)") }
    if !showsAll { return text("Show all \(relationCount)", "显示全部 \(relationCount) 条") }
    return isGraphWhole ? text("Back · Esc", "返回 · Esc") : text("Show selected", "只显示选中的")
  }

  private func showSubject(_ table: GestureTable) {
    let words = GestureWords(table.matrix, in: look.language)
    problem.show([.init(text: sentence(words, table), role: .title, color: theme.text)])
    nextButton.isHidden = changes.count < 2
    for button in [trying, copying] { button.isHidden = shownChange == nil }
    trying.face.title = table.tried == nil ? text("Try it", "试一试") : text("Undo", "撤销")
    trying.face.icon = table.tried == nil ? .play : .undo
    guard let shownChange else { return offer.show([]) }
    let changed = table.changed(by: shownChange)
    let result = changed.map { words.result(of: shownChange, $0) } ?? text("Trying …", "正在尝试……")
    offer.show([
      .init(text: words.code(shownChange), role: .code, color: theme.text),
      .init(text: result, role: .caption, color: theme.text2, space: 4),
    ])
  }

  private func sentence(_ words: GestureWords, _ table: GestureTable) -> String {
    switch subject {
    case .relation(let relation): return words.sentence(relation)
    case .cell(let gesture, let column):
      let cell = table.matrix.cell(gesture, column) ?? GestureCell()
      let problem = table.matrix.problems.first { $0.gesture == gesture && $0.column == column }
      return problem.map { words.sentence($0, cell) } ?? words.sentence(gesture, column, cell)
    case nil: return ""
    }
  }

  // MARK: - Layout

  private var isWide: Bool { bounds.width >= scaled(GestureMatrixView.wideWidth) }
  /// Whether the relations are hidden because the window is too low and the user did not ask for them.
  private var hidesRelations: Bool {
    !showsRelations && (window?.bounds.height ?? .infinity) < scaled(Self.leastHeight)
  }
  private var isGraphWhole: Bool { isWide && showsAll && graph.boxCount > Self.mostBoxes }
  private var captionHeight: CGFloat { scaled(26) }
  private var margin: CGFloat { scaled(14) }
  private var width: CGFloat { max(10, bounds.width - 2 * margin) }
  private var side: CGFloat { scaled(24) }

  /// The number of boxes from which the graph fills the panel.
  private static let mostBoxes = 8
  /// The smallest window height for relations, in points at text scale 1.
  private static let leastHeight: CGFloat = 700

  override func layoutSubviews() {
    super.layoutSubviews()
    close.frame = CGRect(x: bounds.width - margin - side + 6, y: 1, width: side, height: side)
    let isWhole = isGraphWhole
    for view in [matrix, playing, problem, offer] as [UIView] { view.isHidden = isWhole }
    for button in [trying, copying] { button.isHidden = isWhole || shownChange == nil }
    nextButton.isHidden = isWhole || changes.count < 2
    layOutRelations(from: isWhole ? captionHeight : layOutChange(from: layOutMatrix()))
  }

  /// Lays out the matrix; returns the top of the next part.
  private func layOutMatrix() -> CGFloat {
    let height = matrix.height(at: bounds.width)
    matrix.frame = CGRect(x: 0, y: captionHeight, width: bounds.width, height: height)
    let y = matrix.frame.maxY + scaled(6)
    let right = bounds.width - margin
    nextButton.frame = CGRect(x: right - side, y: y + scaled(2), width: side, height: side)
    let room = nextButton.isHidden ? width : nextButton.frame.minX - margin
    let wanted = min(playing.wantedWidth, room)
    playing.frame = CGRect(x: margin, y: y, width: wanted, height: scaled(28))
    return playing.frame.maxY + scaled(8)
  }

  private func layOutRelations(from top: CGFloat) {
    relationsTop = top
    if all.face.title != allTitle { all.face.title = allTitle }
    all.frame = CGRect(
      x: bounds.width - margin - all.wantedWidth - (isGraphWhole ? side : 0),
      y: top,
      width: all.wantedWidth,
      height: captionHeight
    )
    graphScroll.isHidden = !isWide || hidesRelations
    sentences.isHidden = isWide || hidesRelations
    let size = graph.wantedSize
    let place = CGRect(
      x: margin,
      y: top + captionHeight,
      width: width,
      height: isWide ? size.height : sentences.height(at: width)
    )
    (graphScroll.frame, sentences.frame) = (place, place)
    graph.frame = CGRect(
      origin: .zero,
      size: CGSize(width: max(width, size.width), height: size.height)
    )
    graphScroll.contentSize = graph.frame.size
  }

  /// Lays out the suggested change; returns the top of the next part.
  private func layOutChange(from top: CGFloat) -> CGFloat {
    let height = problem.height(at: width)
    problem.frame = CGRect(x: margin, y: top, width: width, height: height)
    let y = problem.frame.maxY + scaled(6)
    let buttons = trying.wantedWidth + side + scaled(6)
    // Beside the buttons of a narrow panel, almost every line of code would wrap.
    let room = isWide ? max(10, width - buttons - scaled(8)) : width
    offer.frame = CGRect(x: margin, y: y + scaled(2), width: room, height: offer.height(at: room))
    let top = isWide ? y : offer.frame.maxY + scaled(6)
    let right = isWide ? bounds.width - margin : margin + buttons
    let place = CGPoint(x: right - trying.wantedWidth, y: top)
    trying.frame = CGRect(origin: place, size: CGSize(width: trying.wantedWidth, height: side))
    copying.frame = CGRect(x: place.x - side - scaled(6), y: top, width: side, height: side)
    guard shownChange != nil else { return problem.frame.maxY + scaled(8) }
    return max(offer.frame.maxY, trying.frame.maxY) + scaled(8)
  }

  /// The total height.
  var contentHeight: CGFloat {
    if all.isHidden { return relationsTop + margin }
    let shown = hidesRelations ? all : isWide ? graphScroll : sentences as UIView
    return shown.frame.maxY + margin
  }

  private var countText: String {
    text("change \(change + 1) of \(changes.count)", "改法 \(change + 1) / \(changes.count)")
  }

  // MARK: - Drawing

  override func paint(_ pen: Pen) {
    guard let table else { return }
    paintCaption(table, pen)
    if !all.isHidden, !hidesRelations { paintRelationsCaption(table, pen) }
    guard !isGraphWhole, !all.isHidden else { return paintCount(pen) }
    pen.fill(CGRect(x: margin, y: relationsTop, width: width, height: 1), theme.line)
    paintCount(pen)
  }

  private func paintCount(_ pen: Pen) {
    let right = nextButton.frame.minX - scaled(6)
    guard !nextButton.isHidden, pen.width(countText, .caption) < right - playing.frame.maxX else {
      return
    }
    pen.text(countText, .caption, theme.text3, right: right, middle: nextButton.frame.midY)
  }

  private func paintCaption(_ table: GestureTable, _ pen: Pen) {
    let point = table.matrix.point
    let place = "(\(Int(point.x.rounded())), \(Int(point.y.rounded())))"
    let end = pen.text(
      text("Gestures at \(place)", "\(place) 处的手势"),
      .heading,
      theme.text2,
      x: margin,
      middle: captionHeight / 2
    )
    let note = text("time = delay, no time = immediate", "时间表示延迟，没有时间表示立即")
    guard pen.width(note, .caption) < bounds.width - end - scaled(46) else { return }
    pen.text(
      note,
      .caption,
      theme.text3,
      right: bounds.width - scaled(38),
      middle: captionHeight / 2
    )
  }

  private func paintRelationsCaption(_ table: GestureTable, _ pen: Pen) {
    let titles = GestureWords(table.matrix, in: look.language).titles
    let column = matrix.place.column
    let name = titles.indices.contains(column) ? titles[column] : ""
    pen.text(
      showsAll ? text("Relations", "关系") : text("Relations of \(name)", "\(name) 的关系"),
      .heading,
      theme.text2,
      x: margin,
      middle: relationsTop + captionHeight / 2,
      within: all.frame.minX - margin - scaled(8)
    )
  }
}
