import Foundation
import Inspector
import TouchKit
import TouchTrace

/// The answer about the gestures at a point: the matrix, the relations of the selected column, a fix.
final class GestureQuestionView: BenchView {
  private let matrix: GestureMatrixView
  private let graph: GestureGraphView
  private let sentences: WrappedText
  private let problem: WrappedText
  private let trying: BenchButton
  private let nextButton: BenchButton
  private let all: BenchButton
  private let close: BenchButton
  private(set) var table: GestureTable?
  private var fix = 0
  private var showsAll = false
  var onRequest: (GestureRequest) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    matrix = GestureMatrixView(look)
    graph = GestureGraphView(look)
    (sentences, problem) = (WrappedText(look), WrappedText(look))
    trying = BenchButton(look, "try-fix", .init(icon: .play, style: .fill))
    nextButton = BenchButton(look, "next-fix", .init(icon: .next))
    all = BenchButton(look, "all-relations", .init())
    close = BenchButton(look, "close-gestures", .init(icon: .cross))
    super.init(look)
    accessibilityIdentifier = "gesture-question"
    isHidden = true
    for view in [matrix, graph, sentences, problem, trying, nextButton, all, close] as [UIView] {
      addSubview(view)
    }
    matrix.onSelect = { [weak self] in self?.followSelection() }
    trying.action = { [weak self] in self?.tryOrUndo() }
    nextButton.action = { [weak self] in self?.showNextFix() }
    all.action = { [weak self] in self?.toggleAll() }
    close.action = { [weak self] in self?.onRequest(.close) }
    close.hint = text("Close", "关闭")
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// The stops of the keyboard's focus, in order.
  var stops: [any FocusStop] {
    table == nil ? [] : [matrix, all, trying, nextButton, close].filter { !$0.isHidden }
  }

  /// Shows another answer; nil for none.
  func show(_ table: GestureTable?) {
    let isNew = table?.number != self.table?.number
    self.table = table
    isHidden = table == nil
    matrix.show(table)
    if isNew { (fix, showsAll) = (0, false) }
    showParts()
  }

  private func followSelection() {
    guard let table else { return }
    let place = matrix.place
    let own = table.fixes.firstIndex {
      $0.problem.gesture == matrix.gesture && $0.problem.column == place.column
    }
    if let own { fix = own }
    showParts()
  }

  private func tryOrUndo() {
    onRequest(table?.tried == nil ? .tryFix(fix) : .undo)
  }

  private func showNextFix() {
    guard let table, !table.fixes.isEmpty else { return }
    if table.tried != nil { onRequest(.undo) }
    fix = (fix + 1) % table.fixes.count
    showParts()
  }

  private func toggleAll() {
    showsAll.toggle()
    showParts()
  }

  // MARK: - Contents

  private func showParts() {
    guard let table else { return }
    let shown = table.shown
    let columns = shown.columns
    let column = columns.indices.contains(matrix.place.column) ? matrix.place.column : nil
    let id = column.map { columns[$0].node.id }
    graph.show(shown, of: showsAll ? nil : column, selected: id)
    let words = GestureWords(shown, in: look.language)
    let relations = shown.relations
    let own = relations.filter { $0.from.id == id || $0.to.id == id }
    all.face.title =
      showsAll
      ? text("Show selected", "只显示选中的")
      : text("Show all \(relations.count)", "显示全部 \(relations.count) 条")
    all.isHidden = relations.isEmpty
    sentences.show(
      (showsAll ? relations : own).prefix(8).map {
        .init(text: words.sentence($0), role: .caption, color: theme.text2, space: 3)
      }
    )
    showFix(table)
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func showFix(_ table: GestureTable) {
    let hasFix = table.fixes.indices.contains(fix)
    (trying.isHidden, nextButton.isHidden) = (!hasFix, table.fixes.count < 2)
    guard hasFix else { return problem.show([]) }
    let words = GestureWords(table.matrix, in: look.language)
    let item = table.fixes[fix]
    let cell = table.matrix.cell(item.problem.gesture, item.problem.column) ?? GestureCell()
    trying.face.title =
      table.tried == nil ? text("Try it", "试一试") : text("Undo", "撤销")
    let count = text(
      "fix \(fix + 1) of \(table.fixes.count)",
      "解决办法 \(fix + 1) / \(table.fixes.count)"
    )
    problem.show([
      .init(text: words.sentence(item.problem, cell), role: .title, color: theme.text),
      .init(text: count, role: .caption, color: theme.text3, space: 2),
      .init(text: words.code(item.change), role: .code, color: theme.text),
      .init(text: words.result(item), role: .caption, color: theme.text2, space: 4),
    ])
  }

  // MARK: - Layout

  private var isWide: Bool { bounds.width >= scaled(GestureMatrixView.wideWidth) }
  private var captionHeight: CGFloat { scaled(26) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = scaled(14)
    let width = max(10, bounds.width - 2 * margin)
    var y = captionHeight
    let side = scaled(24)
    close.frame = CGRect(x: bounds.width - margin - side + 6, y: 1, width: side, height: side)
    matrix.frame = CGRect(x: 0, y: y, width: bounds.width, height: matrix.height(at: bounds.width))
    y = matrix.frame.maxY + scaled(6)
    all.frame = CGRect(
      x: bounds.width - margin - all.wantedWidth,
      y: y,
      width: all.wantedWidth,
      height: captionHeight
    )
    relationsTop = y
    y += captionHeight
    (graph.isHidden, sentences.isHidden) = (!isWide, isWide)
    let relationsHeight = isWide ? graph.wantedHeight : sentences.height(at: width)
    let relations = CGRect(x: margin, y: y, width: width, height: relationsHeight)
    (graph.frame, sentences.frame) = (relations, relations)
    y = relations.maxY + scaled(8)
    problem.frame = CGRect(x: margin, y: y, width: width, height: problem.height(at: width))
    y = problem.frame.maxY + scaled(8)
    trying.frame = CGRect(x: margin, y: y, width: trying.wantedWidth, height: side)
    nextButton.frame = CGRect(x: trying.frame.maxX + scaled(8), y: y, width: side, height: side)
  }

  private var relationsTop: CGFloat = 0

  /// How high all of it is.
  var contentHeight: CGFloat {
    let lowest = trying.isHidden ? problem.frame.maxY : trying.frame.maxY
    return lowest + scaled(14)
  }

  override func paint(_ pen: Pen) {
    guard let table else { return }
    let margin = scaled(14)
    let point = table.matrix.point
    let place = "(\(Int(point.x.rounded())), \(Int(point.y.rounded())))"
    let end = pen.text(
      text("Gestures at \(place)", "\(place) 处的手势"),
      .heading,
      theme.text2,
      x: margin,
      middle: captionHeight / 2
    )
    let note = text("a time is a delay; no time: at once", "时间表示延迟，没有时间表示立即")
    let room = bounds.width - end - scaled(46)
    if pen.width(note, .caption) < room {
      pen.text(
        note,
        .caption,
        theme.text3,
        right: bounds.width - scaled(38),
        middle: captionHeight / 2
      )
    }
    guard !all.isHidden else { return }
    let titles = GestureWords(table.matrix, in: look.language).titles
    let column = matrix.place.column
    let name = titles.indices.contains(column) ? titles[column] : ""
    pen.text(
      showsAll ? text("Relations", "关系") : text("Relations of \(name)", "\(name) 的关系"),
      .heading,
      theme.text2,
      x: margin,
      middle: relationsTop + captionHeight / 2
    )
  }
}
