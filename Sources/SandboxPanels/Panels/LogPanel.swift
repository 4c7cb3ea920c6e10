import DispatchTracing
import Foundation
import Inspector
import TouchKit

/// What happened, nested; filtered, paused, cleared and copied.
final class LogPanel: PanelView, UITextFieldDelegate {
  private let log: EventLog
  private let list = RowList(frame: .zero)
  private let field = UITextField()
  private let problem = UILabel()
  private var pauseButton: UIButton?
  private var shownRevision = -1
  /// The last row that had happened at the moment that the time line shows; nil when all have.
  private var moment: Int?
  /// Which moment that is: the number of its last record, and when the scene began.
  private var momentKey: (sequence: Int, start: TimeInterval)?
  /// The row that was chosen, until the moment follows it.
  private var chosen: Int?
  var onSelect: (NodeID) -> Void = { _ in }
  /// A row was chosen.
  var onChoose: (TraceRecord) -> Void = { _ in }
  var onCopy: (String) -> Void = { _ in }

  init(_ log: EventLog, look: PanelLook) {
    self.log = log
    super.init(.log, look: look)
    list.rowHeight = PanelTheme.rowHeight * look.textScale
    list.font = PanelTheme.listFont(look.textScale)
    list.row = { [weak self] in self?.row(at: $0) ?? PanelRow(text: "") }
    list.onSelect = { [weak self] in self?.choose($0) }
    addSubview(list)
    makeField()
    addButtons()
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  private func makeField() {
    field.backgroundColor = PanelTheme.field
    field.textColor = PanelTheme.text
    field.font = PanelTheme.listFont(look.textScale)
    field.attributedPlaceholder = NSAttributedString(
      string: look.language(
        "filter: phase:cancelled view:card t>1.2",
        "筛选：phase:cancelled view:card t>1.2"
      ),
      attributes: [.foregroundColor: PanelTheme.dim]
    )
    field.accessibilityIdentifier = "filter"
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.applyFilter() }, for: .editingChanged)
    addSubview(field)
    problem.font = PanelTheme.listFont(look.textScale)
    problem.textColor = PanelTheme.warning
    addSubview(problem)
  }

  private func addButtons() {
    _ = addButton(Phrase("Copy", "复制")) { [weak self] in
      guard let self else { return }
      onCopy(log.text)
    }
    _ = addButton(Phrase("Clear", "清除")) { [weak self] in
      self?.log.clear()
      self?.update()
    }
    pauseButton = addButton(Phrase("Pause", "暂停")) { [weak self] in self?.togglePause() }
  }

  private func togglePause() {
    log.isPaused.toggle()
    let text = log.isPaused ? Phrase("Go on", "继续") : Phrase("Pause", "暂停")
    pauseButton?.setTitle(text.text(in: look.language), for: .normal)
    setNeedsLayout()
    update()
  }

  private func applyFilter() {
    do throws(LogFilter.Problem) {
      log.filter = try LogFilter(parsing: field.text ?? "")
      problem.text = ""
    } catch {
      problem.text = error.text(in: look.language)
    }
    setNeedsLayout()
    update()
  }

  /// Puts the insertion point into the filter.
  func beginFiltering() { field.becomeFirstResponder() }

  /// Shows what has come in since; stays at the end if the end was in sight.
  func update() {
    guard log.revision != shownRevision else { return }
    let wasAtEnd = list.isAtEnd && momentKey == nil
    shownRevision = log.revision
    list.rowCount = log.count
    setTitle("\(log.count)")
    list.reload()
    if wasAtEnd { list.scrollToEnd() }
    findMoment()
  }

  /// Marks the last row that had happened at a moment; what comes after it is dimmed.
  func showMoment(_ sequence: Int, since start: TimeInterval) {
    guard momentKey?.sequence != sequence || momentKey?.start != start else { return }
    momentKey = (sequence, start)
    findMoment()
    // The frame has more rows than the one that the user wants to see.
    if let chosen, chosen < log.count { list.select(chosen) }
    chosen = nil
  }

  /// Marks nothing any more.
  func showPresent() {
    guard momentKey != nil else { return }
    (momentKey, moment) = (nil, nil)
    list.select(nil)
    list.reload()
    list.scrollToEnd()
  }

  private func findMoment() {
    guard let momentKey else { return }
    let index = log.lastRow(upTo: momentKey.sequence, since: momentKey.start)
    moment = index ?? -1
    list.select(index)
    list.reload()
  }

  private func row(at index: Int) -> PanelRow {
    guard index < log.count else { return PanelRow(text: "") }
    let row = log[index]
    let isLater = moment.map { index > $0 } ?? false
    let tone: PanelRow.Tone =
      switch row.record.event {
      case _ where isLater: .dim
      case .cancelled, .dropped, .warning, .taken: .warning
      case .delivered: .strong
      default: .plain
      }
    let time = String(format: "%7.3f", row.time)
    return PanelRow(
      text: time + " " + String(repeating: "  ", count: row.depth) + row.text,
      tone: tone
    )
  }

  private func choose(_ index: Int) {
    guard index < log.count else { return }
    if let node = log[index].node { onSelect(node.id) }
    chosen = index
    onChoose(log[index].record)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = textField.resignFirstResponder()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = barHeight
    let hasProblem = problem.text?.isEmpty == false
    field.frame = CGRect(x: 0, y: line, width: bounds.width, height: line)
    problem.frame = CGRect(x: 6, y: 2 * line, width: bounds.width - 12, height: line)
    problem.isHidden = !hasProblem
    let top = hasProblem ? 3 * line : 2 * line
    let place = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    guard list.frame != place else { return }
    list.frame = place
    list.reload()
  }
}

extension LogFilter.Problem {
  /// What is wrong, and what to write.
  fileprivate func text(in language: Language) -> String {
    switch self {
    case .unknownKey(let key):
      let keys = LogFilter.keys.map { "\($0):" }.joined(separator: " ")
      return language("no key '\(key):'; keys: \(keys) t> t<", "没有 '\(key):'；可用：\(keys) t> t<")
    case .notANumber(let text):
      return language("'\(text)' is no number", "'\(text)' 不是数字")
    }
  }
}
