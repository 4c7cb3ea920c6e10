import TouchTrace
import Foundation
import Inspector
import TouchKit

/// The state, requirements and result of each recognizer of the touch, or all gestures at a point.
final class GesturesPanel: BenchView, InspectorPanel {
  /// The data that determine the list.
  private struct Source: Hashable {
    var history: ObjectIdentifier
    var revision: Int
    var treeRevision: Int
    var touches: [OverlayTouch]
  }

  nonisolated static let label = PanelLabel(
    "gestures",
    Phrase("Gestures", "手势"),
    short: Phrase("Gest.", "手势"),
    key: "G"
  )

  private let scroll = UIScrollView()
  private let question: GestureQuestionView
  private let list: RowList
  private let empty: WrappedText
  private var rows: [(row: BenchRow, view: NodeID?)] = []
  /// The names of the recognizers that must fail before each recognizer may recognise.
  private var requirements: [NodeID: [String]] = [:]
  private var source: Source?
  /// The listed history; it is retained so that no other history gets its identity.
  private var history: GestureHistory?
  var onRequest: (WorkbenchRequest) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    list = RowList(look)
    empty = WrappedText(look)
    question = GestureQuestionView(look)
    super.init(look)
    accessibilityIdentifier = "gestures"
    list.accessibilityIdentifier = "gesture-rows"
    list.row = { [weak self] in
      guard let self, rows.indices.contains($0) else { return BenchRow() }
      return rows[$0].row
    }
    list.onSelect = { [weak self] index in
      guard let self, rows.indices.contains(index), let view = rows[index].view else { return }
      onRequest(.select(view))
    }
    addSubview(list)
    addSubview(empty)
    scroll.isHidden = true
    scroll.addSubview(question)
    addSubview(scroll)
    question.onRequest = { [weak self] in self?.onRequest($0) }
    showEmpty()
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// The elements that can have the keyboard focus.
  var stops: [any FocusStop] { question.table == nil ? [list] : question.stops }

  var needs: PanelNeeds { [.views, .gestures] }

  func show(_ contents: PanelContents) {
    showTable(contents.gestureTable)
    let wanted = Source(
      history: ObjectIdentifier(contents.gestures),
      revision: contents.gestures.revision,
      treeRevision: contents.treeRevision,
      touches: contents.touches
    )
    guard wanted != source else { return }
    (source, history) = (wanted, contents.gestures)
    showHistory(contents.gestures, contents.tree, contents.touches)
  }

  /// Closes the graph of all relations if it fills the panel; returns whether it did.
  func closeGraph() -> Bool { question.closeGraph() }

  /// Shows the answer about the gestures at a point instead of the list.
  private func showTable(_ table: GestureTable?) {
    let former = question.table
    guard table?.number != former?.number || table?.revision != former?.revision else { return }
    question.show(table)
    (scroll.isHidden, list.isHidden) = (table == nil, table != nil)
    showEmpty()
    setNeedsLayout()
  }

  /// Shows the sentence for a scene or a point without recognizers.
  private func showEmpty() {
    let words =
      question.table == nil
      ? text("This scene’s views have no recognizers.", "这个场景的视图上没有手势识别器。")
      : text(
        "There is no recognizer at this point. Right-click another point, or press G over it.",
        "这个点上没有手势识别器。请右键点击别处，或在别处按 G。"
      )
    empty.show([.init(text: words, role: .text, color: theme.text3)])
    empty.isHidden = question.table.map { !$0.matrix.isEmpty } ?? !rows.isEmpty
  }

  /// Shows the history of recognizers, and the recognizers of the tree without touches so far.
  private func showHistory(
    _ history: GestureHistory,
    _ tree: TreeSnapshot,
    _ touches: [OverlayTouch]
  ) {
    rows = []
    requirements = [:]
    for view in tree.views {
      for recognizer in view.recognizers {
        requirements[recognizer.node.id] = recognizer.requirements.map(\.name)
      }
    }
    for track in history.tracks { addRows(track, touches) }
    let seen = Set(history.tracks.map(\.recognizer.id))
    for view in tree.views {
      for recognizer in view.recognizers where !seen.contains(recognizer.node.id) {
        addRows(recognizer, of: view)
      }
    }
    showEmpty()
    list.showRows(heights: rows.map(\.row.height))
    setNeedsLayout()
  }

  private func addRows(_ track: GestureHistory.Track, _ touches: [OverlayTouch]) {
    var row = BenchRow(height: 28, indent: 14)
    row.name = track.recognizer.name
    row.isStrong = true
    row.detail = track.view?.name ?? ""
    let state = track.state
    row.chip = BenchRow.Chip(
      kind: Self.sign(of: state),
      text: state.text(in: look.language)
    )
    rows.append((row, track.view?.id))
    if state == .possible,
      let need = GestureNeed.text(of: track.recognizer, touches, in: look.language)
    {
      rows.append((line(text("needs", "需要"), need, .accent), track.view?.id))
    }
    addRelations(of: track.recognizer, track.view?.id)
    for change in track.changes.suffix(12) {
      rows.append((line(change), track.view?.id))
    }
  }

  private func addRows(_ recognizer: RecognizerSnapshot, of view: ViewSnapshot) {
    var row = BenchRow(height: 28, indent: 14)
    row.name = recognizer.node.name
    row.detail = view.node.name
    row.tone = .second
    row.chip = BenchRow.Chip(
      kind: .dash,
      text: recognizer.isEnabled ? text("waiting", "等待") : text("disabled", "已停用")
    )
    rows.append((row, view.node.id))
    addRelations(of: recognizer.node, view.node.id)
  }

  /// Adds the recognizers that must fail first.
  private func addRelations(of recognizer: NodeSnapshot, _ view: NodeID?) {
    for name in requirements[recognizer.id] ?? [] {
      let words = text("waits until \(name) has failed", "等待 \(name) 失败")
      rows.append((line(words, "", .third), view))
    }
  }

  private func line(_ change: GestureHistory.Change) -> BenchRow {
    let text = change.line(in: look.language)
    let parts = text.components(separatedBy: look.language(": ", "："))
    let why = parts.dropFirst().joined(separator: ": ")
    return line(parts.first ?? text, why, change.transition.to == .failed ? .no : .second)
  }

  private func line(_ words: String, _ why: String, _ tone: BenchRow.Tone) -> BenchRow {
    var row = BenchRow(height: 20, indent: 26)
    row.name = words
    row.tone = tone
    row.detail = why
    return row
  }

  private static func sign(of state: GestureTransition.State) -> BenchRow.Chip.Kind {
    switch state {
    case .possible: .ring
    case .began, .changed, .ended: .yes
    case .cancelled, .failed: .no
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = CGRect(
      x: 0,
      y: scaled(8),
      width: bounds.width,
      height: max(0, bounds.height - scaled(8))
    )
    scroll.frame = bounds
    question.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    question.layoutIfNeeded()
    let height = max(bounds.height, question.contentHeight)
    question.frame.size.height = height
    scroll.contentSize = CGSize(width: bounds.width, height: height)
    let width = max(10, bounds.width - scaled(28))
    empty.frame = CGRect(
      x: scaled(14),
      y: scaled(16),
      width: width,
      height: empty.height(at: width)
    )
  }
}
