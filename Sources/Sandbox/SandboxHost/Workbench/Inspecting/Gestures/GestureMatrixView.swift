import Drawing
import Foundation
import Inspector
import TouchKit

/// The matrix of gestures, with a row per gesture and a column per recognizer.
///
/// A narrow panel shows one gesture with a row per recognizer.
final class GestureMatrixView: BenchView {
  /// The position of the selected cell, as indices of its row and column.
  struct Place: Hashable {
    var row = 0
    var column = 0
  }

  private var table: GestureTable?
  private var words: GestureWords?
  private(set) var rows: [GestureMatrix.ShownRow] = []
  private(set) var place = Place()
  /// The scroll offset of the columns, in points.
  private var offset: CGFloat = 0
  /// Called when the user selects another cell.
  var onSelect: () -> Void = {}
  /// Called when the user plays the gesture of the selected row.
  var onPlay: () -> Void = {}

  /// The width below which the panel shows one gesture.
  static let wideWidth: CGFloat = 440
  /// The largest number of columns.
  nonisolated static let mostColumns = 20
  /// The accessibility identifier for the keyboard focus.
  static let name = "gesture-matrix"

  override init(_ look: WorkbenchLook) {
    super.init(look)
    accessibilityIdentifier = Self.name
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: GestureMatrixView.tapped))
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows other results, and keeps the selection if possible.
  func show(_ table: GestureTable?) {
    let isNew = table?.number != self.table?.number
    let isTrial = table?.tried != nil && table?.tried != self.table?.tried
    self.table = table
    words = table.map { GestureWords($0.matrix, in: look.language) }
    rows = table?.shown.shownRows ?? []
    if isNew { (place, offset) = (firstProblem, 0) }
    place.row = min(place.row, max(0, rows.count - 1))
    setNeedsDisplay()
    if isTrial { blinkChanged() }
  }

  /// Blinks once at the cells that the trial change affects.
  private func blinkChanged() {
    guard look.hasMotion else { return }
    let covers = changedCells.map { place in
      let cover = UIView(frame: cellFrame(place))
      cover.backgroundColor = theme.panel.ui
      cover.isUserInteractionEnabled = false
      return cover
    }
    UIView.performWithoutAnimation {
      for cover in covers {
        addSubview(cover)
        cover.alpha = 0.8
      }
    }
    UIView.animate(
      withDuration: Workbench.MotionTime.blink,
      delay: 0,
      options: [.allowUserInteraction],
      animations: { for cover in covers { cover.alpha = 0 } },
      completion: { _ in for cover in covers { cover.removeFromSuperview() } }
    )
  }

  /// The visible cells that the trial change affects.
  private var changedCells: [Place] {
    let shown = isWide ? Array(rows.indices) : rows.indices.filter { $0 == place.row }
    return shown.flatMap { row in
      (0..<columnCount).filter { table?.isChanged(rows[row].gesture, $0) == true }
        .map { Place(row: row, column: $0) }
    }
    .filter { !isWide || columnStart($0.column) >= margin + firstWidth - 1 }
  }

  /// The cell of the first fix.
  private var firstProblem: Place {
    guard let problem = table?.fixes.first?.problem,
      let row = rows.firstIndex(where: { $0.gesture == problem.gesture })
    else { return Place() }
    return Place(row: row, column: problem.column)
  }

  /// The gesture of the selected row.
  var gesture: TriedGesture? { rows.indices.contains(place.row) ? rows[place.row].gesture : nil }

  private var isWide: Bool { bounds.width >= scaled(Self.wideWidth) }
  private var columnCount: Int { min(table?.matrix.columns.count ?? 0, Self.mostColumns) }
  private var rowHeight: CGFloat { scaled(24) }
  private var headHeight: CGFloat { scaled(30) }
  private var firstWidth: CGFloat { scaled(104) }
  private var margin: CGFloat { scaled(14) }

  /// Returns the height for a width.
  func height(at width: CGFloat) -> CGFloat {
    width >= scaled(Self.wideWidth)
      ? headHeight + CGFloat(rows.count) * rowHeight + scaled(4)
      : CGFloat(columnCount + 1) * rowHeight + scaled(4)
  }

  // MARK: - Places

  private func columnWidth(_ column: Int) -> CGFloat {
    guard let words, let table else { return 0 }
    let cells = rows.map { Pen.width(words.word($0.cells[column]), .heading, look) + scaled(28) }
    let title = Pen.width(table.matrix.columns[column].title, .name, look) + scaled(8)
    let isIdle = table.shown.idle.contains { $0.column == column }
    let below = isIdle ? Pen.width(text("never acts", "从不触发"), .caption, look) + scaled(8) : 0
    return min(max(cells.max() ?? 0, title, below, scaled(58)), scaled(112))
  }

  private func columnStart(_ column: Int) -> CGFloat {
    margin + firstWidth - offset + (0..<column).reduce(0) { $0 + columnWidth($1) }
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: self)
    if !isWide, point.y < rowHeight { return step(row: point.x < bounds.midX ? -1 : 1, column: 0) }
    guard let row = row(at: point) else { return }
    select(Place(row: row, column: column(at: point) ?? place.column))
  }

  private func row(at point: CGPoint) -> Int? {
    guard isWide else { return place.row }
    let row = Int(((point.y - headHeight) / rowHeight).rounded(.down))
    return point.y >= headHeight && rows.indices.contains(row) ? row : nil
  }

  private func column(at point: CGPoint) -> Int? {
    guard isWide else {
      let column = Int((point.y / rowHeight).rounded(.down)) - 1
      return (0..<columnCount).contains(column) ? column : nil
    }
    guard point.x >= margin + firstWidth - scaled(6) else { return nil }
    return (0..<columnCount).last { columnStart($0) - scaled(6) <= point.x }
  }

  private func cellFrame(_ place: Place) -> CGRect {
    guard isWide else {
      let top = CGFloat(place.column + 1) * rowHeight
      return CGRect(
        x: bounds.width / 2,
        y: top + 1,
        width: bounds.width / 2 - margin,
        height: rowHeight - 2
      )
    }
    return CGRect(
      x: columnStart(place.column) - scaled(6),
      y: headHeight + CGFloat(place.row) * rowHeight + 1,
      width: columnWidth(place.column),
      height: rowHeight - 2
    )
  }

  private func select(_ place: Place) {
    self.place = place
    let start = columnStart(place.column)
    let end = start + columnWidth(place.column)
    if isWide, end > bounds.width { offset += end - bounds.width }
    if isWide, start < margin + firstWidth { offset -= margin + firstWidth - start }
    setNeedsDisplay()
    onSelect()
  }

  /// Selects another column of the selected row.
  func selectColumn(_ column: Int) {
    // A hidden column cannot be selected.
    if column < columnCount { step(row: 0, column: column - place.column) }
  }

  private func step(row: Int, column: Int) {
    guard !rows.isEmpty, columnCount > 0 else { return }
    select(
      Place(
        row: min(max(0, place.row + row), rows.count - 1),
        column: min(max(0, place.column + column), columnCount - 1)
      )
    )
  }

  // MARK: - Drawing

  override func paint(_ pen: Pen) {
    guard let table, let words, !rows.isEmpty else { return }
    if isWide { paintTable(pen, table, words) } else { paintList(pen, table, words) }
  }

  private func paintTable(_ pen: Pen, _ table: GestureTable, _ words: GestureWords) {
    let idle = Set(table.shown.idle.map(\.column))
    for column in 0..<columnCount where columnStart(column) >= margin + firstWidth - 1 {
      let (x, room) = (columnStart(column), columnWidth(column) - scaled(6))
      let item = table.matrix.columns[column]
      let isIdle = idle.contains(column)
      let color = isIdle ? theme.no : theme.text
      pen.text(item.title, .name, color, x: x, middle: scaled(8), within: room)
      let below = isIdle ? text("never acts", "从不触发") : words.subtitle(of: item)
      pen.text(
        below,
        .caption,
        isIdle ? theme.no : theme.text3,
        x: x,
        middle: scaled(22),
        within: room
      )
    }
    pen.text(text("Gesture", "手势"), .name, theme.text, x: margin, middle: scaled(15))
    for (row, shown) in rows.enumerated() {
      let top = headHeight + CGFloat(row) * rowHeight
      let line = CGRect(x: margin, y: top, width: bounds.width - 2 * margin, height: 1)
      pen.fill(line, theme.line)
      let middle = top + rowHeight / 2
      let role: TextRole = row == place.row ? .strong : .text
      let title = look.text(shown.title)
      pen.text(title, role, theme.text, x: margin, middle: middle, within: firstWidth)
      for column in 0..<columnCount where columnStart(column) >= margin + firstWidth - 1 {
        paint(shown, row, column, in: cellFrame(Place(row: row, column: column)), pen, words)
      }
    }
  }

  private func paintList(_ pen: Pen, _ table: GestureTable, _ words: GestureWords) {
    guard rows.indices.contains(place.row) else { return }
    let shown = rows[place.row]
    let middle = rowHeight / 2
    pen.icon(.previous, theme.text2, at: CGPoint(x: margin + scaled(4), y: middle), side: 12)
    let title = look.text(shown.title)
    let width = pen.width(title, .strong)
    pen.text(title, .strong, theme.text, x: bounds.midX - width / 2, middle: middle)
    let right = CGPoint(x: bounds.width - margin - scaled(4), y: middle)
    pen.icon(.next, theme.text2, at: right, side: 12)
    for column in 0..<columnCount {
      let top = CGFloat(column + 1) * rowHeight
      pen.fill(CGRect(x: margin, y: top, width: bounds.width - 2 * margin, height: 1), theme.line)
      let half = bounds.width / 2
      pen.text(
        words.titles[column],
        .name,
        theme.text,
        x: margin,
        middle: top + rowHeight / 2,
        within: half - margin
      )
      paint(
        shown,
        place.row,
        column,
        in: cellFrame(Place(row: place.row, column: column)),
        pen,
        words
      )
    }
  }

  private func paint(
    _ row: GestureMatrix.ShownRow,
    _ number: Int,
    _ column: Int,
    in rect: CGRect,
    _ pen: Pen,
    _ words: GestureWords
  ) {
    let cell = row.cells[column]
    let isSelected = place == Place(row: number, column: column)
    if isSelected {
      pen.fill(rect, theme.selected, radius: 4)
      pen.frame(rect, theme.accent, radius: 4, width: 2)
    }
    let (icon, usual) = sign(of: cell)
    let color = isSelected && look.kind == .highContrast ? .black : usual
    let word = words.word(cell)
    let middle = rect.midY
    if cell.outcome == .acts {
      let width = scaled(22) + pen.width(word, .heading) + scaled(8)
      let pill = CGRect(
        x: rect.minX + scaled(3),
        y: middle - scaled(9),
        width: min(width, rect.width - scaled(6)),
        height: scaled(18)
      )
      pen.frame(pill, color, radius: pill.height / 2)
    }
    if let icon {
      pen.icon(icon, color, at: CGPoint(x: rect.minX + scaled(14), y: middle), side: 11)
    }
    pen.text(
      word,
      cell.outcome == .acts ? .heading : .caption,
      color,
      x: rect.minX + scaled(22),
      middle: middle,
      within: rect.width - scaled(24)
    )
    guard table?.isChanged(row.gesture, column) == true else { return }
    let dot = CGRect(x: rect.maxX - scaled(7), y: rect.minY + scaled(3), width: 5, height: 5)
    pen.fill(dot, theme.accent, radius: 2.5)
  }

  private func sign(of cell: GestureCell) -> (Icon?, Color) {
    switch cell.outcome {
    case .acts: (.check, theme.yes)
    case .waits: (.clock, theme.text)
    case .cancelled: (.cut, theme.no)
    case .fails: (.cross, theme.text2)
    case .noTouch: (nil, theme.text3)
    }
  }
}

extension GestureMatrixView: FocusStop {
  var focusFrame: CGRect { rows.isEmpty ? bounds : cellFrame(place).intersection(bounds) }

  /// The description of the selected cell.
  var focusName: String {
    guard let words, rows.indices.contains(place.row),
      rows[place.row].cells.indices.contains(place.column)
    else { return Self.name }
    let row = rows[place.row]
    return "\(look.text(row.title)), \(words.titles[place.column]): "
      + words.word(row.cells[place.column])
  }

  func moveFocus(_ right: Int, _ down: Int) -> Bool {
    step(row: isWide ? down : right, column: isWide ? right : down)
    return true
  }

  func activateFocus() { onPlay() }
}

extension GestureMatrixView: Hinting {
  func hint(at point: CGPoint) -> (words: String, frame: CGRect)? {
    guard let table, let words, let column = column(at: point) else { return nil }
    if isWide, point.y < headHeight {
      let idle = table.shown.idle.first { $0.column == column }
      let frame = CGRect(
        x: columnStart(column),
        y: 0,
        width: columnWidth(column),
        height: headHeight
      )
      return (idle.map(words.idle) ?? words.titles[column], frame)
    }
    guard let row = row(at: point) else { return nil }
    let cell = rows[row].cells[column]
    // The texts belong to the visible results, because a trial change has its own recognizers.
    let shownWords = GestureWords(table.shown, in: look.language)
    return (
      shownWords.tip(rows[row].gesture, cell), cellFrame(Place(row: row, column: column))
    )
  }
}
