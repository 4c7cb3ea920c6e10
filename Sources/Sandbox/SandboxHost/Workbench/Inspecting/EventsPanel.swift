import TouchTrace
import Foundation
import Inspector
import TouchKit

/// The events, grouped by moments; they can be filtered, paused, cleared and copied.
final class EventsPanel: BenchView, InspectorPanel {
  nonisolated static let label = PanelLabel("events", Phrase("Events", "事件"), key: "E")

  /// The events, record by record.
  let log = EventLog()
  /// The events of the live scene, grouped by moments.
  let digest: EventDigest
  private let list: RowList
  private let search: BenchField
  private let problem = UILabel()
  private let empty: WrappedText
  /// The first difference of a new code version, and its changed lines.
  private let changes: WrappedText
  private let clearFilter: BenchButton
  private var tools: [BenchButton] = []
  private var shownRevision = (-1, -1)
  /// The visible moment of the time line, and its last line; nil for the present.
  private var moment: (key: PanelContents.Moment, lastLine: Int)?
  private var chosen: Int?
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    digest = EventDigest(language: look.language)
    list = RowList(look)
    search = BenchField(
      look,
      "filter",
      placeholder: look.language(
        "phase:cancelled view:card t>1.2",
        "phase:cancelled view:card t>1.2"
      ),
      key: "/"
    )
    empty = WrappedText(look)
    changes = WrappedText(look)
    clearFilter = BenchButton(
      look,
      "clear-filter",
      BenchButton.Face(title: look.language("Clear filter", "清除筛选"), style: .line)
    )
    super.init(look)
    accessibilityIdentifier = "events"
    list.accessibilityIdentifier = "event-rows"
    list.row = { [weak self] in self?.row(at: $0) ?? BenchRow() }
    list.onSelect = { [weak self] in self?.choose($0) }
    search.onChange = { [weak self] in self?.applyFilter($0) }
    problem.font = TextRole.caption.font(look)
    problem.textColor = theme.no.ui
    problem.numberOfLines = 2
    clearFilter.action = { [weak self] in
      self?.search.field.text = ""
      self?.applyFilter("")
    }
    for view in [search, list, problem, empty, changes, clearFilter] as [UIView] {
      addSubview(view)
    }
    addTools()
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  var stops: [any FocusStop] { [search, list, clearFilter] + tools }

  private func addTools() {
    addTool("events-pause", Phrase("Pause", "暂停")) { [weak self] in self?.togglePause() }
    addTool("events-clear", Phrase("Clear", "清除")) { [weak self] in
      self?.log.clear()
      self?.digest.clear()
      self?.update()
    }
    addTool("events-copy", Phrase("Copy", "复制")) { [weak self] in
      guard let self else { return }
      onRequest(.copy(log.text))
    }
  }

  private func addTool(_ name: String, _ phrase: Phrase, _ action: @escaping () -> Void) {
    let button = BenchButton(look, name, BenchButton.Face(title: look.text(phrase)), action: action)
    tools.append(button)
    addSubview(button)
  }

  private func togglePause() {
    log.isPaused.toggle()
    let phrase = log.isPaused ? Phrase("Resume", "继续") : Phrase("Pause", "暂停")
    tools[0].face.title = look.text(phrase)
    setNeedsLayout()
    update()
  }

  private func applyFilter(_ text: String) {
    do throws(LogFilter.Problem) {
      log.filter = try LogFilter(parsing: text)
      problem.text = ""
    } catch {
      problem.text = error.text(in: look.language)
    }
    setNeedsLayout()
    update()
  }

  /// Starts to edit the filter.
  func beginFiltering() { search.field.becomeFirstResponder() }

  /// Whether single records are listed instead of moments.
  private var isFiltered: Bool { !log.filter.isEmpty || log.isPaused }

  private var lineCount: Int { isFiltered ? log.count : digest.lines.count }

  func show(_ contents: PanelContents) {
    if let moment = contents.moment { showMoment(moment) } else { showPresent() }
    changes.show(contents.state.live.map(changeParagraphs) ?? [])
    setNeedsLayout()
    update()
  }

  // MARK: - Changes of a code version

  /// The largest number of listed changed lines.
  private static let mostLines = 6

  private func changeParagraphs(of live: LiveState) -> [WrappedText.Paragraph] {
    var paragraphs: [WrappedText.Paragraph] = []
    if let difference = live.difference {
      let moment = String(format: "%.2f s", difference.elapsed)
      let title = text("First difference at \(moment)", "\(moment) 处首次不同")
      let words = difference.words.text(in: look.language)
      paragraphs.append(.init(text: title, role: .heading, color: theme.text2))
      paragraphs.append(.init(text: words, role: .text, color: theme.text))
      paragraphs += eventParagraphs(of: difference)
    }
    guard let changes = live.changes, !changes.lines.isEmpty else { return paragraphs }
    let title = text("Changed lines", "改动的行") + "  \(changes.former) → \(changes.new)"
    paragraphs.append(.init(text: title, role: .heading, color: theme.text2, space: 10))
    let hasFiles = Set(changes.lines.map(\.file)).count > 1
    for line in changes.lines.prefix(Self.mostLines) {
      let end = line.text.count > 34 ? "…" : ""
      let place = hasFiles ? "\(line.file):\(line.number)" : "\(line.number)"
      let words = "\(place) \(line.isAdded ? "+" : "−") \(line.text.prefix(34))\(end)"
      let color = line.isAdded ? theme.text : theme.no
      paragraphs.append(.init(text: words, role: .code, color: color, space: 3))
    }
    let rest = changes.lines.count - Self.mostLines
    if rest > 0 {
      let words = text("\(rest) more", "还有 \(rest) 行")
      paragraphs.append(.init(text: words, role: .caption, color: theme.text3, space: 3))
    }
    return paragraphs
  }

  /// Returns the events that only one of the versions has, after the number of common events.
  private func eventParagraphs(of difference: LiveDifference) -> [WrappedText.Paragraph] {
    guard !difference.events.isEmpty else { return [] }
    let count = difference.sameEvents
    let same = text("same as before · \(count) events", "与之前相同 · \(count) 个事件")
    let first = WrappedText.Paragraph(text: same, role: .caption, color: theme.text3, space: 6)
    return [first]
      + difference.events.map { event in
        let sign = event.isNew ? text("+ new", "+ 新增") : text("− gone", "− 消失")
        let words = String(format: "%.2f s", event.elapsed) + "  \(event.text)  \(sign)"
        let color = event.isNew ? theme.accent : theme.no
        return .init(text: words, role: .caption, color: color, space: 3)
      }
  }

  /// Shows new events; scrolls to the end if the end was visible.
  private func update() {
    let revision = (log.revision, isFiltered ? -1 : digest.revision)
    guard revision != shownRevision else { return }
    let wasAtEnd = list.isAtEnd && moment == nil
    shownRevision = revision
    list.showRows(lineCount, height: 20)
    showEmpty()
    if wasAtEnd { list.scrollToEnd() }
    findMoment()
  }

  private func showEmpty() {
    let isEmpty = lineCount == 0
    (empty.isHidden, clearFilter.isHidden) = (!isEmpty, !isEmpty || log.filter.isEmpty)
    let words =
      log.filter.isEmpty
      ? text("Nothing has happened yet.", "还没有发生任何事件。")
      : text("No event matches.", "没有匹配的事件。")
    empty.show([.init(text: words, role: .text, color: theme.text3)])
    setNeedsLayout()
  }

  // MARK: - Moments of the time line

  /// Marks the last line of a moment, and dims the later lines.
  private func showMoment(_ key: PanelContents.Moment) {
    guard moment?.key != key else { return }
    moment = (key, -1)
    findMoment()
    // The frame has more lines than the one that the user chose.
    if let chosen, chosen < lineCount { list.select(chosen) }
    chosen = nil
  }

  /// Removes the mark of a moment.
  private func showPresent() {
    guard moment != nil else { return }
    moment = nil
    list.select(nil)
    list.scrollToEnd()
  }

  private func findMoment() {
    guard let key = moment?.key else { return }
    let index =
      isFiltered
      ? log.lastRow(upTo: key.sequence, since: key.start)
      : lastLine(upTo: key.sequence, since: key.start)
    moment?.lastLine = index ?? -1
    list.select(index)
    list.setNeedsLayout()
  }

  private func lastLine(upTo sequence: Int, since start: TimeInterval) -> Int? {
    digest.lines.lastIndex { line in
      line.record.time < start || line.record.sequence <= sequence
    }
  }

  // MARK: - Rows

  private func row(at index: Int) -> BenchRow {
    guard index < lineCount else { return BenchRow() }
    let isLater = moment.map { index > $0.lastLine } ?? false
    return isFiltered ? recordRow(index, isLater) : lineRow(digest.lines[index], isLater)
  }

  private func lineRow(_ line: EventDigest.Line, _ isLater: Bool) -> BenchRow {
    var row = BenchRow(height: 20, indent: line.isMoment ? 12 : 24)
    row.time = line.isMoment ? line.time.map { String(format: "%.3f", $0) } : ""
    row.name = line.text
    row.isStrong = line.isMoment
    row.tone = isLater ? .third : .first
    row.trailing = line.remark
    row.trailingTone = isLater ? .third : .second
    row.identifier = "event"
    return row
  }

  private func recordRow(_ index: Int, _ isLater: Bool) -> BenchRow {
    let record = log[index]
    var row = BenchRow(height: 20, indent: 12 + CGFloat(min(record.depth, 10)) * 8)
    row.time = String(format: "%.3f", record.time)
    row.name = record.text
    row.tone = isLater ? .third : record.isComplaint ? .no : .first
    row.identifier = "event"
    return row
  }

  private func choose(_ index: Int) {
    guard index < lineCount else { return }
    let (node, record) =
      isFiltered
      ? (log[index].node, log[index].record)
      : (digest.lines[index].node, digest.lines[index].record)
    if let node { onRequest(.select(node.id)) }
    chosen = index
    onRequest(.time(.seekRecord(sequence: record.sequence, time: record.time)))
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = scaled(12)
    search.frame = CGRect(
      x: margin,
      y: scaled(8),
      width: bounds.width - 2 * margin,
      height: scaled(28)
    )
    let hasProblem = problem.text?.isEmpty == false
    problem.isHidden = !hasProblem
    let room = CGSize(width: bounds.width - 2 * margin, height: 100)
    let problemHeight = hasProblem ? problem.sizeThatFits(room).height.rounded(.up) : 0
    problem.frame = CGRect(x: margin, y: scaled(40), width: room.width, height: problemHeight)
    let top = scaled(42) + problemHeight
    let bar = scaled(30)
    let whole = max(0, bounds.height - top - bar)
    let textHeight = changes.height(at: room.width)
    let wanted = textHeight + scaled(20)
    let below = textHeight > 0 && wanted <= whole * 0.7 ? wanted : 0
    let place = CGRect(x: 0, y: top, width: bounds.width, height: whole - below)
    changes.frame = CGRect(
      x: margin,
      y: place.maxY + scaled(10),
      width: room.width,
      height: textHeight
    )
    changes.isHidden = below == 0
    if list.frame != place {
      list.frame = place
      list.showRows(lineCount, height: 20)
    }
    empty.frame = CGRect(x: scaled(14), y: top + 8, width: room.width, height: scaled(18))
    clearFilter.frame = CGRect(
      x: scaled(14),
      y: top + scaled(34),
      width: clearFilter.wantedWidth,
      height: scaled(28)
    )
    var x = margin
    for button in tools {
      button.frame = CGRect(
        x: x,
        y: place.maxY + below + 2,
        width: button.wantedWidth,
        height: bar - 4
      )
      x = button.frame.maxX + scaled(4)
    }
  }

  override func paint(_ pen: Pen) {
    for y in [list.frame.maxY, bounds.maxY - scaled(30)] {
      pen.fill(CGRect(x: 0, y: y, width: bounds.width, height: 1), theme.line)
    }
    let count = text("\(lineCount) lines", "\(lineCount) 行")
    pen.text(
      count,
      .caption,
      theme.text3,
      right: bounds.maxX - scaled(12),
      middle: bounds.maxY - scaled(15)
    )
  }
}

extension EventLog.Row {
  /// Whether the event reports a problem.
  var isComplaint: Bool {
    switch record.event {
    case .warning, .dropped, .cancelled: true
    default: false
    }
  }
}

extension LogFilter.Problem {
  /// Returns the problem of a filter, and the correct syntax.
  fileprivate func text(in language: Language) -> String {
    switch self {
    case .unknownKey(let key):
      let keys = LogFilter.keys.map { "\($0):" }.joined(separator: " ")
      return language("unknown key '\(key):'; use \(keys) t> t<", "未知的键 '\(key):'；可用：\(keys) t> t<")
    case .notANumber(let text):
      return language("'\(text)' is not a number", "'\(text)' 不是数字")
    }
  }
}
